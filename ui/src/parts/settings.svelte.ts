// How this person likes the page: kept in this browser, with what the system says as the default.
import { speak, preferredLanguage, type Language } from '../i18n/index.svelte'

export type Settings = {
  theme: 'classic' | 'modern'
  mode: 'light' | 'dark'
  contrast: 'normal' | 'high'
  print: 'normal' | 'large'
  marks: 'text' | 'pips'
  motion: 'full' | 'reduced'
  /** Which edge of the board has the letters, or no coordinates at all. */
  coordinates: 'rulebook' | 'tournament' | 'off'
  language: Language
  sound: boolean
  vibration: boolean
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem'>
type Chosen = Partial<Settings>

const KEPT = 'tilewright.settings'
const CHOICES: { [Name in keyof Settings]: readonly Settings[Name][] } = {
  theme: ['classic', 'modern'],
  mode: ['light', 'dark'],
  contrast: ['normal', 'high'],
  print: ['normal', 'large'],
  marks: ['text', 'pips'],
  motion: ['full', 'reduced'],
  coordinates: ['rulebook', 'tournament', 'off'],
  language: ['en', 'de'],
  sound: [true, false],
  vibration: [true, false],
}
const SHOWN = ['theme', 'mode', 'contrast', 'print', 'marks', 'motion'] as const

/** What the system prefers, as far as it says. */
export function systemSettings(prefers: (query: string) => boolean, languages: readonly string[]): Settings {
  return {
    theme: 'classic',
    mode: prefers('(prefers-color-scheme: dark)') ? 'dark' : 'light',
    contrast: prefers('(prefers-contrast: more)') ? 'high' : 'normal',
    print: 'normal',
    marks: 'text',
    motion: prefers('(prefers-reduced-motion: reduce)') ? 'reduced' : 'full',
    coordinates: 'rulebook',
    language: preferredLanguage(languages),
    sound: true,
    vibration: true,
  }
}

/** What was kept, without anything that is no choice any more; a shelf that cannot be read holds nothing. */
export function readChosen(shelf: Shelf): Chosen {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEPT) ?? '{}')
    const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {})
    return Object.fromEntries(
      entries.filter(([name, value]) => (CHOICES as Record<string, readonly unknown[]>)[name]?.includes(value)),
    )
  } catch {
    return {}
  }
}

export class SettingsStore {
  #system = $state.raw<Settings>() as Settings
  #chosen = $state.raw<Chosen>({})
  readonly #shelf: Shelf
  readonly now: Settings = $derived({ ...this.#system, ...this.#chosen })

  constructor(shelf: Shelf, system: Settings) {
    this.#shelf = shelf
    this.#system = system
    this.#chosen = readChosen(shelf)
  }

  choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    this.#chosen = { ...this.#chosen, [name]: value }
    try {
      this.#shelf.setItem(KEPT, JSON.stringify(this.#chosen))
    } catch {
      // a browser that keeps nothing still shows what was chosen until it is closed
    }
  }

  /** The system changed its mind; what the person chose stands. */
  follow(system: Settings): void {
    this.#system = system
  }

  /** Shows them on the page. */
  show(root: HTMLElement): void {
    for (const name of SHOWN) root.dataset[name] = this.now[name]
    root.lang = this.now.language
    void speak(this.now.language)
  }
}

const prefers = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches
const fromSystem = (): Settings => systemSettings(prefers, typeof navigator === 'object' ? navigator.languages : [])
const nowhere: Shelf = { getItem: () => null, setItem: () => undefined }

export const settings = new SettingsStore(shelfOfBrowser(), fromSystem())

/** Keep the page as the settings say, for as long as it is open. */
export function applySettings(): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)']
  const follow = (): void => settings.follow(fromSystem())
  for (const query of queries) matchMedia(query).addEventListener('change', follow)
  return $effect.root(() => {
    $effect(() => settings.show(document.documentElement))
  })
}

function shelfOfBrowser(): Shelf {
  try {
    return typeof localStorage === 'object' ? localStorage : nowhere
  } catch {
    return nowhere // a browser may forbid even to ask
  }
}

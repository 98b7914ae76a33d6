// How this person likes the page: kept in this browser, with what the system says as the default.
import { speak, preferredLanguage, type Language } from '../i18n/index.svelte'
import { browserShelf, keep, kept, type Shelf } from './shelf'

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

type Chosen = Partial<Settings>

const KEPT = 'settings'
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
  const before = kept(KEPT, shelf)
  const entries = Object.entries(typeof before === 'object' && before !== null ? before : {})
  return Object.fromEntries(
    entries.filter(([name, value]) => (CHOICES as Record<string, readonly unknown[]>)[name]?.includes(value)),
  )
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

  /** What the person chose, and nothing where the system decides. */
  chosen<Name extends keyof Settings>(name: Name): Settings[Name] | undefined {
    return this.#chosen[name]
  }

  choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    this.#keep({ ...this.#chosen, [name]: value })
  }

  /** From now on as the system has it. */
  leaveToSystem(name: keyof Settings): void {
    const { [name]: _, ...others } = this.#chosen
    this.#keep(others)
  }

  #keep(chosen: Chosen): void {
    this.#chosen = chosen
    keep(KEPT, chosen, this.#shelf)
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

export const settings = new SettingsStore(browserShelf, fromSystem())

/** Keep the page as the settings say, for as long as it is open. */
export function applySettings(): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)']
  const follow = (): void => settings.follow(fromSystem())
  for (const query of queries) matchMedia(query).addEventListener('change', follow)
  return $effect.root(() => {
    $effect(() => settings.show(document.documentElement))
  })
}

// Every text that a person reads or hears. English is always there; another language comes when it is chosen. What the
// terminal says too, as of events, is said in the shared sentences.
import { shown } from '../board/faces'
import { loadSentences, sentence } from './sentences.svelte'

/** One sentence, or one for each form that a count has in the language; `{name}` is the fact of that name. */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>
export type Messages = Readonly<Record<string, Message>>
export type Facts = Readonly<Record<string, string | number>>

const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

// What one page alone says comes with that page, which makes it known.
const english = together(
  import.meta.glob<{ default: Messages }>(
    ['./en/*.ts', '!./en/{bingo,duplicate,gallery,learn,scorekeeper,unbuild}.ts'],
    {
      eager: true,
    },
  ),
)
const others = import.meta.glob<{ default: Messages }>('./de/*.ts')

/** The English texts of a page, before it says any of them. */
export function know(messages: Messages): void {
  Object.assign(english, messages)
}

class Speech {
  language = $state<Language>('en')
  #messages = $state.raw<Messages>(english)
  #plurals = $derived(new Intl.PluralRules(this.language))
  #numbers = $derived(new Intl.NumberFormat(this.language))

  say(key: string, facts: Facts = {}): string {
    const message = this.#messages[key] ?? english[key]
    if (message === undefined) return sentence(key, facts) ?? key
    const count = Number(facts.count ?? 0)
    const text = typeof message === 'string' ? message : (message[this.#plurals.select(count)] ?? message.other ?? key)
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const fact = facts[name]
      return fact === undefined ? hole : typeof fact === 'number' ? this.#written(fact) : shown(fact)
    })
  }

  /** Small whole numbers are written alike everywhere, and a board has hundreds of them. */
  #written(fact: number): string {
    return Number.isInteger(fact) && fact >= 0 && fact < 1000 ? String(fact) : this.#numbers.format(fact)
  }

  async choose(language: Language): Promise<void> {
    if (language === 'en') this.#messages = english
    else {
      const files = Object.entries(others).filter(([path]) => path.startsWith(`./${language}/`))
      const loaded = await Promise.all(files.map(async ([path, load]) => [path, await load()] as const))
      this.#messages = together(Object.fromEntries(loaded))
    }
    this.language = language
  }
}

const speech = new Speech()

/** The sentence for a key, in the language that was chosen: of the page, or of those that it shares with the server. */
export function t(key: string, facts?: Facts): string {
  return speech.say(key, facts)
}

export async function speak(language: Language): Promise<void> {
  await Promise.all([speech.choose(language), loadSentences(language)])
}

/** The language that was chosen, for a voice that reads aloud. */
export function spoken(): Language {
  return speech.language
}

/** The first language of the reader that we speak. */
export function preferredLanguage(wished: readonly string[]): Language {
  const found = wished.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)))
  return found.find((language) => language !== undefined) ?? 'en'
}

function together(files: Record<string, { default: Messages }>): Record<string, Message> {
  return Object.assign({}, ...Object.values(files).map((file) => file.default))
}

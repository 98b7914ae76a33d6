// Asking the server about words: one question at a time, and the newest answer wins.
import { Problem } from '../../net/problem'
import { get, part } from '../../net/rest'
import type { WordsFound, HooksShown, LexiconShown, Meaning } from '../../net/types'

export const MODES = ['word', 'anagrams', 'pattern', 'lists', 'themes'] as const
export type Mode = (typeof MODES)[number]
export const LISTS = ['twos', 'threes', 'q-without-u', 'beginnings', 'endings'] as const
export type List = (typeof LISTS)[number]
/** What the books tell to look for, and how the words of seven letters that have it are asked for. */
export const PARTS = {
  beginnings: ['UN', 'DE', 'RE', 'OUT'],
  endings: ['ES', 'ED', 'ER', 'LY', 'ING', 'ERS', 'IER', 'EST', 'IES'],
} as const
const BINGO = 7
export const bingosWith = (list: keyof typeof PARTS, part: string): string => {
  const rest = '?'.repeat(BINGO - part.length)
  return list === 'beginnings' ? part + rest : rest + part
}

export type Answer =
  | { readonly to: 'word'; readonly hooks: HooksShown; readonly meaning: Meaning }
  | { readonly to: 'words'; readonly words: readonly string[]; readonly more: boolean }

export class Lookup {
  lexicons = $state.raw<readonly LexiconShown[]>([])
  themes = $state.raw<readonly string[]>([])
  lexicon = $state('')
  answer = $state.raw<Answer | null>(null)
  problem = $state.raw<Problem | null>(null)
  busy = $state(false)
  #asked = 0

  constructor(lexicon = 'commons') {
    this.lexicon = lexicon
  }

  /** The game that keeps the book closed. */
  get closedBy(): string | null {
    const game = this.problem?.key === 'book-closed' ? this.problem.facts.game : null
    return typeof game === 'string' ? game : null
  }

  async open(): Promise<void> {
    const [lexicons, themes] = await Promise.all([
      get<LexiconShown[]>('/api/lexicons'),
      get<string[]>('/api/words/themes'),
    ])
    this.lexicons = lexicons
    this.themes = themes
  }

  word(word: string): Promise<void> {
    return this.#ask(async () => {
      const query = { lexicon: this.lexicon, word }
      const [hooks, meaning] = await Promise.all([
        get<HooksShown>('/api/words/hooks', query),
        get<Meaning>('/api/words/meaning', query),
      ])
      return { to: 'word', hooks, meaning }
    })
  }

  anagrams(tiles: string, within: boolean): Promise<void> {
    return this.#list('/api/words/anagrams', { tiles, within })
  }

  pattern(pattern: string): Promise<void> {
    return this.#list('/api/words/pattern', { pattern })
  }

  list(list: List, part: string): Promise<void> {
    if (list === 'beginnings' || list === 'endings') return this.pattern(bingosWith(list, part))
    return this.#list(`/api/words/${list}`, {})
  }

  theme(theme: string): Promise<void> {
    return this.#list(`/api/words/themes/${part(theme)}`, {})
  }

  clear(): void {
    this.#asked++
    this.answer = this.problem = null
    this.busy = false
  }

  #list(path: string, query: Record<string, string | boolean>): Promise<void> {
    return this.#ask(async () => {
      const found = await get<WordsFound>(path, { lexicon: this.lexicon, ...query })
      return { to: 'words', words: found.words, more: found.more }
    })
  }

  async #ask(question: () => Promise<Answer>): Promise<void> {
    const number = ++this.#asked
    this.busy = true
    try {
      const answer = await question()
      if (number !== this.#asked) return
      this.answer = answer
      this.problem = null
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (number !== this.#asked) return
      this.answer = null
      this.problem = problem
    } finally {
      if (number === this.#asked) this.busy = false
    }
  }
}

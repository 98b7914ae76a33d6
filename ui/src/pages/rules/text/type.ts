// What the rules page says in one language.
import type { Edition, Game, Key } from '../sections'

export type RuleText = {
  readonly title: string
  readonly says: readonly string[]
  /** Under the example. */
  readonly caption?: string
  /** What only some editions say, after the rest. */
  readonly by?: Readonly<Record<Edition, string>>
}

/** A question, and what each edition answers to it. */
export type Difference = { readonly asks: string; readonly answers: Readonly<Record<Edition, string>> }

export type Texts = {
  readonly rules: Readonly<Record<Key, RuleText>>
  readonly games: Readonly<Record<Game, { readonly name: string; readonly says: string; readonly minute: string }>>
  readonly asked: readonly (readonly [question: string, key: Key])[]
  readonly differences: readonly Difference[]
}

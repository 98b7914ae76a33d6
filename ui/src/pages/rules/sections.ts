// Which rules there are to read, in their order: the ids they answer for, and the example that shows each.
import { EXAMPLES, type Example } from './examples'

export const GAMES = ['crossword', 'duplicate', 'junior', 'solitaire', 'unbuild', 'bingo'] as const
export type Game = (typeof GAMES)[number]

export const EDITIONS = ['folio', 'tile-lock', 'large-print', 'magnetic'] as const
export type Edition = (typeof EDITIONS)[number]

type Described = {
  readonly key: string
  /** What a refusal may cite. */
  readonly rules: readonly string[]
  /** A rule that players agree on, not one of the book's own. */
  readonly house?: true
  readonly example?: Example
}

export const SECTIONS = [
  { key: 'crossword.start', rules: ['R-1.1', 'R-1.2', 'R-2.1', 'R-2.2', 'R-2.3', 'R-2.4'] },
  { key: 'crossword.turn', rules: ['R-2.5', 'R-2.10', 'R-2.12'] },
  { key: 'crossword.first-word', rules: ['R-2.6'], example: EXAMPLES.horn },
  { key: 'crossword.one-line', rules: ['R-2.7'], example: EXAMPLES.throb },
  { key: 'crossword.later-words', rules: ['R-2.8', 'R-2.9'], example: EXAMPLES.turns },
  { key: 'crossword.blank', rules: ['R-2.11', 'R-4.4'] },
  { key: 'crossword.score', rules: ['R-4.1', 'R-4.2', 'R-4.3'], example: EXAMPLES.conquest },
  { key: 'crossword.seven', rules: ['R-4.5'], example: EXAMPLES.trainer },
  { key: 'crossword.exchange', rules: ['R-2.13'] },
  { key: 'crossword.pass', rules: ['R-2.14'] },
  { key: 'crossword.words', rules: ['R-3.1'] },
  { key: 'crossword.doubt', rules: ['R-3.2', 'R-3.3', 'R-3.4', 'R-3.5', 'R-3.7'] },
  { key: 'crossword.only-valid', rules: ['R-3.6'] },
  { key: 'crossword.end', rules: ['R-4.6', 'R-5.1', 'R-5.2', 'R-5.3'], example: EXAMPLES.left },
  { key: 'crossword.winner', rules: ['R-4.7'] },
  { key: 'crossword.squares', rules: ['R-1.3', 'R-1.4'] },
  { key: 'crossword.break', rules: ['R-13.1', 'R-13.2'] },
  { key: 'crossword.hidden', rules: ['R-13.3'] },
  { key: 'crossword.recycling', rules: ['R-6.1'], house: true },
  { key: 'crossword.open-dictionary', rules: ['R-6.2'], house: true },
  { key: 'crossword.theme', rules: ['R-6.3'], house: true },
  { key: 'crossword.jacks', rules: ['R-6.4'], house: true },
  { key: 'crossword.two-bags', rules: ['R-6.5'], house: true },
  { key: 'crossword.long-racks', rules: ['R-6.6'], house: true },
  { key: 'crossword.move-timer', rules: ['R-7.1'], house: true },
  { key: 'crossword.clock', rules: ['R-7.2'], house: true },
  { key: 'crossword.late-exchange', rules: ['R-7.3'], house: true },
  { key: 'duplicate.same', rules: ['R-9.1'] },
  { key: 'duplicate.slip', rules: ['R-9.2'] },
  { key: 'duplicate.judged', rules: ['R-9.3'] },
  { key: 'duplicate.board', rules: ['R-9.4'] },
  { key: 'duplicate.rack', rules: ['R-9.5'] },
  { key: 'duplicate.end', rules: ['R-9.6'] },
  { key: 'junior.board', rules: ['R-12.1'] },
  { key: 'junior.turn', rules: ['R-12.2'], example: EXAMPLES.jacket },
  { key: 'junior.stuck', rules: ['R-12.3'] },
  { key: 'junior.chips', rules: ['R-12.4'], example: EXAMPLES.goat },
  { key: 'junior.end', rules: ['R-12.5'] },
  { key: 'solitaire.one', rules: ['R-8.1'] },
  { key: 'solitaire.two', rules: ['R-8.2'] },
  { key: 'solitaire.face-up', rules: ['R-8.3'] },
  { key: 'unbuild.take', rules: ['R-10.1'], example: EXAMPLES.farm },
  { key: 'unbuild.stays', rules: ['R-10.2'] },
  { key: 'unbuild.count', rules: ['R-10.3'] },
  { key: 'bingo.card', rules: ['R-11.1'] },
  { key: 'bingo.call', rules: ['R-11.2'] },
] as const satisfies readonly Described[]

export type Key = (typeof SECTIONS)[number]['key']
export type Section = Described & { readonly key: Key }

const ALL: readonly Section[] = SECTIONS

export const sectionsOf = (game: Game): readonly Section[] => ALL.filter(({ key }) => gameOf(key) === game)

export const gameOf = (key: Key): Game => key.split('.')[0] as Game

/** The name of a section on its page, which is the last part of its address. */
export const nameOf = (key: Key): string => key.split('.')[1] ?? ''

export const addressOf = (key: Key): string => `/rules/${gameOf(key)}#${nameOf(key)}`

/** The section that explains a rule: by its id, as a refusal cites it. */
export const sectionFor = (rule: string): Section | null => ALL.find(({ rules }) => rules.includes(rule)) ?? null

export const isGame = (name: string): name is Game => (GAMES as readonly string[]).includes(name)

export const isEdition = (name: string | null | undefined): name is Edition =>
  (EDITIONS as readonly (string | null | undefined)[]).includes(name)

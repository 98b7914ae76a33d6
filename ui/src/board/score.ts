// What tentative tiles would score: it counts and never judges a word.
import { form, isRefusal, refusal, type MadeWord, type Refusal } from './form'
import { premiumAt, valueOf, type Position } from './position'
import { step, type Direction, type Laid, type Square } from './square'
import { WORD_KINDS } from './wordKinds'

/** What of the rules the counting needs. */
export type Terms = {
  readonly rackSize: number
  readonly bonus: readonly (readonly [tiles: number, points: number])[]
  /** For every word of a kind, so many points. */
  readonly wordBonuses?: readonly WordBonus[]
  /** How many letters the first word needs, while it does. */
  readonly least?: number | null
  /** Whether a blank on the board can be swapped for its letter. */
  readonly recycling?: boolean
}

export type WordBonus = { readonly words: string; readonly points: number }
export type CountedWord = MadeWord & { readonly text: string; readonly points: number }
export type Counted = {
  readonly words: readonly CountedWord[]
  readonly bonus: number
  /** What its words earn for their kinds; the points are those of all words of a kind. */
  readonly rewards: readonly WordBonus[]
  readonly points: number
  readonly start: Square
  readonly direction: Direction
}
export type Verdict =
  { readonly play: Counted; readonly refused: null } | { readonly play: null; readonly refused: Refusal }

/** The play as it lies, counted; or the first thing about it that the rules would not have. */
export function count(before: Position, laid: readonly Laid[], terms: Terms, recycled: readonly Laid[] = []): Verdict {
  if (laid.length > terms.rackSize) {
    return refuse(refusal('too-many-tiles', { laid: laid.length, most: terms.rackSize }))
  }
  const formed = form(before.lay(recycled), laid)
  if (isRefusal(formed)) return refuse(formed)
  const [main] = formed.words
  if (!main) return refuse(refusal('one-tile-first'))
  if (terms.least && main.tiles.length < terms.least) {
    return refuse(refusal('opening-too-short', { least: terms.least, letters: main.tiles.length }))
  }
  const words = formed.words.map((word) => ({
    ...word,
    text: word.tiles.toUpperCase(),
    points: pointsOf(word, formed.after, laid),
  }))
  const bonus = terms.bonus.find(([tiles]) => tiles === laid.length)?.[1] ?? 0
  const rewards = rewardsOf(words, terms.wordBonuses ?? [])
  const points = [...words, ...rewards].reduce((sum, one) => sum + one.points, bonus)
  return { play: { words, bonus, rewards, points, start: main.start, direction: main.direction }, refused: null }
}

/** Letter premiums first, then word premiums, and only under tiles laid this turn. */
export function pointsOf(word: MadeWord, board: Position, laid: readonly Laid[]): number {
  let total = 0
  let factor = 1
  for (const [place, tile] of [...word.tiles].entries()) {
    const square = step(word.start, word.direction, place)
    const isNew = laid.some(([row, col]) => row === square.row && col === square.col)
    const premium = premiumAt(board.layout, square)
    total += valueOf(board.tileset, tile) * (isNew ? premium.letter : 1)
    factor *= isNew ? premium.word : 1
  }
  return total * factor
}

function rewardsOf(made: readonly CountedWord[], bonuses: readonly WordBonus[]): WordBonus[] {
  const earned = bonuses.map(({ words, points }) => {
    const isOf = WORD_KINDS[words] ?? (() => false)
    return { words, points: points * made.filter(({ text }) => isOf(text)).length }
  })
  return earned.filter(({ points }) => points > 0)
}

function refuse(refused: Refusal): Verdict {
  return { play: null, refused }
}

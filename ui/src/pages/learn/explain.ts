// How a word comes to its points, square by square.
import { premiumAt, valueOf, type Position } from '../../board/position'
import type { CountedWord } from '../../board/score'
import { step, type Laid, type Square } from '../../board/square'

export type Counted = {
  readonly tile: string
  readonly square: Square
  readonly value: number
  /** What the square makes of the letter, while it is laid this turn. */
  readonly times: number
  readonly isNew: boolean
}
export type Explained = {
  readonly word: CountedWord
  readonly letters: readonly Counted[]
  readonly sum: number
  /** What squares below new tiles make of the word, one after the other. */
  readonly factors: readonly number[]
}

export function explain(word: CountedWord, after: Position, laid: readonly Laid[]): Explained {
  const factors: number[] = []
  const letters = [...word.tiles].map((tile, place) => {
    const square = step(word.start, word.direction, place)
    const isNew = laid.some(([row, col]) => row === square.row && col === square.col)
    const premium = premiumAt(after.layout, square)
    if (isNew && premium.word > 1) factors.push(premium.word)
    return { tile, square, value: valueOf(after.tileset, tile), times: isNew ? premium.letter : 1, isNew }
  })
  const sum = letters.reduce((total, { value, times }) => total + value * times, 0)
  return { word, letters, sum, factors }
}

// Squares and plays as people write them, in two conventions that look alike and mean different things.
import { has, height, width, type Layout } from './position'
import type { Direction, Square } from './square'

/** Which edge of the board has the letters: `8H` has numbered rows, `H8` lettered ones. The row first is across. */
export type Convention = 'tournament' | 'rulebook'

export function write(square: Square, direction: Direction, convention: Convention): string {
  const { row, column } = parts(square, convention)
  return direction === 'across' ? row + column : column + row
}

/** The name of a square by itself. */
export function nameOf(square: Square, convention: Convention): string {
  return write(square, 'across', convention)
}

/** What stands along the top and the left of a board. */
export function edges(layout: Layout, convention: Convention): { columns: string[]; rows: string[] } {
  const upTo = (length: number): number[] => Array.from({ length }, (_, index) => index + 1)
  return {
    columns: upTo(width(layout)).map((col) => parts({ row: 1, col }, convention).column),
    rows: upTo(height(layout)).map((row) => parts({ row, col: 1 }, convention).row),
  }
}

/** The square and the direction that a text means, or null. Small letters are as good as capitals. */
export function read(text: string, convention: Convention, layout: Layout): [Square, Direction] | null {
  const found = /^(?:(?<first>[a-z])(?<after>[1-9]\d?)|(?<before>[1-9]\d?)(?<last>[a-z]))$/i.exec(text.trim())
  if (!found?.groups) return null
  const { first, after, before, last } = found.groups
  const letter = (first ?? last ?? '').toUpperCase().charCodeAt(0) - 64
  const number = Number(after ?? before)
  const isTournament = convention === 'tournament'
  const square = isTournament ? { row: number, col: letter } : { row: letter, col: number }
  if (!has(layout, square)) return null
  return [square, isTournament === (last !== undefined) ? 'across' : 'down']
}

function parts({ row, col }: Square, convention: Convention): { row: string; column: string } {
  return convention === 'tournament'
    ? { row: String(row), column: letterOf(col) }
    : { row: letterOf(row), column: String(col) }
}

function letterOf(number: number): string {
  return String.fromCharCode(64 + number)
}

// Squares, directions and tiles on squares. Rows and columns count from 1, as the board's edge does.

import type { Direction, Laid } from '../net/types/core'

export type { Direction, Laid }
export type Square = { readonly row: number; readonly col: number }

export const BLANK = '?'
/** A square without a tile. */
export const EMPTY = '.'

export function same(one: Square | null, other: Square | null): boolean {
  return one !== null && other !== null && one.row === other.row && one.col === other.col
}

/** So many squares further along a line. */
export function step(square: Square, direction: Direction, places = 1): Square {
  return direction === 'across'
    ? { row: square.row, col: square.col + places }
    : { row: square.row + places, col: square.col }
}

export function otherWay(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across'
}

/** Whether a tile on the board is a blank that stands for a letter. */
export function isBlank(tile: string): boolean {
  return tile !== tile.toUpperCase()
}

/** What a tile on the board is on a rack or in the bag. */
export function faceOf(tile: string): string {
  return isBlank(tile) ? BLANK : tile
}

/** The cells of a board with these tiles on them, in rows of this width. */
export function covered(cells: string, width: number, laid: readonly Laid[]): string {
  const all = [...cells]
  for (const [row, col, tile] of laid) all[(row - 1) * width + col - 1] = tile
  return all.join('')
}

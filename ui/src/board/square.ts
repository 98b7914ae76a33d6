// Squares, directions and tiles on squares. Rows and columns count from 1, as the board's edge does.

export type Square = { readonly row: number; readonly col: number }
export type Direction = 'across' | 'down'

/** One tile on one square, as it goes over the wire; a lower-case tile is a blank that stands for that letter. */
export type Laid = readonly [row: number, col: number, tile: string]

export const BLANK = '?'

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

// Boards and racks that several tests begin from.
import type { Placement } from '../src/board/placement'
import type { Ground } from '../src/board/placing'
import { Position } from '../src/board/position'
import type { Terms } from '../src/board/score'
import type { Laid, Square } from '../src/board/square'
import { STANDARD_LAYOUT, STANDARD_TILES } from '../src/board/standard'

export const LAYOUT = STANDARD_LAYOUT
export const TILES = STANDARD_TILES
export const TERMS: Terms = { rackSize: 7, bonus: [[7, 50]] }

export function at(row: number, col: number): Square {
  return { row, col }
}

/** The standard board with a word across, and the terms of an ordinary game. */
export function ground(word = '', row = 8, col = 8, terms: Terms = TERMS): Ground {
  const laid = [...word].map((tile, place): Laid => [row, col + place, tile])
  return { position: Position.empty(LAYOUT, TILES).lay(laid), terms }
}

/** The rack as it looks: faces, `_` for the slot of a tile that lies on the board, and `.` for an empty one. */
export function rackOf(placement: Placement): string {
  return placement.slots.map((tile) => (tile === null ? '.' : tile.on ? '_' : tile.face)).join('')
}

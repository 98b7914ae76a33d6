// Where a player's own tiles are: on the rack, or tentatively on the board. A placement never changes; each act makes
// another.
import type { Refusal } from './form'
import type { Position } from './position'
import { BLANK, same, type Direction, type Laid, type Square } from './square'

export type RackTile = {
  readonly id: number
  readonly face: string
  /** The square it lies on; on the rack it has none, and its slot waits for it. */
  readonly on: Square | null
  /** The letter a blank was given. */
  readonly as: string
  /** It lies where a blank stood, which came to the rack for it. */
  readonly swapped?: boolean
  /** This blank came from the board, for the tile with that id. */
  readonly inFor?: number
}

export type Placement = {
  readonly slots: readonly (RackTile | null)[]
  readonly cursor: Square | null
  readonly direction: Direction
  /** The tile that was tapped and waits for a square. */
  readonly picked: number | null
  /** Whether the cursor was pointed at, and is not only where the last tile led to. */
  readonly aimed: boolean
  /** The tile that has just followed the others by itself; the next square tapped is meant for it. */
  readonly followed: number | null
  /** The blank that waits for its letter. */
  readonly naming: number | null
  /** Why the last act did nothing. */
  readonly notice: Refusal | null
  readonly next: number
}

/** A rack nobody has touched yet. */
export function dealt(faces: string): Placement {
  const slots = [...faces].map((face, id): RackTile => ({ id, face, on: null, as: '' }))
  const untouched = { cursor: null, direction: 'across', picked: null, naming: null, notice: null } as const
  const taps = { aimed: false, followed: null } as const
  return { ...untouched, ...taps, slots, next: slots.length }
}

export function tilesOf(placement: Placement): RackTile[] {
  return placement.slots.filter((tile) => tile !== null)
}

export function tileBy(placement: Placement, id: number | null): RackTile | null {
  return tilesOf(placement).find((tile) => tile.id === id) ?? null
}

/** The tentative tile on a square. */
export function tentativeAt(placement: Placement, square: Square): RackTile | null {
  return tilesOf(placement).find((tile) => same(tile.on, square)) ?? null
}

/** What stands for a tile on the board: its face, or in lower case the letter of a blank; nothing while it has none. */
export function shown(tile: RackTile): string {
  return tile.face === BLANK ? tile.as.toLowerCase() : tile.face
}

/** The tiles of the play, without those that go where a blank stood. */
export function laidOf(placement: Placement): Laid[] {
  return lying(placement, false)
}

/** The tiles that go where a blank stood. */
export function recycledOf(placement: Placement): Laid[] {
  return lying(placement, true)
}

export function hasTilesOut(placement: Placement): boolean {
  return tilesOf(placement).some((tile) => tile.on)
}

/** Whether a square could take another tile: nothing stands there, and no tentative tile lies there. */
export function isFree(placement: Placement, position: Position, square: Square): boolean {
  return position.at(square) === '' && !tentativeAt(placement, square)
}

/** The placement with one tile changed. */
export function withTile(placement: Placement, id: number, change: Partial<RackTile>): Placement {
  const slots = placement.slots.map((tile) => (tile?.id === id ? { ...tile, ...change } : tile))
  return { ...placement, slots }
}

export function noticed(placement: Placement, notice: Refusal): Placement {
  return { ...placement, notice }
}

function lying(placement: Placement, swapped: boolean): Laid[] {
  const laid = tilesOf(placement).filter((tile) => tile.on && shown(tile) && Boolean(tile.swapped) === swapped)
  return laid
    .map((tile): Laid => [tile.on?.row ?? 0, tile.on?.col ?? 0, shown(tile)])
    .sort(([row, col], [otherRow, otherCol]) => row - otherRow || col - otherCol)
}

// Laying tiles and taking them back. What a tile may lie on is asked of the position; what it makes is not asked here.
import { refusal } from './form'
import { has, lettersOf, type Position } from './position'
import { isFree, noticed, tentativeAt, tileBy, tilesOf, withTile, type Placement, type RackTile } from './placement'
import type { Terms } from './score'
import { BLANK, same, step, type Direction, type Square } from './square'

/** What lies under a player's hands: the board as it stands, and the terms of the game. */
export type Ground = { readonly position: Position; readonly terms: Terms }

/** Lay a tile, or move one; a tentative tile already there goes back. A blank then waits for its letter. */
export function place(placement: Placement, ground: Ground, id: number, square: Square, as = ''): Placement {
  const tile = tileBy(placement, id)
  if (!tile || !has(ground.position.layout, square)) return noticed(placement, refusal('off-board', { ...square }))
  if (same(tile.on, square)) return quiet(placement)
  const standing = ground.position.at(square)
  const swapping = mayTakeBlank(ground, square, tile)
  if (standing && !swapping) return noticed(placement, refusal('square-taken', { ...square, tile: standing }))
  const other = tentativeAt(placement, square)
  let next = other ? recall(placement, other.id) : placement
  next = tile.swapped ? recall(next, id) : next
  next = swapping ? takeBlank(next, tile, square) : withTile(next, id, { on: square, as: as || tile.as })
  const unnamed = tile.face === BLANK && !as && !tile.as
  return { ...quiet(next), direction: lineOf(next, square), picked: null, naming: unnamed ? id : null }
}

/** Give the blank that waits for it a letter. */
export function nameBlank(placement: Placement, ground: Ground, letter: string): Placement {
  const { naming } = placement
  const known = lettersOf(ground.position.tileset).includes(letter.toUpperCase())
  if (naming === null || !known) return placement
  return { ...withTile(placement, naming, { as: letter.toUpperCase() }), naming: null, notice: null }
}

/** Take a tile back to its slot. */
export function recall(placement: Placement, id: number): Placement {
  const guest = tilesOf(placement).find((tile) => tile.inFor === id)
  const slots = placement.slots.flatMap((tile) => {
    if (guest && tile?.id === guest.id) return [] // the blank that was had for this tile stands on the board again
    return [tile?.id === id ? home(tile) : tile]
  })
  const { naming, picked } = placement
  const gone = (waiting: number | null): boolean => waiting === id || (guest !== undefined && waiting === guest.id)
  return {
    ...quiet(placement),
    slots,
    naming: gone(naming) ? null : naming,
    picked: gone(picked) ? null : picked,
  }
}

export function recallAll(placement: Placement): Placement {
  const out = tilesOf(placement).filter((tile) => tile.on)
  const first = out.map((tile) => tile.on).sort(byPlace)[0] ?? placement.cursor
  const back = out.reduce((next, tile) => recall(next, tile.id), placement)
  return { ...quiet(back), cursor: first, aimed: false, followed: null, picked: null, naming: null }
}

/** The next square along the direction that can take a tile, or none before the edge. */
export function nextFree(placement: Placement, ground: Ground, from: Square): Square | null {
  let square = from
  while (has(ground.position.layout, square)) {
    if (isFree(placement, ground.position, square)) return square
    square = step(square, placement.direction)
  }
  return null
}

/** Lay a tile and go on along the direction, as when typing. */
export function placeAndGoOn(placement: Placement, ground: Ground, id: number, square: Square, as = ''): Placement {
  const next = place(placement, ground, id, square, as)
  if (next.notice) return next
  return { ...next, cursor: nextFree(next, ground, square) ?? square }
}

export function quiet(placement: Placement): Placement {
  return placement.notice ? { ...placement, notice: null } : placement
}

export function mayTakeBlank(ground: Ground, square: Square, tile: RackTile): boolean {
  return Boolean(ground.terms.recycling) && ground.position.blankFor(square, tile.face)
}

function takeBlank(placement: Placement, tile: RackTile, square: Square): Placement {
  const blank: RackTile = { id: placement.next, face: BLANK, on: null, as: '', inFor: tile.id }
  const slots = placement.slots.flatMap((one) =>
    one?.id === tile.id ? [{ ...one, on: square, swapped: true }, blank] : [one],
  )
  return { ...placement, slots, next: placement.next + 1 }
}

function home({ id, face, inFor }: RackTile): RackTile {
  return inFor === undefined ? { id, face, on: null, as: '' } : { id, face, on: null, as: '', inFor }
}

/** Two tiles in a row or column say which way the play goes. */
function lineOf(placement: Placement, square: Square): Direction {
  const others = tilesOf(placement).filter((tile) => tile.on && !tile.swapped && !same(tile.on, square))
  if (!others.length) return placement.direction
  if (others.every((tile) => tile.on?.row === square.row)) return 'across'
  return others.every((tile) => tile.on?.col === square.col) ? 'down' : placement.direction
}

function byPlace(one: Square | null, other: Square | null): number {
  return (one?.row ?? 0) - (other?.row ?? 0) || (one?.col ?? 0) - (other?.col ?? 0)
}

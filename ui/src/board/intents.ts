// What keys, taps and drags mean on the board, and what each does to a placement.
import { refusal } from './form'
import { centreOf, has, height, width } from './position'
import { mayTakeBlank, nameBlank, nextFree, place, placeAndGoOn, quiet, recall, recallAll } from './placing'
import type { Ground } from './placing'
import { noticed, tentativeAt, tileBy, tilesOf, type Placement, type RackTile } from './placement'
import { moveTo, shuffle, sort } from './rack'
import { BLANK, isBlank, otherWay, same, step, type Direction, type Square } from './square'

export type Way = 'up' | 'down' | 'left' | 'right' | 'home' | 'end'

export type Intent =
  | { do: 'move'; way: Way }
  | { do: 'turn' }
  | { do: 'type'; letter: string; blank: boolean }
  | { do: 'back' }
  | { do: 'tap-tile'; id: number }
  | { do: 'tap-square'; square: Square }
  | { do: 'drop-on-square'; id: number; square: Square }
  | { do: 'drop-on-rack'; id: number; slot: number }
  | { do: 'name-blank'; letter: string }
  | { do: 'recall'; id: number }
  | { do: 'recall-all' }
  | { do: 'shuffle' }
  | { do: 'sort' }

/** The placement after an intent; one that makes no sense changes nothing and leaves a notice. */
export function act(placement: Placement, intent: Intent, ground: Ground, random = Math.random): Placement {
  const next = done(placement, intent, ground, random)
  const isSame = next.followed !== null && next.followed === placement.followed
  return isSame && intent.do !== 'name-blank' ? { ...next, followed: null } : next // it could be corrected once
}

function done(placement: Placement, intent: Intent, ground: Ground, random: () => number): Placement {
  switch (intent.do) {
    case 'move':
      return moved(quiet(placement), intent.way, ground)
    case 'turn':
      return { ...quiet(placement), direction: otherWay(placement.direction), aimed: true }
    case 'type':
      return typed(quiet(placement), intent.letter, intent.blank, ground)
    case 'back':
      return takenBack(quiet(placement))
    case 'tap-tile':
      return tileTapped(quiet(placement), intent.id, ground)
    case 'tap-square':
      return squareTapped(quiet(placement), intent.square, ground)
    case 'drop-on-square':
      return dropped(place(quiet(placement), ground, intent.id, intent.square), ground, intent.square)
    case 'drop-on-rack':
      return moveTo(quiet(placement), intent.id, intent.slot)
    case 'name-blank':
      return nameBlank(placement, ground, intent.letter)
    case 'recall':
      return recall(placement, intent.id)
    case 'recall-all':
      return recallAll(placement)
    case 'shuffle':
      return shuffle(placement, random)
    case 'sort':
      return sort(placement, ground.position.tileset)
  }
}

/** Where the cursor is, or would be: a player who has not touched the board begins at its centre. */
export function cursorOf(placement: Placement, ground: Ground): Square {
  return placement.cursor ?? centreOf(ground.position.layout)
}

function moved(placement: Placement, way: Way, { position }: Ground): Placement {
  const { row, col } = placement.cursor ?? centreOf(position.layout)
  const to = {
    up: { row: row - 1, col },
    down: { row: row + 1, col },
    left: { row, col: col - 1 },
    right: { row, col: col + 1 },
    home: { row, col: 1 },
    end: { row, col: width(position.layout) },
  }[way]
  const clamped = { row: clamp(to.row, height(position.layout)), col: clamp(to.col, width(position.layout)) }
  return { ...placement, cursor: clamped, aimed: true }
}

function typed(placement: Placement, letter: string, blank: boolean, ground: Ground): Placement {
  const square = cursorOf(placement, ground)
  const held = tilesOf(placement).filter((tile) => !tile.on)
  const tile = held.find(({ face }) => face === (blank ? BLANK : letter))
  const standing = ground.position.at(square)
  const swaps = tile && mayTakeBlank(ground, square, tile)
  if (standing && standing.toUpperCase() === letter && !(isBlank(standing) && swaps)) {
    const further = step(square, placement.direction) // typing along a word that stands there
    return { ...placement, cursor: has(ground.position.layout, further) ? further : square }
  }
  if (standing && !swaps) return noticed(placement, refusal('square-taken', { ...square, tile: standing }))
  if (!tile) return noticed(placement, refusal('tile-not-held', { tiles: blank ? BLANK : letter }))
  const target = swaps ? square : nextFree(placement, ground, square)
  if (!target) return noticed(placement, refusal('off-board', { ...step(square, placement.direction) }))
  return placeAndGoOn(placement, ground, tile.id, target, blank ? letter : '')
}

/** Backspace takes back the tile under the cursor, or else the nearest one before it on the line. */
function takenBack(placement: Placement): Placement {
  const { cursor, direction } = placement
  if (!cursor) return placement
  const here = tentativeAt(placement, cursor)
  const before = here ?? nearestBefore(placement, cursor, direction)
  return before ? { ...recall(placement, before.id), cursor: before.on } : placement
}

function nearestBefore(placement: Placement, cursor: Square, direction: Direction): RackTile | null {
  const place = (square: Square): number => (direction === 'across' ? square.col : square.row)
  const line = (square: Square): number => (direction === 'across' ? square.row : square.col)
  const before = tilesOf(placement).filter(({ on }) => on && line(on) === line(cursor) && place(on) < place(cursor))
  return before.toSorted((one, other) => place(other.on ?? cursor) - place(one.on ?? cursor))[0] ?? null
}

/**
 * With an aim on the board a tapped tile goes there, and so it does where two tiles say which way the play goes. After
 * a single tile nobody knows: the next one waits for its square.
 */
function tileTapped(placement: Placement, id: number, ground: Ground): Placement {
  const tile = tileBy(placement, id)
  if (!tile) return placement
  if (tile.on) return { ...recall(placement, id), cursor: tile.on, aimed: false }
  if (placement.picked === id) return { ...placement, picked: null }
  const { cursor, aimed } = placement
  const goesOn = aimed || tilesOf(placement).filter(({ on }) => on).length > 1
  const aim = cursor && goesOn ? nextFree(placement, ground, cursor) : null
  if (!aim) return { ...placement, picked: id }
  return { ...placeAndGoOn(placement, ground, id, aim), aimed, followed: aimed ? null : id }
}

function squareTapped(placement: Placement, square: Square, ground: Ground): Placement {
  const lying = tentativeAt(placement, square)
  const followed = tileBy(placement, placement.followed)
  if (lying && lying.id === followed?.id) return placement // it lies where it was meant to
  if (lying) return { ...recall(placement, lying.id), cursor: square, aimed: false }
  const meant = tileBy(placement, placement.picked) ?? followed
  if (meant) return { ...placeAndGoOn(placement, ground, meant.id, square), aimed: false }
  if (same(placement.cursor, square)) return { ...placement, direction: otherWay(placement.direction), aimed: true }
  return has(ground.position.layout, square) ? { ...placement, cursor: square, aimed: true } : placement
}

function dropped(placement: Placement, ground: Ground, square: Square): Placement {
  if (placement.notice) return placement
  return { ...placement, cursor: nextFree(placement, ground, square) ?? square, aimed: false }
}

function clamp(value: number, most: number): number {
  return Math.max(1, Math.min(most, value))
}

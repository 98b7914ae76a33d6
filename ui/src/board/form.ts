// The words that tiles make where they lie, or why they cannot lie there. The keys are those of the rules; whether a
// word is a word is never asked here.
import { Position, centreOf, has, knows } from './position'
import type { JudgedHere } from '../net/types/keys'
import { EMPTY, otherWay, same, step, type Direction, type Laid, type Square } from './square'

export type Refusal<Key extends string = JudgedHere> = {
  readonly key: Key
  readonly facts: Readonly<Record<string, unknown>>
}
export type MadeWord = { readonly tiles: string; readonly start: Square; readonly direction: Direction }
export type Formed = { readonly after: Position; readonly words: readonly MadeWord[] }

export function refusal<Key extends string = JudgedHere>(key: Key, facts: Record<string, unknown> = {}): Refusal<Key> {
  return { key, facts }
}

export function isRefusal(value: Formed | Refusal): value is Refusal {
  return 'key' in value
}

/** Lay the tiles, or refuse: R-2.6 (centre), R-2.7 (one line, no gap, touching). The line of the play comes first. */
export function form(before: Position, laid: readonly Laid[]): Formed | Refusal {
  const [first] = laid
  if (!first) return refusal('no-tiles')
  const bad = badSquare(before, laid)
  if (bad) return bad
  const rows = new Set(laid.map(([row]) => row))
  const cols = new Set(laid.map(([, col]) => col))
  if (rows.size > 1 && cols.size > 1) return refusal('not-in-line', { squares: laid.map(squareOf) })
  const main: Direction = rows.size > 1 ? 'down' : 'across'
  const after = before.lay(laid)
  const loose = gap(after, laid, main) ?? adrift(before, laid)
  if (loose) return loose
  const words = [wordThrough(after, squareOf(first), main)]
  for (const one of laid) words.push(wordThrough(after, squareOf(one), otherWay(main)))
  const made = words.filter((word) => word !== null)
  return made.length ? { after, words: made } : refusal('one-tile-first')
}

/** The run of tiles through a square, if it is a word at all. */
export function wordThrough(position: Position, square: Square, direction: Direction): MadeWord | null {
  const [line, place] = position.line(square, direction)
  const start = line.lastIndexOf(EMPTY, place) + 1
  const end = line.indexOf(EMPTY, place)
  const tiles = line.slice(start, end < 0 ? line.length : end)
  return tiles.length > 1 ? { tiles, start: step(square, direction, start - place), direction } : null
}

function squareOf([row, col]: Laid): Square {
  return { row, col }
}

function badSquare(before: Position, laid: readonly Laid[]): Refusal | null {
  if (new Set(laid.map(([row, col]) => `${row},${col}`)).size < laid.length) return refusal('square-twice')
  for (const [row, col, tile] of laid) {
    if (!has(before.layout, { row, col })) return refusal('off-board', { row, col })
    if (!knows(before.tileset, tile)) return refusal('unknown-tile', { tile })
    const standing = before.at({ row, col })
    if (standing) return refusal('square-taken', { row, col, tile: standing })
  }
  return null
}

function gap(after: Position, laid: readonly Laid[], main: Direction): Refusal | null {
  const places = laid.map(([row, col]) => (main === 'across' ? col : row))
  const [line] = after.line(squareOf(laid[0] as Laid), main)
  const between = line.slice(Math.min(...places) - 1, Math.max(...places))
  return between.includes(EMPTY) ? refusal('gap', { squares: laid.map(squareOf) }) : null
}

function adrift(before: Position, laid: readonly Laid[]): Refusal | null {
  if (before.isEmpty) {
    const centre = centreOf(before.layout)
    return laid.some((one) => same(squareOf(one), centre)) ? null : refusal('off-centre', { ...centre })
  }
  return laid.some((one) => touches(before, squareOf(one))) ? null : refusal('not-touching')
}

function touches(before: Position, square: Square): boolean {
  const sides: [Direction, number][] = [
    ['across', -1],
    ['across', 1],
    ['down', -1],
    ['down', 1],
  ]
  return sides.some(([direction, places]) => before.at(step(square, direction, places)) !== '')
}

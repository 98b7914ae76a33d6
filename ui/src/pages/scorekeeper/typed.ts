// A play as it is typed: the whole word from the square that was tapped, or `8H WORD` with the row first for across.
import { read } from '../../board/coordinates'
import { refusal, type Refusal } from '../../board/form'
import { has, knows, type Position } from '../../board/position'
import { step, type Direction, type Laid, type Square } from '../../board/square'

/** Where a word begins that is typed without its place, and which of its letters are blanks. */
export type Aim = { readonly start: Square; readonly direction: Direction; readonly blanks?: readonly number[] }

/** A word alone is typed as on paper, and its letters stand for tiles whether they are capitals or not. */
export const isWordAlone = (text: string): boolean => /^\p{L}+$/u.test(text.trim())

/** After `8H` a blank is in lower case, and a dot or its letter stands for a tile that lies there. */
export function typedPlay(text: string, position: Position, aim: Aim): Laid[] | Refusal<string> {
  if (isWordAlone(text)) return laidFrom(aim, asTiles(text.trim(), aim), position)
  const [at = '', word = '', ...more] = text.trim().split(/\s+/)
  const found = read(at, 'tournament', position.layout)
  if (!found || !word || more.length) return refusal('typed-badly')
  const [start, direction] = found
  return laidFrom({ start, direction }, [...word], position)
}

const asTiles = (word: string, { blanks = [] }: Aim): string[] =>
  [...word.toUpperCase()].map((letter, place) => (blanks.includes(place) ? letter.toLowerCase() : letter))

function laidFrom({ start, direction }: Aim, tiles: readonly string[], position: Position): Laid[] | Refusal<string> {
  const laid: Laid[] = []
  for (const [place, tile] of tiles.entries()) {
    const square = step(start, direction, place)
    if (!has(position.layout, square)) return refusal('off-board')
    const standing = position.at(square)
    if (standing && tile !== '.' && tile.toUpperCase() !== standing.toUpperCase()) {
      return refusal('other-tile', { tile: standing.toUpperCase(), typed: tile.toUpperCase() })
    }
    if (!standing && !knows(position.tileset, tile)) return refusal('typed-badly')
    if (!standing) laid.push([square.row, square.col, tile])
  }
  return laid
}

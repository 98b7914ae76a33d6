// Tiles as a multiset, as the server has them. A hidden tile is a face of its own.
import { faceOf } from '../board/square'
import type { Laid, TileSet, Tiles } from '../net/types'

export const HIDDEN = '*'

export const NO_TILES: Tiles = { faces: '', veiled: false }

/** By code point, as the server sorts; not as a language does. */
const inOrder = (faces: string): string =>
  [...faces].sort((one, other) => (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)).join('')

export const count = (faces: string): number => [...faces].length

export function pile(faces: string, veiled = false): Tiles {
  return { faces: veiled ? HIDDEN.repeat(count(faces)) : inOrder(faces), veiled }
}

export const veil = (tiles: Tiles): Tiles => pile(tiles.faces, true)

/** What joins a veiled pile is hidden too. */
export function put(tiles: Tiles, faces: string): Tiles {
  return faces ? pile(tiles.faces + faces, tiles.veiled) : tiles
}

/** A veiled pile gives up any; what is not there is not taken. */
export function take(tiles: Tiles, faces: string): Tiles {
  if (!faces) return tiles
  if (tiles.veiled) return pile(tiles.faces.slice(count(faces)), true)
  return { faces: [...faces].reduce((left, face) => left.replace(face, ''), tiles.faces), veiled: false }
}

/** What the tiles on these squares are on a rack or in the bag. */
export const facesOf = (laid: readonly Laid[]): string => laid.map(([, , tile]) => faceOf(tile)).join('')

/** All tiles of a set. */
export const bagOf = (set: TileSet): Tiles => pile(set.kinds.map(([letter, many]) => letter.repeat(many)).join(''))

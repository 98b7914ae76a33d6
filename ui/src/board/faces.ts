// Tiles that one character cannot write, as CH in Spanish: inside the program each has a character of its own.
import { FACES } from '../net/types/faces'
import { lettersOf } from './position'
import type { TileSet } from '../net/types/core'

const STAND_IN = /[\u2C00-\u2C5F]/g

/** Tiles or words as people read them. */
export function shown(tiles: string): string {
  return tiles.replace(STAND_IN, (tile) => FACES[tile] ?? tile)
}

/** The letter of a key, as the set has it. Digits are for the tiles of several letters, in the order of the alphabet. */
export function letterFor(key: string, tileset: TileSet): string | null {
  const letters = lettersOf(tileset)
  const several = letters.filter((letter) => shown(letter).length > 1)
  if (/^[1-9]$/.test(key)) return several[Number(key) - 1] ?? null
  const odd = letters.find((letter) => [letter, letter.toLowerCase()].some((one) => FACES[one] === key))
  if (odd) return odd
  const letter = [...key].length === 1 ? key.toUpperCase() : ''
  return letters.includes(letter) ? letter : null
}

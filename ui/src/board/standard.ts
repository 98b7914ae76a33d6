// The board and the tiles that most games are played with.
import type { Layout, TileSet } from './position'

export const STANDARD_LAYOUT: Layout = {
  name: 'standard',
  rows: [
    'T..d...T...d..T',
    '.D...t...t...D.',
    '..D...d.d...D..',
    'd..D...d...D..d',
    '....D.....D....',
    '.t...t...t...t.',
    '..d...d.d...d..',
    'T..d...*...d..T',
    '..d...d.d...d..',
    '.t...t...t...t.',
    '....D.....D....',
    'd..D...d...D..d',
    '..D...d.d...D..',
    '.D...t...t...D.',
    'T..d...T...d..T',
  ],
}

export const STANDARD_TILES: TileSet = {
  name: 'english',
  kinds: kindsOf(`
    ?2x0  A9x1  B2x3  C2x3  D4x2  E12x1 F2x4  G3x2  H2x4
    I9x1  J1x8  K1x5  L4x1  M2x3  N6x1  O8x1  P2x3  Q1x10
    R6x1  S4x1  T6x1  U4x1  V2x4  W2x4  X1x8  Y2x4  Z1x10
  `),
  vowels: 'AEIOU',
}

/** Read `A9x1 B2x3 ...`: the letter, how many, and the value of each. */
export function kindsOf(text: string): TileSet['kinds'] {
  return [...text.matchAll(/(\S)(\d+)x(\d+)/g)].map(([, letter = '', count, value]) => [
    letter,
    Number(count),
    Number(value),
  ])
}

// A game in the middle, for looking at: the board of the reference pictures.
import { Hand } from '../../board/hand.svelte'
import type { Ground } from '../../board/placing'
import { Position } from '../../board/position'
import type { Square } from '../../board/square'
import { STANDARD_LAYOUT, STANDARD_TILES } from '../../board/standard'
import type { PadEntry } from '../../parts/scores/pad'

const FULL = [
  '...........Q...',
  '...........U.I.',
  '.........AGING.',
  '..REVILE..IT.N.',
  '....I.....V..I.',
  '....OM..AWE..TA',
  '.C..LEAPT.N.BET',
  '.R.BARGE..S.ADO',
  '.A.R.CON....D.N',
  '.ZOo.Y.......ME',
  '.I.T.........O.',
  'PE.H........XU.',
  'IRK.........US.',
  'N............Y.',
  'T..............',
]

export const LAST: Square[] = [7, 8, 9].map((row) => ({ row, col: 13 }))

export function ground(): Ground {
  const position = new Position(STANDARD_LAYOUT, STANDARD_TILES, FULL.join(''))
  return { position, terms: { rackSize: 7, bonus: [[7, 50]] } }
}

const HOVE = [
  [2, 5, 9],
  [3, 5, 10],
  [5, 5, 12],
] as const
const PREMIUMS = [
  [2, 12, 8],
  [3, 12, 9],
  [4, 12, 10],
  [5, 12, 11],
  [6, 12, 12],
] as const

/** The reference play, HOVE, or a play on premium squares. */
export function hand(onPremiums = false): Hand {
  const made = new Hand(ground(), '?JHOLEA')
  for (const [id, row, col] of onPremiums ? PREMIUMS : HOVE) {
    made.act({ do: 'drop-on-square', id, square: { row, col } })
  }
  return made
}

const pad = (tiles: string, at: string, points: number, total: number, is?: PadEntry['is']): PadEntry =>
  is ? { tiles, at, points, total, is } : { tiles, at, points, total }

export const ROUNDS: (PadEntry | null)[][] = [
  [pad('BARGE', 'H4', 22, 22), pad('BRoTH', '4H', 20, 20)],
  [pad('ZOO', 'J2', 32, 54), pad('CRAZIER', '2G', 18, 38)],
  [pad('MERCY', '6F', 26, 80), pad('IRK', 'M1', 14, 52)],
  [pad('PINT', '1L', 34, 114), pad('LEAPT', 'G5', 19, 71)],
  [pad('AW', 'F9', 15, 129), pad('GIVENS', '11C', 26, 97)],
  [pad('CON', 'I6', 16, 145), pad('AGING', 'C10', 14, 111)],
  [pad('VIOLA', '5D', 20, 165), pad('IGNITED', '14B', 22, 133)],
  [pad('ATONE', '15F', 28, 193), pad('REVILE', 'D3', 20, 153)],
  [pad('QUIT', '12A', 50, 243), pad('MOUSY', '14J', 42, 195)],
  [pad('XU', '13L', 31, 274), pad('BAD', '13G', 23, 218, 'last')],
  [pad('HOVE', 'E9', 35, 309, 'tentative'), null],
]

const LEFT: Record<string, number> = { A: 1, D: 2, E: 3, F: 2, I: 1, L: 1, O: 1, R: 1, S: 2, U: 1, W: 1, '?': 1 }
export const UNSEEN = STANDARD_TILES.kinds
  .map(([face]) => ({ face, count: LEFT[face] ?? 0 }))
  .toSorted((one, other) => Number(one.face === '?') - Number(other.face === '?'))

// Bingo as the server writes it.
import type { TileSet } from '../types'

export type BingoRules = {
  tileset: TileSet
  calling: { type: 'by-program' } | { type: 'by-person'; seat: number; plays: boolean; names_tiles: boolean }
  striking: 'by-hand' | 'by-itself'
  seats: [number, number]
}

/** Places count from 0 to 13, through both words. A hidden card shows nothing, not even what is struck. */
export type Card = { words: string[]; struck: number[] }

export type BingoStarted = { is: 'started'; rules: BingoRules; players: string[]; commitment: string; at: number }
export type BingoEnded = {
  is: 'ended'
  why: 'bingo' | 'all-drawn' | 'resigned'
  cards: (Card | null)[]
  winners: number[]
  seed: string
}

export type BingoView = {
  rules: BingoRules
  players: string[]
  commitment: string
  cards: (Card | null)[]
  called: string
  ready: number[]
  claimed: number[]
  gone: number[]
  rolled: number
  end: BingoEnded | null
  seat: number | null
}

export type BingoEvent =
  | BingoStarted
  | { is: 'wrote'; seat: number; words: string[] }
  | { is: 'dealt'; seat: number; words: string[]; picks: [number, number][]; among: number }
  | { is: 'called'; tile: string }
  | { is: 'struck'; seat: number; place: number | null }
  | { is: 'readied'; seat: number }
  | { is: 'claimed'; seat: number }
  | { is: 'resigned'; seat: number; absent: boolean }
  | BingoEnded

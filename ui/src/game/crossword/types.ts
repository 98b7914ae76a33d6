// The standard game as the server writes it.
import type { Board, Clocks, Laid, Layout, Tiles, TileSet } from '../types'

export type Checking =
  | { type: 'at-once' }
  | {
      type: 'on-challenge'
      covers: 'whole-play' | 'named-words'
      wrong: { type: 'none' } | { type: 'lose-turn' } | { type: 'points'; points: number }
    }
export type Clock = { type: 'untimed' } | { type: 'per-move'; limit: number } | { type: 'bank'; limit: number; penalty: number }
export type Theme = { type: 'none' } | { type: 'list' | 'vote'; name: string; bonus: number }

export type CrosswordRules = {
  edition: string
  layout: Layout
  tileset: TileSet
  seats: [number, number]
  rack_size: number
  bonus: [number, number][]
  checking: Checking
  dictionary: 'closed' | 'open'
  drawing: { type: 'one-bag' } | { type: 'vowels-apart' } | { type: 'face-up' }
  blanks: 'stay' | 'recycled'
  exchanging: { closed_at: number; none_is_a_pass: boolean }
  first_player: { type: 'by-lot' } | { type: 'from-seat'; seat: number }
  opening: { type: 'any' } | { type: 'jacks'; least: number }
  ending: { passes_each: number; scoreless: number | null }
  theme: Theme
  clock: Clock
}

export type CrosswordWhy = 'out' | 'no-plays' | 'passes' | 'scoreless' | 'resigned' | 'finished'

type Settlement = {
  why: CrosswordWhy
  out: number | null
  leftovers: number[]
  overtime: number[]
  winners: number[]
  seed: string
}

export type CrosswordPhase =
  | { type: 'playing' }
  | { type: 'owing'; seat: number; count: number }
  | { type: 'closing'; why: CrosswordWhy; out: number | null; accepted: number[] }
  | ({ type: 'over' } & Settlement)

export type Jacks = { least: number; passed: number[] }

export type LastPlay = {
  seat: number
  laid: Laid[]
  recycled: Laid[]
  words: string[]
  points: number
  drawn: Tiles[]
  open: boolean
  claims: string[]
  votes: [number, boolean[]][]
  challenged: string[]
  scoreless_before: number
  lost_since: number
  jacks_before: Jacks | null
}

export type CrosswordView = {
  rules: CrosswordRules
  players: string[]
  commitment: string
  board: Board
  bags: Tiles[]
  racks: Tiles[]
  scores: number[]
  clocks: Clocks
  owed: number[]
  passes: number[]
  scoreless: number
  phase: CrosswordPhase
  first: number
  turn: number
  number: number
  aside: Tiles
  last: LastPlay | null
  jacks: Jacks | null
  gone: number[]
  rolled: number
  asleep: boolean
  seat: number | null
}

export type CrosswordStarted = {
  is: 'started'
  rules: CrosswordRules
  players: string[]
  commitment: string
  at: number
}
export type CrosswordPlaced = {
  is: 'placed'
  seat: number
  laid: Laid[]
  words: string[]
  points: number
  recycled: Laid[]
  themed: string[]
  themed_points: number
  claims: string[]
}
export type CrosswordEnded = { is: 'ended'; racks: string[]; bags: string[] } & Settlement

export type CrosswordEvent =
  | CrosswordStarted
  | { is: 'lotsdrawn'; lots: [number, string][]; first: number | null }
  | { is: 'drawowed'; seat: number; count: number }
  | { is: 'drew'; seat: number; tiles: string[] }
  | { is: 'turned'; seat: number; at: number }
  | { is: 'clockran'; at: number }
  | CrosswordPlaced
  | { is: 'exchanged'; seat: number; tiles: string }
  | { is: 'returned'; seat: number; tiles: string[] }
  | { is: 'passed'; seat: number; late: boolean }
  | { is: 'relaxed'; least: number | null }
  | { is: 'stood'; seat: number }
  | { is: 'challenged'; seat: number; words: string[]; bad: string[] }
  | { is: 'withdrawn'; seat: number }
  | { is: 'forfeited'; seat: number }
  | { is: 'awarded'; seat: number; points: number }
  | { is: 'turnlost'; seat: number }
  | { is: 'voted'; seat: number; votes: boolean[] }
  | { is: 'themejudged'; seat: number; words: string[]; points: number }
  | { is: 'endreached'; why: CrosswordWhy; out: number | null }
  | { is: 'accepted'; seat: number }
  | { is: 'resigned'; seat: number; absent: boolean }
  | { is: 'adjourned'; seat: number }
  | { is: 'resumed'; seat: number; at: number }
  | CrosswordEnded

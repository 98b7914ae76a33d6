// The duplicate game as the server writes it.
import type { Board, Laid, Layout, Square, Tiles, TileSet } from '../types'

export type Slip = { word: string; row: number; col: number; direction: 'across' | 'down'; score: number | null }
export type DuplicatePlay = { slip: Slip; laid: Laid[]; words: string[]; points: number }

export type DuplicateRules = {
  layout: Layout
  tileset: TileSet
  rack_size: number
  bonus: [number, number][]
  placing: 'top' | 'master'
  arbitrator: { type: 'program' } | { type: 'person'; seat: number }
  closing: 'at-time' | 'all-done'
  limit: number | null
  pause: number
  least: [number, number, number][]
  overstating: 'corrected' | 'difference' | 'nothing'
  prepared: { rack: string; play: Slip | null }[]
}

/** A value for each seat that has one, in three levels of 64. */
export type Slots<T> = { root: (T | null)[][][] }

export type Verdict = {
  slip: Slip | null
  seats: number[]
  words: string[]
  worth: number
  scored: number
  why: { key: string; facts: [string, number | string | (string | Square)[]][] } | null
}

export type DuplicateWhy = 'all-played' | 'one-kind' | 'no-plays' | 'racks-done' | 'stopped' | 'deserted'
export type Origin = 'top' | 'best' | 'prepared'

export type DuplicatePhase =
  | { type: 'drawing' }
  | { type: 'ready' }
  | { type: 'writing'; since: number }
  | { type: 'reviewing' }
  | { type: 'pausing'; until: number }
  | { type: 'over'; why: DuplicateWhy; winners: number[]; seed: string }

export type Round = {
  rack: string
  best: DuplicatePlay | null
  top: number | null
  tops: number[]
  solo: number | null
  placed: DuplicatePlay | null
  origin: Origin | null
}

export type DuplicateView = {
  rules: DuplicateRules
  players: string[]
  commitment: string
  board: Board
  bag: Tiles
  scores: number[]
  rack: Tiles
  phase: DuplicatePhase
  number: number
  slips: Slots<Slip>
  marks: Slots<number>
  handed_in: number
  done: number
  /** A set: its order says nothing. */
  gone: number[]
  rulings: [string, boolean][]
  verdicts: Verdict[]
  rounds: Round[]
  rolled: number
  at: number
  seat: number | null
}

export type DuplicateStarted = {
  is: 'started'
  rules: DuplicateRules
  players: string[]
  commitment: string
  at: number
}

export type DuplicateEvent =
  | DuplicateStarted
  | { is: 'joined'; seat: number; name: string }
  | { is: 'left'; seat: number }
  | { is: 'drew'; tiles: string; named: boolean }
  | { is: 'putback' }
  | { is: 'called' }
  | { is: 'opened'; at: number }
  | { is: 'handedin'; seat: number; slip: Slip | null; at: number; collected_by: number | null }
  | { is: 'saiddone'; seat: number }
  | { is: 'closed'; at: number }
  | { is: 'corrected'; seat: number; slip: Slip | null; collected_by: number | null }
  | { is: 'ruled'; word: string; good: boolean }
  | { is: 'judged'; verdicts: Verdict[]; best: DuplicatePlay | null }
  | { is: 'placed'; play: DuplicatePlay; origin: Origin }
  | { is: 'paused'; until: number }
  | { is: 'ended'; why: DuplicateWhy; winners: number[]; bag: string; seed: string }

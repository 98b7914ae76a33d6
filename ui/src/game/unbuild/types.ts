// Unbuild as the server writes it. Nothing is hidden.
import type { Board, Laid } from '../types'

export type UnbuildRules = { board: Board; most: number; first: number; seats: [number, number] }
export type Removed = { is: 'removed'; seat: number; taken: Laid[]; word: string; points: number }
export type UnbuildEnded = { is: 'ended'; why: 'empty' | 'no-removals' | 'resigned'; winners: number[] }
export type UnbuildStarted = { is: 'started'; rules: UnbuildRules; players: string[]; granted: string[]; at: number }

export type UnbuildView = {
  rules: UnbuildRules
  players: string[]
  board: Board
  scores: number[]
  turn: number
  granted: string[]
  gone: number[]
  last: Removed | null
  end: UnbuildEnded | null
  seat: number | null
}

export type UnbuildEvent =
  | UnbuildStarted
  | Removed
  | { is: 'resigned'; seat: number; absent: boolean }
  | UnbuildEnded

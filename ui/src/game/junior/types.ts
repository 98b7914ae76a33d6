// The beginner game as the server writes it.
import type { Laid, Tiles } from '../types'

export type PrintedBoard = { name: string; rows: string[] }
export type JuniorBoard = { printed: PrintedBoard; cells: string }

export type JuniorRules = {
  board: PrintedBoard
  seats: [number, number]
  rack_size: number
  chips: number
  first_player: { type: 'any-seat' } | { type: 'from-seat'; seat: number }
}

export type JuniorWhy = 'all-placed' | 'stuck' | 'resigned'

export type JuniorView = {
  rules: JuniorRules
  players: string[]
  commitment: string
  board: JuniorBoard
  pool: Tiles
  racks: Tiles[]
  scores: number[]
  first: number
  turn: number
  number: number
  last: Laid[]
  last_number: number
  gone: number[]
  rolled: number
  asleep: boolean
  over: { why: JuniorWhy; winners: number[]; seed: string } | null
  seat: number | null
}

export type JuniorStarted = { is: 'started'; rules: JuniorRules; players: string[]; commitment: string }

export type JuniorEvent =
  | JuniorStarted
  | { is: 'firstchosen'; seat: number; by_chance: boolean }
  | { is: 'drew'; seat: number; tiles: string }
  | { is: 'turned'; seat: number }
  | { is: 'placed'; seat: number; laid: Laid; words: string[] }
  | { is: 'exchanged'; seat: number; given: string; drawn: string }
  | { is: 'passed'; seat: number }
  | { is: 'resigned'; seat: number; absent: boolean }
  | { is: 'adjourned'; seat: number }
  | { is: 'resumed'; seat: number }
  | { is: 'ended'; why: JuniorWhy; pool: string; winners: number[]; seed: string }

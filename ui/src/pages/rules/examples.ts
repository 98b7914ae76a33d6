// The examples of the books, as little boards. What they score is counted in a test.
import { Position, premiumAt, valueOf, type Premium } from '../../board/position'
import { step, type Direction, type Laid } from '../../board/square'
import { STANDARD_LAYOUT, STANDARD_TILES } from '../../board/standard'

/** A word, where it begins, and which way it goes. */
type Spelled = readonly [word: string, row: number, col: number, direction: Direction]
/** The first and the last square of what is shown. */
type Frame = readonly [top: number, left: number, bottom: number, right: number]

export type Scene = {
  readonly kind: 'board'
  readonly frame: Frame
  readonly before: readonly Spelled[]
  readonly play: Spelled
  readonly points: number
  /** Tiles are taken instead of laid. */
  readonly taken?: true
}
export type Turns = {
  readonly kind: 'turns'
  readonly scenes: readonly (Scene & { readonly words: readonly string[] })[]
}
/** A printed board: capitals are covered, small letters are not. */
export type Printed = {
  readonly kind: 'printed'
  readonly rows: readonly string[]
  readonly open?: readonly string[]
  readonly last?: readonly string[]
}
export type Rack = { readonly kind: 'rack'; readonly tiles: string; readonly points: number }
export type Example = Scene | Turns | Printed | Rack

export type Cell = {
  readonly premium: Premium
  readonly tile: string
  readonly value: number
  readonly look: 'resting' | 'last'
  readonly printed?: string
  readonly mark?: 'open' | 'chosen'
}

const HORN: Spelled = ['HORN', 8, 6, 'across']
const FARM: Spelled = ['FARM', 6, 8, 'down']
const PASTE: Spelled = ['PASTE', 10, 6, 'across']
const MOB: Spelled = ['MOB', 9, 8, 'across']
const TRAINER: Spelled = ['TRAINER', 8, 2, 'across']
const CORNER: Frame = [6, 5, 11, 10]

export const EXAMPLES = {
  horn: scene([6, 5, 10, 11], [], HORN, 14),
  throb: scene([7, 1, 12, 9], [TRAINER], ['THROB', 8, 2, 'down'], 12),
  trainer: scene([7, 1, 9, 9], [], TRAINER, 66),
  conquest: scene(
    [1, 1, 2, 9],
    [
      ['N', 1, 3, 'across'],
      ['S', 1, 7, 'across'],
    ],
    ['CONQUEST', 1, 1, 'across'],
    261,
  ),
  turns: {
    kind: 'turns',
    scenes: [
      { ...scene(CORNER, [], HORN, 14), words: ['HORN'] },
      { ...scene(CORNER, [HORN], FARM, 9), words: ['FARM'] },
      { ...scene(CORNER, [HORN, FARM], PASTE, 25), words: ['PASTE', 'FARMS'] },
      { ...scene(CORNER, [HORN, FARM, PASTE], MOB, 16), words: ['MOB', 'NOT', 'BE'] },
      { ...scene(CORNER, [HORN, FARM, PASTE, MOB], ['BIT', 11, 5, 'across'], 16), words: ['BIT', 'PI', 'AT'] },
    ],
  },
  left: { kind: 'rack', tiles: 'XA', points: 9 },
  farm: { ...scene([6, 5, 9, 10], [HORN], FARM, 8), taken: true },
  jacket: { kind: 'printed', rows: ['.J..e', 'wAter', '.c...', '.k...'], open: ['2,1', '3,2'] },
  goat: { kind: 'printed', rows: ['.egGs', 'z..O.', 'e..Ar', 'BOAT.'], last: ['4,4'] },
} as const satisfies Record<string, Example>

function scene(frame: Frame, before: readonly Spelled[], play: Spelled, points: number): Scene {
  return { kind: 'board', frame, before, play, points }
}

export function positionBefore({ before }: Scene): Position {
  const empty = Position.empty(STANDARD_LAYOUT, STANDARD_TILES)
  return before.reduce((position, spelled) => position.lay(tilesOf(position, spelled)), empty)
}

/** The tiles that a word still needs there. */
export function tilesOf(position: Position, [word, row, col, direction]: Spelled): Laid[] {
  return [...word].flatMap((letter, place): Laid[] => {
    const square = step({ row, col }, direction, place)
    return position.at(square) ? [] : [[square.row, square.col, letter]]
  })
}

/** What a little board shows, row by row. */
export function cellsOf(example: Scene | Printed): Cell[][] {
  if (example.kind === 'printed')
    return example.rows.map((row, up) => [...row].map((one, left) => printed(example, one, up, left)))
  const before = positionBefore(example)
  const laid = tilesOf(before, example.play)
  const after = before.lay(laid)
  const [top, left, bottom, right] = example.frame
  return range(top, bottom).map((row) =>
    range(left, right).map((col) => {
      const tile = after.at({ row, col })
      const fresh = laid.some(([up, across]) => up === row && across === col)
      return {
        premium: premiumAt(STANDARD_LAYOUT, { row, col }),
        tile,
        value: valueOf(STANDARD_TILES, tile),
        look: fresh && !example.taken ? 'last' : 'resting',
        ...(fresh && example.taken ? { mark: 'chosen' as const } : {}),
      }
    }),
  )
}

function printed({ open = [], last = [] }: Printed, one: string, up: number, left: number): Cell {
  const here = `${up + 1},${left + 1}`
  const covered = one !== one.toLowerCase()
  return {
    premium: { letter: 1, word: 1, centre: false },
    tile: covered ? one : '',
    value: valueOf(STANDARD_TILES, one),
    look: last.includes(here) ? 'last' : 'resting',
    ...(covered || one === '.' ? {} : { printed: one.toUpperCase() }),
    ...(open.includes(here) ? { mark: 'open' as const } : {}),
  }
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, place) => from + place)

// The list of moves, made of what was told. It needs no view, so it can begin anywhere in a game.
import { count } from './tiles'
import type { AnyEvent, CrosswordEvent, GameName, JuniorEvent, Laid, UnbuildEvent } from '../net/types'

export type Move =
  | 'placed'
  | 'removed'
  | 'exchanged'
  | 'passed'
  | 'late'
  | 'withdrawn'
  | 'upheld'
  | 'themed'
  | 'turn-lost'
  | 'resigned'
  | 'left'
  | 'leftovers'
  | 'overtime'

/** One line: what a seat did, what it was worth, and what tiles it was about. */
export type Line = {
  n: number
  seat: number
  move: Move
  words: readonly string[]
  points: number
  tiles: readonly Laid[]
  /** How many tiles were exchanged, where it is not seen which. */
  count: number
}

/** The lines with those of another turn. */
export function withTurn(kind: GameName, lines: Line[], n: number, events: readonly AnyEvent[]): Line[] {
  switch (kind) {
    case 'crossword':
      return (events as readonly CrosswordEvent[]).reduce(
        (all, event) => [...all, ...crosswordLines(all, n, event)],
        lines,
      )
    case 'unbuild':
      return (events as readonly UnbuildEvent[]).reduce((all, event) => [...all, ...unbuildLines(n, event)], lines)
    case 'junior':
      return (events as readonly JuniorEvent[]).reduce((all, event) => juniorLines(all, n, event), lines)
    case 'duplicate': // rounds are in the view
    case 'bingo': // and so are the tiles called
      return lines
  }
}

/** How everybody stands after these lines; begun with nothing, or with what was known before the first. */
export function totals(lines: readonly Line[], begun: readonly number[]): number[] {
  const scores = [...begun]
  for (const { seat, points } of lines) scores[seat] = (scores[seat] ?? 0) + points
  return scores
}

function line(n: number, seat: number, move: Move, points = 0, more: Partial<Line> = {}): Line {
  return { n, seat, move, points, words: [], tiles: [], count: 0, ...more }
}

function crosswordLines(lines: Line[], n: number, event: CrosswordEvent): Line[] {
  switch (event.is) {
    case 'placed': {
      const tiles = [...event.recycled, ...event.laid]
      return [line(n, event.seat, 'placed', event.points + event.themed_points, { words: event.words, tiles })]
    }
    case 'exchanged':
      return [line(n, event.seat, 'exchanged', 0, { count: count(event.tiles) })]
    case 'passed':
      return [line(n, event.seat, event.late ? 'late' : 'passed')]
    case 'withdrawn':
      return withdrawn(lines, n)
    case 'awarded':
      return [line(n, event.seat, 'upheld', event.points)]
    case 'themejudged':
      return event.points ? [line(n, event.seat, 'themed', event.points, { words: event.words })] : []
    case 'turnlost':
      return [line(n, event.seat, 'turn-lost')]
    case 'resigned':
      return [line(n, event.seat, event.absent ? 'left' : 'resigned')]
    case 'ended':
      return event.racks.flatMap((_, seat) => [
        ...settled(n, seat, 'leftovers', event.leftovers[seat]),
        ...settled(n, seat, 'overtime', event.overtime[seat]),
      ])
    default:
      return []
  }
}

const settled = (n: number, seat: number, move: Move, points = 0): Line[] =>
  points ? [line(n, seat, move, points)] : []

/** The newest play, with what its theme was worth. If that is not known here, the whole view will follow. */
function withdrawn(lines: Line[], n: number): Line[] {
  const at = lines.findLastIndex(({ move }) => move === 'placed')
  const play = lines[at]
  if (!play) return []
  const themed = lines.slice(at).filter(({ move }) => move === 'themed')
  const points = themed.reduce((sum, one) => sum + one.points, play.points)
  return [line(n, play.seat, 'withdrawn', 0 - points, { words: play.words, tiles: play.tiles })]
}

function unbuildLines(n: number, event: UnbuildEvent): Line[] {
  if (event.is === 'removed') {
    return [line(n, event.seat, 'removed', event.points, { words: [event.word], tiles: event.taken })]
  }
  return event.is === 'resigned' ? [line(n, event.seat, event.absent ? 'left' : 'resigned')] : []
}

function juniorLines(lines: Line[], n: number, event: JuniorEvent): Line[] {
  switch (event.is) {
    case 'placed': {
      const { seat, laid, words } = event
      const before = lines.at(-1)
      const tiles = [laid]
      // The two tiles of a turn are one line.
      if (before?.move !== 'placed' || before.n !== n)
        return [...lines, line(n, seat, 'placed', words.length, { words, tiles })]
      const joined = { words: [...before.words, ...words], tiles: [...before.tiles, laid] }
      return [...lines.slice(0, -1), { ...before, ...joined, points: before.points + words.length }]
    }
    case 'exchanged':
      return [...lines, line(n, event.seat, 'exchanged', 0, { count: count(event.given) })]
    case 'passed':
      return [...lines, line(n, event.seat, 'passed')]
    case 'resigned':
      return [...lines, line(n, event.seat, event.absent ? 'left' : 'resigned')]
    default:
      return lines
  }
}

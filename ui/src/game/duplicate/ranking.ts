// How a duplicate game stands, for a table of few that is told whole and for a hall that is told in short.
import { emptyBoard, lay } from '../board'
import { isHall, type HallView } from './hall'
import { slotOf } from './slots'
import type { Board, DuplicateRound, DuplicateVerdict, DuplicateView, Hall } from '../../net/types'

export type Seen = DuplicateView | HallView

/** What is known of a player besides the total. `last` is what the last round brought, if known. */
type Recent = { last: number | null; gone: boolean; warnings: number; penalty: number }

/** A line of the ranking; those with the same total share a rank. */
export type Line = Recent & { rank: number; seat: number; name: string; total: number }

/** A line of the result sheet. */
export type ResultLine = Line & { percent: number; tops: number; solos: number }

/** In a hall no more than the first ten of a list are told of. */
export const TOLD_OF_A_HALL = 10

/** The seat of the person who arbitrates, if one does. */
export const arbitrating = ({ rules }: Seen): number | null =>
  rules.arbitrator.type === 'person' ? rules.arbitrator.seat : null

/** How many play and have not left. */
export function presentIn(view: Seen): number {
  if (isHall(view)) return view.present
  return view.players.length - view.gone.length - (arbitrating(view) === null ? 0 : 1)
}

export const nameAt = (view: Seen, seat: number): string | null => view.players[seat] ?? null

export const verdictOn = (view: Seen, seat: number | null): DuplicateVerdict | null =>
  view.verdicts.find(({ seats }) => seat !== null && seats.includes(seat)) ?? null

/** The best first. In a hall the leaders, and your own place if it is further down. */
export function ranking(view: Seen, hall: Hall | null): Line[] {
  if (isHall(view)) {
    const leaders = hall?.leaders ?? []
    const own = hall?.own && !leaders.some(({ seat }) => seat === hall.own?.seat) ? [hall.own] : []
    return [...leaders, ...own].map((place) => ({ ...place, ...recent(view, place.seat) }))
  }
  const seats = view.players.map((_, seat) => seat).filter((seat) => seat !== arbitrating(view))
  const totals = seats.map((seat) => view.scores[seat] ?? 0)
  return seats
    .map((seat) => {
      const total = view.scores[seat] ?? 0
      const rank = totals.filter((other) => other > total).length + 1
      return { rank, seat, name: view.players[seat] ?? '', total, ...recent(view, seat) }
    })
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat)
}

/** The sum of the best possible plays so far. */
export const bestTotal = ({ rounds }: Seen): number => rounds.reduce((sum, { best }) => sum + (best?.points ?? 0), 0)

/** What share of the best possible total was had, to a tenth. */
export const percent = (score: number, best: number): number => (best ? Math.round((1000 * score) / best) / 10 : 0)

/** The ranking with what everybody had of the best possible, tops and solos. */
export function resultSheet(view: Seen, hall: Hall | null): ResultLine[] {
  const best = bestTotal(view)
  const count = (which: (round: DuplicateRound) => boolean): number => view.rounds.filter(which).length
  return ranking(view, hall).map((line) => ({
    ...line,
    percent: percent(line.total, best),
    tops: count(({ tops }) => tops.includes(line.seat)),
    solos: count(({ solo }) => solo === line.seat),
  }))
}

/** The board when so many rounds were played. */
export function boardAfter(view: Seen, rounds: number): Board {
  const plays = view.rounds.slice(0, rounds).flatMap(({ placed }) => (placed ? [placed.laid] : []))
  return plays.reduce(lay, emptyBoard(view.rules.layout, view.rules.tileset))
}

function recent(view: Seen, seat: number): Recent {
  return {
    last: verdictOn(view, seat)?.scored ?? null,
    gone: view.gone.includes(seat),
    warnings: slotOf(view.warnings, seat) ?? 0,
    penalty: slotOf(view.penalties, seat) ?? 0,
  }
}

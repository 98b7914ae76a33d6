// A hall of hundreds or thousands is told in short: your own slip, the best ones, and how many others have handed in.
import { evolve } from './evolve'
import type { DuplicateEvent, DuplicateVerdict, DuplicateView, HallProgress } from '../../net/types'

/** A view whose lists hold only your own seat, the leaders and the arbitrator, by their seats. */
export type HallView = Omit<DuplicateView, 'players' | 'scores' | 'rolled'> & {
  players: Record<number, string>
  scores: Record<number, number>
  present: number
}

export const isHall = (view: object | null): view is HallView =>
  view !== null && 'players' in view && !Array.isArray(view.players)

/** As in a game of few, but for who plays and how they stand. How many are there is said by the news. */
export function evolveHall(view: HallView, event: DuplicateEvent): HallView {
  const { players, scores, present, ...rest } = view
  if (event.is === 'started' || event.is === 'joined') return view
  // Of thousands nobody is alone; two seats stand for them where that is asked.
  const followed = evolve({ ...rest, players: ['', '', ''], scores: [], rolled: 0 }, event)
  const { rolled: _, ...next } = followed
  const kept = { ...next, players, present, scores }
  if (event.is === 'penalised')
    return { ...kept, scores: withPoints(scores, [{ seats: [event.seat], scored: -event.points }]) }
  return event.is === 'judged' ? { ...kept, scores: withPoints(scores, event.verdicts) } : kept
}

export const withNews = (view: HallView, { present, handed_in, done }: HallProgress): HallView => ({
  ...view,
  present,
  handed_in,
  done,
})

type Points = Pick<DuplicateVerdict, 'seats' | 'scored'>

function withPoints(scores: Record<number, number>, verdicts: readonly Points[]): Record<number, number> {
  const next = { ...scores }
  for (const { seats, scored } of verdicts) {
    for (const seat of seats) {
      const score = next[seat]
      if (score !== undefined) next[seat] = score + scored
    }
  }
  return next
}

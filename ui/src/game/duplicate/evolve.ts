// The duplicate game after a fact, as the server has it: `evolve` obeys and judges nothing.
import { emptyBoard, lay } from '../board'
import { forAll } from '../seats'
import { NO_TILES, bagOf, count, facesOf, pile, put, take, veil } from '../tiles'
import { noSlots, slotOf, withSlot } from './slots'
import type {
  DuplicateEvent,
  DuplicateOrigin,
  DuplicateSlipPlay,
  DuplicateRound,
  DuplicateSlip,
  DuplicateStarted,
  DuplicateVerdict,
  DuplicateView,
} from '../../net/types'

type View = DuplicateView

const HANDED_IN = 1
const DONE = 2

export const hasHandedIn = (view: View, seat: number): boolean => ((slotOf(view.marks, seat) ?? 0) & HANDED_IN) > 0
export const isDone = (view: View, seat: number): boolean => ((slotOf(view.marks, seat) ?? 0) & DONE) > 0

export function evolve(view: View, event: DuplicateEvent): View {
  switch (event.is) {
    case 'started':
      return begun(event, view.seat)
    case 'joined':
      return joined(view, event.seat, event.name)
    case 'left':
      return { ...view, gone: [...view.gone, event.seat], done: view.done - Number(isDone(view, event.seat)) }
    case 'drew': {
      const rolled = view.rolled + (event.named ? 0 : count(event.tiles))
      return { ...view, rack: put(view.rack, event.tiles), bag: take(view.bag, event.tiles), rolled }
    }
    case 'putback':
      return { ...view, rack: NO_TILES, bag: put(view.bag, view.rack.faces) }
    case 'called':
      return { ...view, phase: { type: 'ready' }, number: view.number + 1 }
    case 'opened':
      return { ...view, phase: { type: 'writing', since: event.at }, at: event.at }
    case 'handedin':
      return written({ ...view, at: event.at }, event.seat, event.slip)
    case 'saiddone':
      return { ...marked(view, event.seat, DONE), done: view.done + 1 }
    case 'closed':
      return { ...view, phase: { type: 'reviewing' }, at: event.at }
    case 'corrected':
      return written(view, event.seat, event.slip)
    case 'ruled': {
      const others = view.rulings.filter(([word]) => word !== event.word)
      return { ...view, rulings: [...others, [event.word, event.good]] }
    }
    case 'warned':
      return { ...view, warnings: withMore(view.warnings, event.seat, 1) }
    case 'penalised': {
      const scores = view.scores.map((score, seat) => (seat === event.seat ? score - event.points : score))
      return { ...view, scores, penalties: withMore(view.penalties, event.seat, event.points) }
    }
    case 'judged':
      return judged(view, event.verdicts, event.best)
    case 'placed':
      return placed(view, event.play, event.origin)
    case 'paused':
      return { ...view, phase: { type: 'pausing', until: event.until } }
    case 'ended': {
      const { why, winners, seed } = event
      return { ...cleared(view), phase: { type: 'over', why, winners, seed }, bag: pile(event.bag) }
    }
    default:
      event satisfies never
      return view
  }
}

/** As a seat sees it, or a bystander; or with everything open, for a record in which nothing is hidden. */
export function begun(event: DuplicateStarted, seat: number | null, open = false): View {
  const { rules, players, commitment, at } = event
  const bag = bagOf(rules.tileset)
  return {
    rules,
    players,
    commitment,
    board: emptyBoard(rules.layout, rules.tileset),
    bag: open ? bag : veil(bag),
    scores: forAll(players, 0),
    rack: NO_TILES,
    phase: { type: 'drawing' },
    number: 0,
    slips: noSlots(),
    marks: noSlots(),
    handed_in: 0,
    done: 0,
    gone: [],
    rulings: [],
    verdicts: [],
    rounds: [],
    rolled: 0,
    at,
    warnings: noSlots(),
    penalties: noSlots(),
    seat,
  }
}

const withMore = (counts: View['marks'], seat: number, more: number): View['marks'] =>
  withSlot(counts, seat, (slotOf(counts, seat) ?? 0) + more)

/** A seat that comes back finds what it had, and is again one of those that a round waits for. */
function joined(view: View, seat: number, name: string): View {
  if (seat >= view.players.length) {
    return { ...view, players: [...view.players, name], scores: [...view.scores, 0] }
  }
  const gone = view.gone.filter((other) => other !== seat)
  return { ...view, gone, done: view.done + Number(isDone(view, seat)) }
}

/** A slip that may not be seen leaves its mark alone. */
function written(view: View, seat: number, slip: DuplicateSlip | null): View {
  const seen = slip ? { ...view, slips: withSlot(view.slips, seat, slip) } : view
  if (hasHandedIn(view, seat)) return seen
  return { ...marked(seen, seat, HANDED_IN), handed_in: view.handed_in + 1 }
}

const marked = (view: View, seat: number, mark: number): View => ({
  ...view,
  marks: withSlot(view.marks, seat, (slotOf(view.marks, seat) ?? 0) | mark),
})

function judged(view: View, verdicts: readonly DuplicateVerdict[], best: DuplicateSlipPlay | null): View {
  const scores = [...view.scores]
  for (const { seats, scored } of verdicts) {
    for (const seat of seats) scores[seat] = (scores[seat] ?? 0) + scored
  }
  const valid = verdicts.filter((verdict) => !verdict.why)
  const top = valid.length ? Math.max(...valid.map((verdict) => verdict.worth)) : null
  const tops = valid.filter((verdict) => verdict.worth === top).flatMap((verdict) => verdict.seats)
  const contestants = view.players.length - (view.rules.arbitrator.type === 'person' ? 1 : 0)
  const round: DuplicateRound = {
    rack: view.rack.faces,
    best,
    top,
    tops: tops.sort((one, other) => one - other),
    solo: tops.length === 1 && contestants > 1 ? (tops[0] ?? null) : null,
    placed: null,
    origin: null,
  }
  return { ...cleared(view), scores, verdicts, rounds: [...view.rounds, round], phase: { type: 'drawing' } }
}

function placed(view: View, play: DuplicateSlipPlay, origin: DuplicateOrigin): View {
  return {
    ...view,
    board: lay(view.board, play.laid),
    rack: take(view.rack, facesOf(play.laid)),
    rounds: view.rounds.map((round, number) =>
      number === view.rounds.length - 1 ? { ...round, placed: play, origin } : round,
    ),
  }
}

/** The desk is empty for the next round. */
const cleared = (view: View): View => ({ ...view, slips: noSlots(), marks: noSlots(), handed_in: 0, done: 0 })

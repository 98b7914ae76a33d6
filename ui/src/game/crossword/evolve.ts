// The standard game after a fact, as the server has it: `evolve` obeys and judges nothing.
import { lay, lift } from '../board'
import { changed, forAll } from '../seats'
import { BLANK, EMPTY, faceOf } from '../../board/square'
import { NO_TILES, count, facesOf, pile, put, take } from '../tiles'
import { begun } from './begun'
import { afterDraw, afterExchange, afterPlay, afterReturn } from './recalling'
import type {
  Clocks,
  CrosswordEnded,
  CrosswordEvent,
  CrosswordLastPlay,
  CrosswordPlaced,
  CrosswordSetUp,
  CrosswordView,
  Laid,
  Tiles,
} from '../../net/types'

type View = CrosswordView

export function evolve(view: View, event: CrosswordEvent): View {
  switch (event.is) {
    case 'started':
      return begun(event, view.seat)
    case 'setup':
      return setUp(view, event)
    case 'lotsdrawn':
      return { ...view, first: event.first ?? view.first, rolled: view.rolled + event.lots.length }
    case 'drawowed':
      return { ...view, phase: { type: 'owing', seat: event.seat, count: event.count } }
    case 'drew':
      return drew(view, event.seat, event.tiles)
    case 'turned':
      return { ...view, turn: event.seat, number: view.number + 1, clocks: started(view.clocks, event.seat, event.at) }
    case 'clockran':
      return { ...view, clocks: ran(view.clocks, event.at) }
    case 'placed':
      return placed(view, event)
    case 'exchanged':
      return exchanged(view, event.seat, event.tiles)
    case 'returned':
      return returned(view, event.seat, event.tiles)
    case 'passed':
      return passed(view, event.seat)
    case 'relaxed':
      return { ...view, jacks: event.least === null ? null : { least: event.least, passed: [] } }
    case 'stood':
      return withLast(view, () => ({ open: false }))
    case 'challenged':
      return withLast(view, (last) => ({ challenged: [...last.challenged, ...event.words] }))
    case 'withdrawn':
      return withdrawn(view)
    case 'forfeited':
      return { ...view, owed: changed(view.owed, event.seat, (owed) => owed + 1) }
    case 'awarded':
      return scored(view, event.seat, event.points)
    case 'turnlost':
      return turnLost(view, event.seat)
    case 'voted':
      return withLast(view, (last) => ({ votes: [...last.votes, [event.seat, event.votes]] }))
    case 'themejudged':
      return themeJudged(view, event.seat, event.points)
    case 'endreached':
      return {
        ...view,
        phase: { type: 'closing', why: event.why, out: event.out, accepted: [] },
        clocks: stopped(view.clocks),
      }
    case 'accepted':
      return accepted(view, event.seat)
    case 'resigned':
      return resigned(view, event.seat)
    case 'adjourned':
      return { ...view, asleep: true }
    case 'resumed':
      return { ...view, asleep: false, clocks: { ...view.clocks, since: event.at } }
    case 'takenback':
      return { ...view, rolled: event.rolled, taken_back: event.times }
    case 'ended':
      return ended(view, event)
    default:
      event satisfies never
      return view
  }
}

function setUp(view: View, event: CrosswordSetUp): View {
  const { cells, racks, scores, scoreless } = event
  const standing = [...cells].filter((cell) => cell !== EMPTY)
  const taken = standing.map(faceOf).join('') + racks.join('')
  return {
    ...view,
    board: { ...view.board, cells },
    racks: eachWith(view.racks, racks, (had, rack) => pile(rack, had.veiled)),
    bags: view.bags.map((bag) => take(bag, taken)),
    scores,
    scoreless,
    jacks: standing.length ? null : view.jacks,
  }
}

function drew(view: View, seat: number, tiles: readonly string[]): View {
  const drawn = tiles.join('')
  const completes = view.last?.seat === seat && !view.aside.faces
  return {
    ...view,
    racks: changed(view.racks, seat, (rack) => put(rack, drawn)),
    bags: eachWith(view.bags, tiles, take),
    last: view.last && completes ? { ...view.last, drawn: eachWith(view.last.drawn, tiles, put) } : view.last,
    phase: view.phase.type === 'owing' ? { type: 'playing' } : view.phase,
    rolled: view.rolled + count(drawn),
    recalls: afterDraw(view, seat, drawn),
  }
}

function returned(view: View, seat: number, tiles: readonly string[]): View {
  const recalls = afterReturn(view, seat, tiles.join(''))
  return { ...view, bags: eachWith(view.bags, tiles, put), aside: NO_TILES, recalls }
}

function placed(view: View, event: CrosswordPlaced): View {
  const { seat, laid, recycled, words, claims } = event
  const points = event.points + event.themed_points
  const veiled = view.racks[seat]?.veiled ?? false
  const gone = facesOf([...recycled, ...laid])
  const last: CrosswordLastPlay = {
    seat,
    laid,
    recycled,
    words,
    points,
    drawn: forAll(view.bags, pile('', veiled)),
    open: view.rules.checking.type === 'on-challenge' || claims.length > 0,
    claims,
    votes: [],
    challenged: [],
    scoreless_before: view.scoreless,
    lost_since: 0,
    jacks_before: view.jacks,
  }
  return {
    ...scored(view, seat, points),
    board: lay(view.board, [...recycled, ...laid]),
    racks: changed(view.racks, seat, (rack) =>
      take(put(take(rack, facesOf(recycled)), BLANK.repeat(recycled.length)), facesOf(laid)),
    ),
    passes: forAll(view.players, 0),
    shown: changed(view.shown, seat, (tiles) => take(tiles, gone)),
    scoreless: points ? 0 : view.scoreless + 1,
    last,
    jacks: null,
    recalls: afterPlay(view, seat, gone),
  }
}

function exchanged(view: View, seat: number, tiles: string): View {
  return {
    ...view,
    racks: changed(view.racks, seat, (rack) => take(rack, tiles)),
    aside: pile(tiles, view.racks[seat]?.veiled),
    passes: forAll(view.players, 0),
    shown: changed(view.shown, seat, () => NO_TILES),
    scoreless: view.scoreless + 1,
    recalls: afterExchange(view, seat, count(tiles)),
  }
}

function passed(view: View, seat: number): View {
  // passes before the opening do not count toward
  if (view.jacks) return { ...view, jacks: { ...view.jacks, passed: [...view.jacks.passed, seat] } }
  return { ...view, passes: changed(view.passes, seat, (passes) => passes + 1), scoreless: view.scoreless + 1 }
}

function withdrawn(view: View): View {
  const last = view.last
  if (!last) return view
  const blanks = last.recycled.map(([row, col, tile]): Laid => [row, col, tile.toLowerCase()])
  const drawn = last.drawn.map((tiles) => tiles.faces)
  const restored = (rack: Tiles): Tiles => {
    const asBefore = put(take(rack, drawn.join('')), facesOf(last.laid))
    return put(take(asBefore, BLANK.repeat(blanks.length)), facesOf(last.recycled))
  }
  const shown = (tiles: Tiles): Tiles =>
    take(put(tiles, facesOf([...last.laid, ...last.recycled])), BLANK.repeat(blanks.length))
  const jacks = last.jacks_before && { ...last.jacks_before, passed: [...last.jacks_before.passed, last.seat] }
  return {
    ...scored(view, last.seat, -last.points),
    board: lay(lift(view.board, last.laid), blanks),
    racks: changed(view.racks, last.seat, restored),
    bags: eachWith(view.bags, drawn, put),
    shown: changed(view.shown, last.seat, shown),
    scoreless: last.scoreless_before + 1 + last.lost_since,
    jacks,
    last: null,
    phase: { type: 'playing' },
    recalls: drawn.join('') ? afterReturn(view, last.seat, drawn.join('')) : view.recalls,
  }
}

function turnLost(view: View, seat: number): View {
  const since = withLast(view, (last) => ({ lost_since: last.lost_since + 1 }))
  const owed = changed(view.owed, seat, (turns) => turns - 1)
  return { ...since, turn: seat, owed, scoreless: view.scoreless + 1 }
}

function themeJudged(view: View, seat: number, points: number): View {
  const judged = withLast(view, (last) => ({
    claims: [],
    points: last.points + points,
    open: view.rules.checking.type === 'on-challenge',
  }))
  return { ...scored(judged, seat, points), scoreless: points ? 0 : view.scoreless }
}

function accepted(view: View, seat: number): View {
  if (view.phase.type !== 'closing') return view
  return { ...view, phase: { ...view.phase, accepted: [...view.phase.accepted, seat] } }
}

function resigned(view: View, seat: number): View {
  const owing = view.phase.type === 'owing' && view.phase.seat === seat
  const left: View = { ...view, gone: [...view.gone, seat] }
  if (!owing) return left
  const racks = changed(view.racks, seat, (rack) => put(rack, view.aside.faces))
  return { ...left, racks, aside: NO_TILES, phase: { type: 'playing' } }
}

function ended(view: View, { why, out, racks, bags, leftovers, overtime, winners, seed }: CrosswordEnded): View {
  return {
    ...withLast(view, () => ({ open: false, drawn: [] })),
    phase: { type: 'over', why, out, leftovers, overtime, winners, seed },
    scores: view.scores.map((score, seat) => score + (leftovers[seat] ?? 0) + (overtime[seat] ?? 0)),
    racks: racks.map((rack) => pile(rack)),
    bags: bags.map((bag) => pile(bag)),
    aside: NO_TILES,
    clocks: stopped(view.clocks),
    recalls: [],
  }
}

const scored = (view: View, seat: number, points: number): View => ({
  ...view,
  scores: changed(view.scores, seat, (score) => score + points),
})

const withLast = (view: View, change: (last: CrosswordLastPlay) => Partial<CrosswordLastPlay>): View =>
  view.last ? { ...view, last: { ...view.last, ...change(view.last) } } : view

/** Bag by bag. */
const eachWith = (
  piles: readonly Tiles[],
  tiles: readonly string[],
  change: (one: Tiles, faces: string) => Tiles,
): Tiles[] => piles.map((one, number) => change(one, tiles[number] ?? ''))

const started = (clocks: Clocks, seat: number, at: number): Clocks => ({
  ...clocks,
  running: seat,
  since: at,
  turn_used: 0,
})

const stopped = (clocks: Clocks): Clocks => ({ ...clocks, running: null })

function ran(clocks: Clocks, at: number): Clocks {
  if (clocks.running === null) return { ...clocks, since: at }
  const spent = at - clocks.since
  const used = changed(clocks.used, clocks.running, (had) => had + spent)
  return { ...clocks, used, since: at, turn_used: clocks.turn_used + spent }
}

// The beginner game after a fact, as the server has it: `evolve` obeys and judges nothing.
import { EMPTY, covered } from '../../board/square'
import { changed, forAll } from '../seats'
import { NO_TILES, count, pile, put, take, veil } from '../tiles'
import type { JuniorEvent, JuniorStarted, JuniorView, Laid } from '../../net/types'

export function evolve(view: JuniorView, event: JuniorEvent): JuniorView {
  switch (event.is) {
    case 'started':
      return begun(event, view.seat)
    case 'firstchosen':
      return { ...view, first: event.seat, rolled: view.rolled + Number(event.by_chance) }
    case 'drew':
      return swapped(view, event.seat, '', event.tiles)
    case 'turned':
      return { ...view, turn: event.seat, number: view.number + 1 }
    case 'placed':
      return placed(view, event.seat, event.laid, event.words.length)
    case 'exchanged':
      return { ...swapped(view, event.seat, event.given, event.drawn), last: [] }
    case 'passed':
      return { ...view, last: [] }
    case 'resigned': {
      const back = view.racks[event.seat]?.faces ?? ''
      return { ...swapped(view, event.seat, back, ''), gone: [...view.gone, event.seat] }
    }
    case 'adjourned':
      return { ...view, asleep: true }
    case 'resumed':
      return { ...view, asleep: false }
    case 'takenback':
      return { ...view, rolled: event.rolled }
    case 'ended': {
      const { why, winners, seed } = event
      return { ...view, pool: pile(event.pool), over: { why, winners, seed } }
    }
    default:
      event satisfies never
      return view
  }
}

/** With the pool face down; or open, for a record in which nothing is hidden. */
export function begun(event: JuniorStarted, seat: number | null, open = false): JuniorView {
  const { rules, players, commitment } = event
  const letters = rules.board.rows.join('')
  const pool = pile(letters.replaceAll(EMPTY, ''))
  return {
    rules,
    players,
    commitment,
    board: { printed: rules.board, cells: EMPTY.repeat(count(letters)) },
    pool: open ? pool : veil(pool),
    racks: forAll(players, NO_TILES),
    scores: forAll(players, 0),
    first: 0,
    turn: 0,
    number: 0,
    last: [],
    last_number: 0,
    gone: [],
    rolled: 0,
    asleep: false,
    over: null,
    seat,
  }
}

/** Tiles that the seat drew from the pool, and tiles that it put there. */
function swapped(view: JuniorView, seat: number, given: string, drawn: string): JuniorView {
  return {
    ...view,
    racks: changed(view.racks, seat, (rack) => put(take(rack, given), drawn)),
    pool: put(take(view.pool, drawn), given),
    rolled: view.rolled + count(drawn),
  }
}

/** The first tile of a turn begins a new `last`; the others of the turn join it. */
function placed(view: JuniorView, seat: number, laid: Laid, chips: number): JuniorView {
  const { board, number } = view
  const width = count(board.printed.rows[0] ?? '')
  return {
    ...view,
    board: { ...board, cells: covered(board.cells, width, [laid]) },
    racks: changed(view.racks, seat, (rack) => take(rack, laid[2])),
    scores: changed(view.scores, seat, (score) => score + chips),
    last: view.last_number === number ? [...view.last, laid] : [laid],
    last_number: number,
  }
}

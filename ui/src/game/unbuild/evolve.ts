// Unbuild after a fact, as the server has it: `evolve` obeys and judges nothing.
import { lift } from '../board'
import { after, changed, forAll } from '../seats'
import type { UnbuildEvent, UnbuildStarted, UnbuildView } from '../../net/types'

export function evolve(view: UnbuildView, event: UnbuildEvent): UnbuildView {
  switch (event.is) {
    case 'started':
      return begun(event, view.seat)
    case 'removed': {
      const { seat, taken, points } = event
      const scores = changed(view.scores, seat, (score) => score + points)
      return { ...view, board: lift(view.board, taken), scores, turn: after(view, seat), last: event }
    }
    case 'resigned': {
      const left = { ...view, gone: [...view.gone, event.seat] }
      return view.turn === event.seat ? { ...left, turn: after(left, event.seat) } : left
    }
    case 'ended':
      return { ...view, end: event }
    default:
      event satisfies never
      return view
  }
}

export function begun(event: UnbuildStarted, seat: number | null): UnbuildView {
  const { rules, players, granted } = event
  return {
    rules,
    players,
    board: rules.board,
    scores: forAll(players, 0),
    turn: rules.first,
    granted,
    gone: [],
    last: null,
    end: null,
    seat,
  }
}

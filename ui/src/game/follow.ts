// Following: the view of a game is kept by applying what the seat is told, exactly as the server's `evolve` does.
import type { BingoEvent, BingoStarted, BingoView } from './bingo/types'
import type { CrosswordEvent, CrosswordStarted, CrosswordView } from './crossword/types'
import type { DuplicateEvent, DuplicateStarted, DuplicateView } from './duplicate/types'
import type { JuniorEvent, JuniorStarted, JuniorView } from './junior/types'
import type { Kind } from './types'
import type { UnbuildEvent, UnbuildStarted, UnbuildView } from './unbuild/types'
import * as bingo from './bingo/evolve'
import * as crossword from './crossword/evolve'
import { begun as crosswordBegun } from './crossword/begun'
import * as duplicate from './duplicate/evolve'
import * as junior from './junior/evolve'
import * as unbuild from './unbuild/evolve'

export type Views = {
  crossword: CrosswordView
  duplicate: DuplicateView
  unbuild: UnbuildView
  bingo: BingoView
  junior: JuniorView
}
export type Events = {
  crossword: CrosswordEvent
  duplicate: DuplicateEvent
  unbuild: UnbuildEvent
  bingo: BingoEvent
  junior: JuniorEvent
}
export type Starts = {
  crossword: CrosswordStarted
  duplicate: DuplicateStarted
  unbuild: UnbuildStarted
  bingo: BingoStarted
  junior: JuniorStarted
}
export type AnyView = Views[Kind]
export type AnyEvent = Events[Kind]

const EVOLVE: { [K in Kind]: (view: Views[K], event: Events[K]) => Views[K] } = {
  crossword: crossword.evolve,
  duplicate: duplicate.evolve,
  unbuild: unbuild.evolve,
  bingo: bingo.evolve,
  junior: junior.evolve,
}

const BEGUN: { [K in Kind]: (event: Starts[K], seat: number | null, open?: boolean) => Views[K] } = {
  crossword: crosswordBegun,
  duplicate: duplicate.begun,
  unbuild: unbuild.begun,
  bingo: bingo.begun,
  junior: junior.begun,
}

/** The view after these events. The one before stays as it was, and what did not change is shared. */
export function follow<K extends Kind>(kind: K, view: Views[K], events: Events[K][]): Views[K] {
  return events.reduce(EVOLVE[kind], view)
}

/** The view that a game begins with; an open one hides nothing, and follows a record that hides nothing. */
export function begun<K extends Kind>(kind: K, event: Starts[K], seat: number | null, open = false): Views[K] {
  return BEGUN[kind](event, seat, open)
}

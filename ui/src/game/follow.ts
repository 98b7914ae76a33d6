// Following: the view of a game is kept by applying what the seat is told, exactly as the server's `evolve` does.
import type { GameName, Games } from '../net/types'
import * as bingo from './bingo/evolve'
import { begun as crosswordBegun } from './crossword/begun'
import { evolve as crosswordEvolve } from './crossword/evolve'
import * as duplicate from './duplicate/evolve'
import * as junior from './junior/evolve'
import * as unbuild from './unbuild/evolve'

export type ViewOf<K extends GameName> = Games[K]['view']
export type EventOf<K extends GameName> = Games[K]['event']
export type StartOf<K extends GameName> = Extract<EventOf<K>, { is: 'started' }>

const EVOLVE: { [K in GameName]: (view: ViewOf<K>, event: EventOf<K>) => ViewOf<K> } = {
  crossword: crosswordEvolve,
  duplicate: duplicate.evolve,
  unbuild: unbuild.evolve,
  bingo: bingo.evolve,
  junior: junior.evolve,
}

const BEGUN: { [K in GameName]: (event: StartOf<K>, seat: number | null, open?: boolean) => ViewOf<K> } = {
  crossword: crosswordBegun,
  duplicate: duplicate.begun,
  unbuild: unbuild.begun,
  bingo: bingo.begun,
  junior: junior.begun,
}

/** The view after these events. The one before stays as it was, and what did not change is shared. */
export function follow<K extends GameName>(kind: K, view: ViewOf<K>, events: readonly EventOf<K>[]): ViewOf<K> {
  return events.reduce<ViewOf<K>>(EVOLVE[kind], view)
}

/** The view that a game begins with; an open one hides nothing, and follows a record that hides nothing. */
export function begun<K extends GameName>(kind: K, event: StartOf<K>, seat: number | null, open = false): ViewOf<K> {
  return BEGUN[kind](event, seat, open)
}

// The moves of a game: those that stood when one came in, and those that were followed since.
import { withTurn, type Line } from './plays'
import type { GameName, EventsMessage } from '../net/types'

/** Which games have a list of moves; of the others the view has it all. */
export const hasLines = (kind: GameName): boolean => kind === 'crossword' || kind === 'unbuild' || kind === 'junior'

export class MoveRecord {
  lines: Line[] = []
  /** Whether the first move is there too. */
  isWhole: boolean
  #kind: GameName
  #from: number

  /** From the turn on at which one was shown the view. */
  constructor(kind: GameName, n: number) {
    this.#kind = kind
    this.#from = n
    this.isWhole = n === 0 || !hasLines(kind)
  }

  add(turns: EventsMessage[]): void {
    this.lines = this.#with(this.lines, turns)
  }

  /** All turns that stand. Those that were followed here are among them, and are not told twice. */
  addPast(turns: EventsMessage[]): void {
    if (this.isWhole) return
    const past = turns.filter(({ n }) => n <= this.#from)
    this.lines = [...this.#with([], past), ...this.lines]
    this.isWhole = true
  }

  #with(lines: Line[], turns: EventsMessage[]): Line[] {
    return turns.reduce((all, { n, events }) => withTurn(this.#kind, all, n, events), lines)
  }
}

// Where the score of a tentative play is shown: beside its main word, on a square that hides no tile if there is one.
import { has, type Position } from './position'
import type { Counted } from './score'
import { step, type Square } from './square'

export function bubbleAt(play: Counted, after: Position): Square {
  const [main] = play.words
  const length = main?.tiles.length ?? 1
  const end = step(play.start, play.direction, length)
  const start = step(play.start, play.direction, -1)
  const last = step(play.start, play.direction, length - 1)
  const beside = [end, start, { row: last.row - 1, col: last.col + 1 }, { row: last.row + 1, col: last.col + 1 }]
  const free = beside.find((square) => has(after.layout, square) && after.at(square) === '')
  return free ?? [end, start].find((square) => has(after.layout, square)) ?? last
}

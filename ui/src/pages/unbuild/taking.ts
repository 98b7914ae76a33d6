// What the chosen tiles would be: of which word, worth how much, and which words they leave. Whether those are good, and
// hang together, the server says.
import { wordThrough, type MadeWord } from '../../board/form'
import { Position, height, valueOf, width } from '../../board/position'
import { EMPTY, same, step, type Direction, type Laid, type Square } from '../../board/square'

export type Taking = {
  readonly tiles: readonly Laid[]
  readonly points: number
  /** The word that all of them are of; nothing if there is none. */
  readonly word: MadeWord | null
  /** Words that stand there afterwards and did not before. */
  readonly leaves: readonly string[]
}

export function takingOf(position: Position, squares: readonly Square[]): Taking {
  const tiles = squares.map((square): Laid => [square.row, square.col, position.at(square)])
  const points = tiles.reduce((sum, [, , tile]) => sum + valueOf(position.tileset, tile), 0)
  const before = wordsOn(position)
  const after = wordsOn(position.lay(tiles.map(([row, col]): Laid => [row, col, EMPTY])))
  const leaves = [...new Set(after.filter((word) => !before.includes(word)))]
  return { tiles, points, word: wordOf(position, squares), leaves }
}

/** The one run that covers all these squares. A tile that stands alone is one too. */
function wordOf(position: Position, squares: readonly Square[]): MadeWord | null {
  const [first] = squares
  if (!first) return null
  for (const direction of ['across', 'down'] as const) {
    const word = wordThrough(position, first, direction)
    if (word && squares.every((square) => covers(word, square))) return word
  }
  const alone =
    squares.length === 1 && !['across', 'down'].some((way) => wordThrough(position, first, way as Direction))
  return alone ? { tiles: position.at(first), start: first, direction: 'across' } : null
}

function covers({ tiles, start, direction }: MadeWord, square: Square): boolean {
  return [...tiles].some((_, place) => same(step(start, direction, place), square))
}

function wordsOn({ layout, cells }: Position): string[] {
  const across = width(layout)
  const rows = Array.from({ length: height(layout) }, (_, row) => cells.slice(row * across, (row + 1) * across))
  const columns = Array.from({ length: across }, (_, col) => rows.map((row) => row[col] ?? EMPTY).join(''))
  const runs = [...rows, ...columns].flatMap((line) => line.split(EMPTY))
  return runs.filter((run) => run.length > 1).map((run) => run.toUpperCase())
}

// A printed board, as the page needs it: its words, the letters that are open, and what a tile would finish. Whether a
// play is granted is the server's matter; this shows a child where tiles can go.
import type { Direction, Square } from '../../board/square'
import type { Laid } from '../../net/types'

export type PrintedWord = { readonly text: string; readonly squares: readonly Square[]; readonly direction: Direction }

/** As much of a board as is needed to know what is open. */
export type Covered = { readonly printed: { readonly rows: readonly string[] }; readonly cells: string }

export const NONE = '.'

/** Those across from the top, then those down from the left. */
export function wordsOf(rows: readonly string[]): PrintedWord[] {
  const width = rows[0]?.length ?? 0
  const across = rows.map((_, up) => Array.from({ length: width }, (_, left) => ({ row: up + 1, col: left + 1 })))
  const down = Array.from({ length: width }, (_, left) => rows.map((_, up) => ({ row: up + 1, col: left + 1 })))
  return [...across.flatMap((line) => runs(rows, line, 'across')), ...down.flatMap((line) => runs(rows, line, 'down'))]
}

export const letterAt = (rows: readonly string[], { row, col }: Square): string => {
  const letter = rows[row - 1]?.[col - 1] ?? NONE
  return letter === NONE ? '' : letter
}

/** A board on which some letters are covered, and how it would be with a few tiles more. */
export class Cover {
  readonly rows: readonly string[]
  readonly words: readonly PrintedWord[]
  readonly #cells: string

  constructor(board: Covered, laid: readonly Laid[] = [], words: readonly PrintedWord[] = wordsOf(board.printed.rows)) {
    this.rows = board.printed.rows
    this.words = words
    const cells = [...board.cells]
    for (const [row, col, tile] of laid) cells[(row - 1) * this.#width + col - 1] = tile
    this.#cells = cells.join('')
  }

  /** The same board with one tile more. */
  with(laid: Laid): Cover {
    return new Cover({ printed: { rows: this.rows }, cells: this.#cells }, [laid], this.words)
  }

  covers({ row, col }: Square): boolean {
    return this.#cells[(row - 1) * this.#width + col - 1] !== NONE
  }

  isDone(word: PrintedWord): boolean {
    return word.squares.every((square) => this.covers(square))
  }

  /** The first uncovered letter of every word, each once. */
  openings(): Laid[] {
    const firsts = this.words.flatMap((word) => word.squares.find((square) => !this.covers(square)) ?? [])
    const once = new Map(firsts.map((square) => [`${square.row},${square.col}`, square]))
    return [...once.values()].map((square): Laid => [square.row, square.col, letterAt(this.rows, square)])
  }

  /** The open squares that one of these tiles fits. */
  openTo(tiles: string): Laid[] {
    return this.openings().filter(([, , letter]) => tiles.includes(letter))
  }

  /** The words of which this square is the only one left. */
  finishedBy({ row, col }: Square): PrintedWord[] {
    return this.words.filter(({ squares }) => {
      const left = squares.filter((square) => !this.covers(square))
      return left.length === 1 && left[0]?.row === row && left[0]?.col === col
    })
  }

  get #width(): number {
    return this.rows[0]?.length ?? 0
  }
}

function runs(rows: readonly string[], line: readonly Square[], direction: Direction): PrintedWord[] {
  const found: PrintedWord[] = []
  let squares: Square[] = []
  const close = (): void => {
    const text = squares.map((square) => letterAt(rows, square)).join('')
    if (squares.length > 1) found.push({ text, squares, direction })
    squares = []
  }
  for (const square of line) {
    if (letterAt(rows, square)) squares.push(square)
    else close()
  }
  close()
  return found
}

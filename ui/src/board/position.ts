// The board as it stands: a layout drawn as text, a set of tiles, and one character a square.
import type { Layout, TileSet } from '../net/types/core'
import { BLANK, EMPTY, covered, isBlank, type Direction, type Laid, type Square } from './square'

export type { Layout, TileSet }
export type Premium = { readonly letter: number; readonly word: number; readonly centre: boolean }

const plain: Premium = { letter: 1, word: 1, centre: false }
const PREMIUMS: Record<string, Premium> = {
  d: { ...plain, letter: 2 },
  t: { ...plain, letter: 3 },
  q: { ...plain, letter: 4 },
  D: { ...plain, word: 2 },
  T: { ...plain, word: 3 },
  Q: { ...plain, word: 4 },
  '*': { letter: 1, word: 2, centre: true },
  '+': { letter: 1, word: 1, centre: true },
}

export function width(layout: Layout): number {
  return layout.rows[0]?.length ?? 0
}

export function height(layout: Layout): number {
  return layout.rows.length
}

export function has(layout: Layout, { row, col }: Square): boolean {
  return row >= 1 && row <= height(layout) && col >= 1 && col <= width(layout)
}

export function premiumAt(layout: Layout, { row, col }: Square): Premium {
  return PREMIUMS[layout.rows[row - 1]?.[col - 1] ?? EMPTY] ?? plain
}

export function centreOf(layout: Layout): Square {
  for (const [index, row] of layout.rows.entries()) {
    const col = row.search(/[*+]/)
    if (col >= 0) return { row: index + 1, col: col + 1 }
  }
  return { row: Math.ceil(height(layout) / 2), col: Math.ceil(width(layout) / 2) }
}

/** What a tile counts on a rack or on the board; a blank counts nothing whatever it stands for. */
export function valueOf(tileset: TileSet, tile: string): number {
  return tileset.kinds.find(([letter]) => letter === tile)?.[2] ?? 0
}

/** The letters of a set in the order of its alphabet, without the blank. */
export function lettersOf(tileset: TileSet): string[] {
  return tileset.kinds.map(([letter]) => letter).filter((letter) => letter !== BLANK)
}

/** Whether a tile laid on the board is one of this set. */
export function knows(tileset: TileSet, tile: string): boolean {
  return tile !== BLANK && lettersOf(tileset).includes(tile.toUpperCase())
}

/** A position never changes: laying tiles makes another. */
export class Position {
  constructor(
    readonly layout: Layout,
    readonly tileset: TileSet,
    readonly cells: string,
  ) {}

  static empty(layout: Layout, tileset: TileSet): Position {
    return new Position(layout, tileset, EMPTY.repeat(width(layout) * height(layout)))
  }

  get isEmpty(): boolean {
    return [...this.cells].every((cell) => cell === EMPTY)
  }

  /** The tile there, or nothing. */
  at(square: Square): string {
    const cell = has(this.layout, square) ? this.cells[this.#index(square)] : EMPTY
    return cell === undefined || cell === EMPTY ? '' : cell
  }

  lay(laid: readonly Laid[]): Position {
    return new Position(this.layout, this.tileset, covered(this.cells, width(this.layout), laid))
  }

  /** A row or a column as text, and how far along it a square lies. */
  line(square: Square, direction: Direction): [line: string, place: number] {
    const across = width(this.layout)
    if (direction === 'across') {
      return [this.cells.slice((square.row - 1) * across, square.row * across), square.col - 1]
    }
    const column = this.layout.rows.map((_, row) => this.cells[row * across + square.col - 1] ?? EMPTY)
    return [column.join(''), square.row - 1]
  }

  /** Whether the blank there can be swapped for the letter it stands for. */
  blankFor(square: Square, face: string): boolean {
    const tile = this.at(square)
    return tile !== '' && isBlank(tile) && tile.toUpperCase() === face
  }

  #index({ row, col }: Square): number {
    return (row - 1) * width(this.layout) + col - 1
  }
}

// Which tile stands on which square: laying and lifting make another board, and share all but its cells.
import type { Board, Laid, Layout, TileSet } from '../net/types'

export const EMPTY = '.'

export function emptyBoard(layout: Layout, tileset: TileSet): Board {
  return { layout, tileset, cells: EMPTY.repeat((layout.rows[0] ?? '').length * layout.rows.length) }
}

export const lay = (board: Board, laid: readonly Laid[]): Board => ({
  ...board,
  cells: covered(board.cells, widthOf(board), laid),
})

export const lift = (board: Board, laid: readonly Laid[]): Board =>
  lay(
    board,
    laid.map(([row, col]) => [row, col, EMPTY]),
  )

/** The cells with these tiles on them, in rows of this width. */
export function covered(cells: string, width: number, laid: readonly Laid[]): string {
  const all = [...cells]
  for (const [row, col, tile] of laid) all[(row - 1) * width + col - 1] = tile
  return all.join('')
}

const widthOf = (board: Board): number => (board.layout.rows[0] ?? '').length

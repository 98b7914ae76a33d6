// Which tile stands on which square: laying and lifting make another board, and share all but its cells.
import { EMPTY, covered } from '../board/square'
import type { Board, Laid, Layout, TileSet } from '../net/types'

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

const widthOf = (board: Board): number => (board.layout.rows[0] ?? '').length

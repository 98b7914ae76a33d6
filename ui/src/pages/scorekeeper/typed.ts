// A play as it is typed: `8H WORD`, the row first for across, blanks in lower case, a dot or its letter for a tile there.
import { read } from '../../board/coordinates'
import { refusal, type Refusal } from '../../board/form'
import { has, knows, type Position } from '../../board/position'
import { step, type Laid } from '../../board/square'

export function typedPlay(text: string, position: Position): Laid[] | Refusal {
  const [at = '', word = '', ...more] = text.trim().split(/\s+/)
  const found = read(at, 'tournament', position.layout)
  if (!found || !word || more.length) return refusal('typed-badly')
  const [start, direction] = found
  const laid: Laid[] = []
  for (const [place, tile] of [...word].entries()) {
    const square = step(start, direction, place)
    if (!has(position.layout, square)) return refusal('off-board')
    const standing = position.at(square)
    if (standing && tile !== '.' && tile.toUpperCase() !== standing.toUpperCase()) {
      return refusal('other-tile', { tile: standing.toUpperCase(), typed: tile.toUpperCase() })
    }
    if (!standing && !knows(position.tileset, tile)) return refusal('typed-badly')
    if (!standing) laid.push([square.row, square.col, tile])
  }
  return laid
}

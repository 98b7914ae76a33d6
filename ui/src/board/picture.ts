// The board as a drawing by itself, to keep or to send.
import { shown } from './faces'
import { height, premiumAt, valueOf, width, type Position } from './position'
import { isBlank, type Square } from './square'

/** Colours by the names that the page has for them, without the dashes. */
export type Paint = (name: string) => string

const SIDE = 40
const GAP = 2
const PAD = 12

export function boardPicture(position: Position, paint: Paint): string {
  const [rows, columns] = [height(position.layout), width(position.layout)]
  const across = columns * (SIDE + GAP) - GAP + 2 * PAD
  const down = rows * (SIDE + GAP) - GAP + 2 * PAD
  const squares = Array.from({ length: rows * columns }, (_, index) => ({
    row: Math.floor(index / columns) + 1,
    col: (index % columns) + 1,
  }))
  const drawn = squares.map((square) => drawSquare(square, position, paint)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${across}" height="${down}" ` +
    `font-family="Inter, system-ui, sans-serif" text-anchor="middle">` +
    `<rect width="${across}" height="${down}" rx="10" fill="${paint('grid')}"/>${drawn}</svg>`
  )
}

function drawSquare(square: Square, position: Position, paint: Paint): string {
  const x = PAD + (square.col - 1) * (SIDE + GAP)
  const y = PAD + (square.row - 1) * (SIDE + GAP)
  const tile = position.at(square)
  return tile ? drawTile(x, y, tile, valueOf(position.tileset, tile), paint) : drawEmpty(x, y, square, position, paint)
}

function drawEmpty(x: number, y: number, square: Square, { layout }: Position, paint: Paint): string {
  const { letter, word, centre } = premiumAt(layout, square)
  const name = word > 1 ? `word${word}` : letter > 1 ? `letter${letter}` : ''
  const box = rect(x, y, paint(name || 'square-fill'))
  const mark = centre ? '★' : word > 1 ? `${word}W` : letter > 1 ? `${letter}L` : ''
  return mark ? box + text(x + SIDE / 2, y + SIDE * 0.62, 13, paint(name ? `${name}-mark` : 'ink2'), mark) : box
}

function drawTile(x: number, y: number, tile: string, value: number, paint: Paint): string {
  const ink = paint('tile-ink')
  const face = shown(tile.toUpperCase())
  const size = Math.min(23, 34 / face.length)
  const letter = text(x + SIDE * 0.46, y + SIDE * 0.68, size, ink, face, isBlank(tile) ? 400 : 650)
  const worth = isBlank(tile) ? '' : text(x + SIDE * 0.84, y + SIDE * 0.9, 9, ink, String(value), 600)
  return rect(x, y, paint('tile'), 5) + letter + worth
}

const rect = (x: number, y: number, fill: string, round = 4): string =>
  `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" rx="${round}" fill="${fill}"/>`

const text = (x: number, y: number, size: number, fill: string, said: string, weight = 650): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${said}</text>`

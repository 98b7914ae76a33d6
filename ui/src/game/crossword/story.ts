// The moves of a game one after the other, each with where it was played and the board after it.
import { nameOf, write, type Convention } from '../../board/coordinates'
import { form, isRefusal } from '../../board/form'
import { Position } from '../../board/position'
import type { Square } from '../../board/square'
import type { Line } from '../plays'
import type { CrosswordRules } from '../../net/types'

export type Told = {
  readonly line: Line
  /** The main word as it stands on the board, and where it begins. */
  readonly tiles: string
  readonly at: string
  readonly position: Position
  readonly squares: readonly Square[]
  /** How everybody stands after it. */
  readonly totals: readonly number[]
  /** It was challenged away later. */
  readonly isWithdrawn: boolean
}

/** The whole game, from an empty board on; the lines must go back to the first. */
export function storyOf(rules: CrosswordRules, seats: number, lines: readonly Line[], convention: Convention): Told[] {
  const story: Told[] = []
  const totals = Array.from({ length: seats }, () => 0)
  let position = Position.empty(rules.layout, rules.tileset)
  let before = position
  for (const line of lines) {
    totals[line.seat] = (totals[line.seat] ?? 0) + line.points
    const main = line.move === 'placed' ? mainWord(position, line, convention) : { tiles: '', at: '' }
    if (line.move === 'placed') {
      before = position
      position = position.lay(line.tiles)
    } else if (line.move === 'withdrawn') {
      position = before
      markWithdrawn(story)
    }
    const squares = line.move === 'placed' ? line.tiles.map(([row, col]) => ({ row, col })) : []
    story.push({ line, ...main, position, squares, totals: [...totals], isWithdrawn: false })
  }
  return story
}

function mainWord(before: Position, { tiles, words }: Line, convention: Convention): { tiles: string; at: string } {
  const isSwapped = ([row, col]: Line['tiles'][number]): boolean => before.at({ row, col }) !== ''
  const formed = form(
    before.lay(tiles.filter(isSwapped)),
    tiles.filter((one) => !isSwapped(one)),
  )
  const main = isRefusal(formed) ? null : formed.words[0]
  if (main) return { tiles: main.tiles, at: write(main.start, main.direction, convention) }
  const [first] = tiles
  return { tiles: words[0] ?? '', at: first ? nameOf({ row: first[0], col: first[1] }, convention) : '' }
}

function markWithdrawn(story: Told[]): void {
  const at = story.findLastIndex(({ line }) => line.move === 'placed')
  const play = story[at]
  if (play) story[at] = { ...play, isWithdrawn: true }
}

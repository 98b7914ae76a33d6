// The score pad: one row a round, one entry a player, as somebody would write it at the table.
import type { PadEntry } from '../../../parts/scores/pad'
import { t } from '../../../i18n/index.svelte'
import type { Told } from '../../../game/crossword/story'

export type PadLine = PadEntry & { readonly seat: number; readonly place: number; readonly player: string }

/** What is no turn of its own belongs to the line before it: points for words upheld, or for a theme. */
const ADDED = ['upheld', 'themed']

export function padLines(story: readonly Told[], players: readonly string[]): PadLine[] {
  const lines: PadLine[] = []
  for (const [place, told] of story.entries()) {
    const { seat, move } = told.line
    const total = told.totals[seat] ?? 0
    const at = lines.findLastIndex((one) => one.seat === seat)
    const own = lines[at]
    if (move === 'withdrawn' && own) lines[at] = { ...own, points: 0, total, is: 'withdrawn' }
    else if (ADDED.includes(move) && own) lines[at] = { ...own, points: own.points + told.line.points, total }
    else lines.push({ ...entryOf(told), total, seat, place, player: players[seat] ?? '' })
  }
  return withLast(lines, story)
}

/** The seats in the order of play: who begins stands left, so that every row reads from left to right. */
export function inOrder(seats: number, first: number): number[] {
  return Array.from({ length: seats }, (_, place) => (first + place) % seats)
}

/** In columns. Who has lost a turn has a line that says so, so rounds stay rounds. */
export function rounds(lines: readonly PadLine[], order: readonly number[]): (PadLine | null)[][] {
  const columns = order.map((seat) => lines.filter((line) => line.seat === seat))
  const most = Math.max(0, ...columns.map((column) => column.length))
  return Array.from({ length: most }, (_, round) => columns.map((column) => column[round] ?? null))
}

function entryOf({ line, tiles, at }: Told): PadEntry {
  if (line.move === 'placed') return { tiles, at, points: line.points, total: 0 }
  return { did: t(`did.${line.move}`, { count: line.count }), points: line.points, total: 0 }
}

function withLast(lines: PadLine[], story: readonly Told[]): PadLine[] {
  const at = lines.length - 1
  const newest = lines[at]
  const told = newest && story[newest.place]
  if (!newest || newest.is || told?.line.move !== 'placed') return lines
  return [...lines.slice(0, at), { ...newest, is: 'last' }]
}

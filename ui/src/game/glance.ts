// A game as it is seen in a list: who plays, how it stands, and its board where it has one like others.
import { get, part } from '../net/rest'
import type { AnyView, Board, GameShown, ViewMessage } from '../net/types'

export type Glance = {
  /** The others; all, where nobody else or everybody sits at this device. */
  readonly names: readonly string[]
  /** One's own points first. */
  readonly points: readonly number[]
  readonly turn: 'mine' | 'theirs' | 'nobody' | 'over'
  /** Whom the game waits for. */
  readonly waitsFor: readonly string[]
}

export function glanceAt({ players, seats, standing, over }: GameShown): Glance {
  const mine = players.map((_, seat) => seat).filter((seat) => seats.includes(seat))
  const others = players.map((_, seat) => seat).filter((seat) => !seats.includes(seat))
  // Others may still challenge, so that the game waits for them too; but the turn is one's alone.
  const pending = standing?.turn != null ? [standing.turn] : standing?.paused ? [] : (standing?.pending ?? [])
  const isMine = pending.some((seat) => seats.includes(seat))
  return {
    names: (others.length ? others : mine).map((seat) => players[seat] ?? ''),
    points: [...mine, ...others].flatMap((seat) => standing?.scores[seat] ?? []),
    turn: over ? 'over' : isMine ? 'mine' : pending.length || !standing ? 'theirs' : 'nobody',
    waitsFor: pending.map((seat) => players[seat] ?? ''),
  }
}

/** The board of a game; nothing where it is of another sort, or may not be seen. */
export async function boardOf({ id, seats }: GameShown): Promise<Board | null> {
  try {
    const { view } = await get<ViewMessage>(`/api/games/${part(id)}/view`, { seat: seats[0] })
    return boardIn(view)
  } catch {
    return null
  }
}

function boardIn(view: AnyView): Board | null {
  const board: unknown = 'board' in view ? view.board : null
  return typeof board === 'object' && board !== null && 'layout' in board && 'cells' in board ? (board as Board) : null
}

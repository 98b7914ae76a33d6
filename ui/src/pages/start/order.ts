// Whose move it is comes first, who has waited longest before the others; what rests comes last.
import { glanceAt } from '../../game/glance'
import type { GameShown } from '../../net/types'

const RANKS = { mine: 0, theirs: 1, nobody: 2, over: 3 } as const

export function inOrder(games: readonly GameShown[]): GameShown[] {
  const rank = (game: GameShown): number => RANKS[glanceAt(game).turn]
  return games.toSorted((one, other) => {
    const byRank = rank(one) - rank(other)
    return byRank || (rank(one) === RANKS.mine ? one.touched - other.touched : other.touched - one.touched)
  })
}

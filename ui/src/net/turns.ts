// The turns of a game that stand, from the first on, as a seat or a bystander may hear of them.
import { get, part } from './rest'
import type { Told } from './types'

export type Turns = (game: string, seat: number | null) => Promise<Told[]>

export const turnsOf: Turns = (game, seat) => get<Told[]>(`/api/games/${part(game)}/turns`, { seat })

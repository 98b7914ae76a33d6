// The turns of a game that stand, from the first on, as a seat or a bystander may hear of them.
import { get, part } from './rest'
import type { EventsMessage } from './types'

export type Turns = (game: string, seat: number | null) => Promise<EventsMessage[]>

export const turnsOf: Turns = (game, seat) => get<EventsMessage[]>(`/api/games/${part(game)}/turns`, { seat })

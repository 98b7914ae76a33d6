// A table is opened; one that needs nobody else is a game at once.
import { myself } from '../net/me.svelte'
import { post } from '../net/rest'
import type { TableProposal, TableShown } from '../net/types'
import { route } from '../route.svelte'
import { lastChoice, remember, type Chosen, type Mode } from './chosen'
import { proposalOf } from './proposal'

type Choosing = { mode: Mode; chosen: Chosen }

/** The player is a guest by then, under this name if one is given. */
export async function begin(proposal: TableProposal, name = '', choosing?: Choosing): Promise<void> {
  await myself.needed(name)
  const table = await post<TableShown>('/api/tables', proposal)
  if (choosing) remember(choosing.mode, choosing.chosen)
  route.go(table.game ? `/game/${table.game}` : `/join/${table.code}`)
}

/** One tap: the bot of the last time, a gentle one at first. */
export async function playBot(): Promise<void> {
  await begin(proposalOf({ mode: 'bot', chosen: lastChoice('bot'), choices: { junior_boards: [] } }))
}

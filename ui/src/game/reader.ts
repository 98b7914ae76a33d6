// How somebody at a table knows players and squares, for the sentences that are said there.
import type { Reader } from '../i18n/sentences.svelte'
import { settings } from '../browser/settings.svelte'
import { written } from './edition'
import { plainNames } from './seats'
import type { Table } from './table.svelte'

export function readerOf(table: Table): Reader {
  const players = table.view?.players ?? []
  // In a hall, players are told only of the leaders.
  const names = Array.isArray(players) ? plainNames(players as string[], table.about?.bots) : players
  return { names, convention: written(settings.chosen('coordinates'), null) }
}

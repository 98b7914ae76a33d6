// One way to act at a table, for every game: ask, and if it is refused say at once what speaks against it.
import type { Reader } from '../i18n/sentences.svelte'
import { live } from '../browser/live.svelte'
import { refusedThere, type Said } from '../net/said'
import type { AnyAction } from '../net/types'
import { readerOf } from './reader'
import type { Table } from './table.svelte'

type Acting = {
  /** Whose action it is, where one device has several seats at one table. */
  as?: number | null
  reader?: Reader
}

/** Nothing where the action is granted, otherwise why it is not. */
export async function refusalOf(table: Table, action: AnyAction, { as, reader }: Acting = {}): Promise<Said | null> {
  try {
    await table.act(action, as)
    return null
  } catch (caught) {
    const said = refusedThere(caught, reader ?? readerOf(table))
    live.interrupt(said.text)
    return said
  }
}

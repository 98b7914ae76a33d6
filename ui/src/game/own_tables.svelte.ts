// Where one device has several seats at a game, each is a table of its own: what one seat sees no other need.
import { socket } from '../net'
import { Table } from './table.svelte'

export class OwnTables {
  all = $state.raw<readonly Table[]>([])
  #opened: Table

  /** The one that was opened already is among them, and is left by the person who opened it. */
  constructor(table: Table, seats: readonly number[]) {
    this.#opened = table
    this.all = seats.length ? seats.map((seat) => this.#at(seat)) : [table]
  }

  /** Somebody on this device sat down late. */
  sit(seat: number): Table {
    const there = this.all.find((table) => table.seat === seat)
    if (there) return there
    const added = this.#at(seat)
    this.all = [...this.all.filter((table) => table.seat !== null), added]
    return added
  }

  leave(): void {
    for (const table of this.all) if (table !== this.#opened) table.leave()
  }

  #at(seat: number): Table {
    return seat === this.#opened.seat ? this.#opened : new Table(socket, this.#opened.game, seat)
  }
}

// A board is drawn a few rows per task, so that a slow phone can paint and react to touches in between.
import { flushSync, onDestroy } from 'svelte'

const ROWS = 4
/** Where a whole board takes no longer than this, it is drawn at once from then on. */
const QUICK_MS = 50
let isQuick = false

export class Slices {
  /** How many rows are there already. */
  drawn = $state(0)
  readonly #rows: () => number
  #timer: ReturnType<typeof setTimeout> | undefined

  /** For a component that is being made. */
  constructor(rows: () => number) {
    this.#rows = rows
    this.drawn = isQuick ? Infinity : 0
    if (!isQuick) this.#later()
    onDestroy(() => clearTimeout(this.#timer))
  }

  get isBusy(): boolean {
    return this.drawn < this.#rows()
  }

  #later(): void {
    this.#timer = setTimeout(() => this.#more())
  }

  #more(): void {
    if (!this.isBusy) return
    const began = performance.now()
    flushSync(() => (this.drawn += ROWS))
    isQuick = ((performance.now() - began) / ROWS) * this.#rows() < QUICK_MS
    if (isQuick) this.drawn = Infinity
    else this.#later()
  }
}

// How long to wait before the next attempt: longer each time, and not the same for all, or all would come at once.

const FIRST_MS = 500
const LONGEST_MS = 20_000

export class Backoff {
  #attempts = 0
  #random: () => number

  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  next(): number {
    const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#attempts++)
    return Math.round(most * (0.5 + this.#random() / 2))
  }

  reset(): void {
    this.#attempts = 0
  }
}

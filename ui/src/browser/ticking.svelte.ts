// A moment that goes on by itself for as long as something on the page shows it.
import { createSubscriber } from 'svelte/reactivity'

const EVERY_MS = 200

export class Ticking {
  #read: () => number
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, EVERY_MS)
    return () => clearInterval(timer)
  })

  constructor(read: () => number) {
    this.#read = read
  }

  get now(): number {
    this.#subscribe()
    return this.#read()
  }
}

// Actions that wait for an answer. Each has a name of its own, so it can be sent again and is still granted once.
import { Problem } from './problem'
import type { RefusedMessage, Do, AnyServerMessage } from './types'

type Ask = { message: Do; granted: (n: number) => void; denied: (problem: Problem) => void }

export class Asks {
  #waiting = new Map<string, Ask>()
  #prefix: string
  #count = 0

  constructor(prefix: string = freshPrefix()) {
    this.#prefix = prefix
  }

  /** What to send, and the number of the turn that grants it; a `Problem` if it is denied. */
  add(action: Omit<Do, 't' | 'id'>): { message: Do; answer: Promise<number> } {
    const message: Do = { t: 'do', id: `${this.#prefix}${++this.#count}`, ...action }
    const answer = new Promise<number>((granted, denied) => this.#waiting.set(message.id, { message, granted, denied }))
    return { message, answer }
  }

  /** In the order in which they were made. */
  get messages(): Do[] {
    return [...this.#waiting.values()].map((ask) => ask.message)
  }

  /** Whatever answers an action: the turn it led to, or a yes or no of its own. A second answer is of no account. */
  hear(message: AnyServerMessage): void {
    if (message.t !== 'events' && message.t !== 'granted' && message.t !== 'refused') return
    const ask = message.id ? this.#waiting.get(message.id) : undefined
    if (!ask) return
    this.#waiting.delete(ask.message.id)
    if (message.t === 'refused') ask.denied(asProblem(message))
    else ask.granted(message.n)
  }

  /** Nobody will answer any more. */
  giveUp(problem: Problem): void {
    const all = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const ask of all) ask.denied(problem)
  }
}

export const asProblem = ({ key, rule, facts, n }: RefusedMessage): Problem =>
  new Problem({ key, rule: rule ?? null, facts: facts ?? {}, n: n ?? null })

/** No two pages name an action alike. (`randomUUID` is not there on plain HTTP, as in a living room.) */
function freshPrefix(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return `${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}-`
}

// How far a game was followed: every turn once and in order, however the messages came.
import type { Seen, Told } from '../net/messages'
import { follow, type AnyEvent, type AnyView } from './follow'
import type { Kind } from './types'

export type Heard =
  /** The whole view came, and takes the place of what was known. */
  | { what: 'shown' }
  /** These turns were followed, the one that came and those that had come too early. */
  | { what: 'followed'; turns: Told[] }
  /** It was known already. */
  | { what: 'known' }
  /** Something before it is missing, and is to be asked for; until then it is kept. */
  | { what: 'missing' }

export class Course {
  view: AnyView | null = null
  n: number | null = null
  #kind: Kind | null = null
  #early = new Map<number, Told>()

  get kind(): Kind | null {
    return this.#kind
  }

  see(seen: Seen): Heard {
    this.#kind = seen.about.kind as Kind
    this.view = seen.view as AnyView
    this.n = seen.n
    this.#forgetEarly()
    this.#followEarly()
    return { what: 'shown' }
  }

  hear(told: Told): Heard {
    if (this.n !== null && told.n <= this.n) return { what: 'known' }
    this.#early.set(told.n, told)
    const turns = this.#followEarly()
    return turns.length ? { what: 'followed', turns } : { what: 'missing' }
  }

  #followEarly(): Told[] {
    const turns: Told[] = []
    while (this.n !== null && this.view !== null && this.#kind !== null) {
      const next = this.#early.get(this.n + 1)
      if (!next) break
      this.view = follow(this.#kind, this.view, next.events as AnyEvent[])
      this.n = next.n
      this.#early.delete(next.n)
      turns.push(next)
    }
    return turns
  }

  #forgetEarly(): void {
    for (const n of this.#early.keys()) if (this.n !== null && n <= this.n) this.#early.delete(n)
  }
}

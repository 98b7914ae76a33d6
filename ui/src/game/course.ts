// How far a game was followed: every turn once and in order, however the messages came.
import { evolveHall, isHall, withNews, type HallView } from './duplicate/hall'
import { follow } from './follow'
import type { AnyView, DuplicateEvent, GameName, Hall, ViewMessage, EventsMessage } from '../net/types'

export type Heard =
  /** These turns were followed, the one that came and those that had come too early. */
  | { what: 'followed'; turns: EventsMessage[] }
  /** It was known already. */
  | { what: 'known' }
  /** Something before it is missing, and is to be asked for; until then it is kept. */
  | { what: 'missing' }

export class Course {
  view: AnyView | HallView | null = null
  n: number | null = null
  #kind: GameName | null = null
  #early = new Map<number, EventsMessage>()

  get kind(): GameName | null {
    return this.#kind
  }

  /** The whole view came, and takes the place of what was known. The turns that had come before it were too early. */
  see(seen: ViewMessage): EventsMessage[] {
    this.#kind = seen.about.kind
    this.view = seen.view as AnyView | HallView
    this.n = seen.n
    this.#forgetEarly()
    return this.#followEarly()
  }

  hear(told: EventsMessage): Heard {
    if (this.n !== null && told.n <= this.n) return { what: 'known' }
    if (isHall(this.view)) return this.#followShort(this.view, told)
    this.#early.set(told.n, told)
    const turns = this.#followEarly()
    return turns.length ? { what: 'followed', turns } : { what: 'missing' }
  }

  /** How it goes in a hall. It comes after all turns up to its own that are told here. */
  count(hall: Hall): void {
    if (!isHall(this.view) || this.n === null) return
    this.view = withNews(this.view, hall.news)
    this.n = Math.max(this.n, hall.n)
  }

  /** In a hall turns that are not told of are no turns missed. */
  #followShort(view: HallView, told: EventsMessage): Heard {
    this.view = (told.events as readonly DuplicateEvent[]).reduce(evolveHall, view)
    this.n = told.n
    return { what: 'followed', turns: [told] }
  }

  #followEarly(): EventsMessage[] {
    const turns: EventsMessage[] = []
    while (this.n !== null && this.view !== null && !isHall(this.view) && this.#kind !== null) {
      const next = this.#early.get(this.n + 1)
      if (!next) break
      this.view = follow(this.#kind, this.view, next.events)
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

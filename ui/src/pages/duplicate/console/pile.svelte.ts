// The slips of a hall, for the arbitrator: asked for page by page, since they are never sent one by one.
import { get, part } from '../../../net/rest'
import type { DuplicateHand, DuplicatePile, DuplicatePlayInPile, Hands } from '../../../net/types'

const PAGE = 25
const PAUSE_MS = 2_000

export class HallPile {
  lines = $state.raw<readonly DuplicatePlayInPile[]>([])
  /** How many different plays there are. */
  plays = $state.raw(0)
  found = $state.raw<readonly DuplicateHand[] | null>(null)
  readonly #where: string
  readonly #seat: number
  #pages = 1
  #asked = -PAUSE_MS
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(game: string, seat: number) {
    this.#where = `/api/games/${part(game)}`
    this.#seat = seat
  }

  /** More slips are in: it is looked at again, but not for each of thousands. */
  changed(): void {
    if (this.#timer !== undefined) return
    const wait = Math.max(0, this.#asked + PAUSE_MS - performance.now())
    this.#timer = setTimeout(() => void this.#look(), wait)
  }

  /** One page more. */
  async more(): Promise<void> {
    this.#pages += 1
    await this.#look()
  }

  async find(name: string): Promise<void> {
    if (!name.trim()) this.found = null
    else this.found = (await get<Hands>(`${this.#where}/hands`, { seat: this.#seat, name: name.trim() })).hands
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async #look(): Promise<void> {
    this.#timer = undefined
    this.#asked = performance.now()
    const pages = Array.from({ length: this.#pages }, (_, number) => this.#page(number * PAGE))
    const came = await Promise.all(pages).catch(() => null)
    if (came) {
      this.lines = came.flatMap(({ lines }) => lines)
      this.plays = came[0]?.plays ?? 0
    }
  }

  async #page(skip: number): Promise<DuplicatePile> {
    return await get<DuplicatePile>(`${this.#where}/slips`, { seat: this.#seat, skip, most: PAGE })
  }
}

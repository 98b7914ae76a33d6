// A table as the page shows it: the game, and those around it. Tiles that are not played yet are not here.
import { asProblem } from '../net/asks'
import type { Problem } from '../net/problem'
import type { Connection, GameNews, Socket } from '../net/socket'
import { turnsOf, type Turns } from '../net/turns'
import { keep, kept, tabShelf } from '../browser/shelf'
import { Course, type Heard } from './course'
import type { HallView } from './duplicate/hall'
import type { ViewOf } from './follow'
import type { Line } from './plays'
import { MoveRecord } from './record'
import type {
  About,
  AnyAction,
  AnyView,
  GameName,
  Hall,
  Proposable,
  Offered,
  ViewMessage,
  OfferSettled,
  EventsMessage,
} from '../net/types'

const AWAITED = 'rematch'

/** An action that was not answered yet. */
export type Pending = { number: number; action: AnyAction }

export class Table {
  readonly game: string
  readonly seat: number | null

  view = $state.raw<AnyView | HallView | null>(null)
  n = $state.raw<number | null>(null)
  about = $state.raw<About | null>(null)
  lines = $state.raw<Line[]>([])
  /** Whether the moves go back to the first. */
  linesAreWhole = $state.raw(false)
  /** Whether the moves before were asked for and did not come. */
  linesAreMissing = $state.raw(false)
  offers = $state.raw<Offered[]>([])
  /** What was agreed on or refused last, such as a rematch and where it is. */
  settled = $state.raw<OfferSettled | null>(null)
  /** What was proposed here and not answered yet. */
  offering = $state.raw<Proposable | null>(null)
  /** Why the last proposal was refused. */
  refused = $state.raw<Problem | null>(null)
  /** The rematch that all agreed on; `isAwaited` where somebody here waits to be taken there. */
  rematch = $state.raw<{ game: string; isAwaited: boolean } | null>(null)
  present = $state.raw<{ seats: readonly number[]; watchers: number } | null>(null)
  hall = $state.raw<Hall | null>(null)
  connection = $state.raw<Connection>('offline')
  pending = $state.raw<Pending[]>([])
  /** Why the game cannot be seen. */
  problem = $state.raw<Problem | null>(null)

  #socket: Socket
  #turns: Turns
  #course = new Course()
  #record: MoveRecord | null = null
  #count = 0
  #awaits = false
  /** Whether there is no connection although there was one, or should have been; the first is not missed yet. */
  #wasLost = false
  #asksForPast: MoveRecord | null = null
  #offs: (() => void)[]
  #listeners = new Set<(turn: EventsMessage) => void>()

  constructor(socket: Socket, game: string, seat: number | null, turns: Turns = turnsOf) {
    this.#socket = socket
    this.#turns = turns
    this.game = game
    this.seat = seat
    this.#offs = [socket.onState((connection) => this.#connected(connection)), socket.watch(game, seat, this)]
  }

  /** The view of a game of this kind; nothing while it is not there, or is of another. */
  as<K extends GameName>(kind: K): ViewOf<K> | null {
    return this.about?.kind === kind ? (this.view as ViewOf<K> | null) : null
  }

  get known(): number | null {
    return this.#course.n
  }

  /** What the server's clock shows. It is not reactive: components that show it ask again and again. */
  now(): number {
    return this.#socket.clock.now()
  }

  /** The number of the turn that grants it, or a `Problem`; it is asked until there is one or the other. */
  async act(action: AnyAction, as: number | null = this.seat): Promise<number> {
    if (as === null) throw new Error('who looks on has no actions')
    const pending = { number: ++this.#count, action }
    this.pending = [...this.pending, pending]
    try {
      return await this.#socket.ask(this.game, as, action, this.known)
    } finally {
      this.pending = this.pending.filter((other) => other !== pending)
    }
  }

  /** Propose something, or agree to what is proposed. Whether it could be said. */
  offer(what: Proposable): boolean {
    this.refused = null
    if (this.seat === null || !this.#socket.say({ t: 'offer', game: this.game, seat: this.seat, what })) return false
    this.offering = what
    if (what === 'rematch') this.#awaitRematch()
    return true
  }

  decline(what: Proposable): boolean {
    return this.seat !== null && this.#socket.say({ t: 'decline', game: this.game, seat: this.seat, what })
  }

  /** Go on without the player who is away. */
  dismiss(whom: number): boolean {
    return this.seat !== null && this.#socket.say({ t: 'dismiss', game: this.game, seat: this.seat, whom })
  }

  /** Hear of every turn that is followed from now on, after the view has it. */
  onTurn(listener: (turn: EventsMessage) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  leave(): void {
    for (const off of this.#offs) off()
    this.#offs = []
  }

  /** What the seat sees, where it came before there was a connection; what has happened since is told over that. */
  hearEarly(seen: ViewMessage): void {
    if (this.known !== null || (seen.seat ?? null) !== this.seat) return
    this.#socket.clock.atLeast(seen.now)
    this.hear(seen)
  }

  hear(news: GameNews): void {
    let followed: EventsMessage[] = []
    switch (news.t) {
      case 'view':
        this.#seen(news, this.#course.see(news))
        break
      case 'events':
        followed = this.#follow(this.#course.hear(news))
        break
      case 'hall':
        this.hall = {
          ...news,
          leaders: news.leaders ?? this.hall?.leaders ?? [],
          own: news.own ?? this.hall?.own ?? null,
        }
        this.#course.count(news)
        break
      case 'offered':
        this.offers = [...this.#otherOffers(news.what), news]
        this.#answered(news.what)
        break
      case 'settled':
        if (news.what === 'rematch') this.#rematched(news)
        this.offers = this.#otherOffers(news.what)
        this.settled = news
        this.#answered(news.what)
        break
      case 'present':
        this.present = { seats: news.seats, watchers: news.watchers }
        break
      case 'refused':
        if (this.view === null) this.problem = asProblem(news)
        else if (this.offering) {
          this.refused = asProblem(news)
          this.offering = null
        }
        break
    }
    this.#show()
    for (const turn of followed) for (const listener of this.#listeners) listener(turn)
  }

  /** The first time, after too long a break, or because turns were taken back. */
  #seen({ n, about }: ViewMessage, since: EventsMessage[]): void {
    this.about = about
    this.problem = null
    this.#record = new MoveRecord(about.kind, n)
    this.#record.add(since)
    void this.#askForPast()
  }

  #connected(connection: Connection): void {
    this.#wasLost ||= connection === 'offline' && this.connection !== 'offline'
    this.connection = connection === 'connecting' && !this.#wasLost ? 'online' : connection
    this.offering = null // whether it was heard is told with what stands
    if (connection !== 'online') return
    this.#wasLost = false
    this.offers = [] // those that stand are told again
    void this.#askForPast()
  }

  async #askForPast(): Promise<void> {
    const record = this.#record
    if (!record || record.isWhole || record === this.#asksForPast) return
    this.#asksForPast = record
    const turns = await this.#turns(this.game, this.seat).catch(() => null)
    this.#asksForPast = null
    if (turns) record.addPast(turns)
    this.linesAreMissing = !turns
    this.#show()
  }

  #follow(heard: Heard): EventsMessage[] {
    if (heard.what === 'missing') this.#socket.again(this)
    if (heard.what !== 'followed') return []
    this.#record?.add(heard.turns)
    return heard.turns
  }

  #answered(what: Proposable): void {
    if (this.offering === what) this.offering = null
  }

  #awaitRematch(): void {
    this.#awaits = true
    keep(AWAITED, this.game, tabShelf)
  }

  /** Who asked for it, or saw it proposed just now, goes there; who only looks at the old game again is not led away. */
  #rematched({ agreed, code }: OfferSettled): void {
    const isAwaited =
      this.#awaits || kept(AWAITED, tabShelf) === this.game || this.offers.some(({ what }) => what === 'rematch')
    this.rematch = agreed && code ? { game: code, isAwaited } : null
    this.#awaits = false
    if (kept(AWAITED, tabShelf) === this.game) keep(AWAITED, null, tabShelf)
  }

  #otherOffers(what: Proposable): Offered[] {
    return this.offers.filter((offer) => offer.what !== what)
  }

  #show(): void {
    this.view = this.#course.view
    this.n = this.#course.n
    this.lines = this.#record?.lines ?? []
    this.linesAreWhole = this.#record?.isWhole ?? false
  }
}

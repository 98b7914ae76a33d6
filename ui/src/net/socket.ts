// One socket a page, for any number of games. What is lost with a connection is asked for again with the next one.
import { ServerClock } from '../game/clock'
import { Asks } from './asks'
import { Backoff } from './backoff'
import { Problem } from './problem'
import type {
  AnyAction,
  TableChanged,
  RefusedMessage,
  AnyServerMessage,
  Hall,
  Offered,
  Present,
  ViewMessage,
  OfferSettled,
  EventsMessage,
  AnyClientMessage,
} from './types'

export type Connection = 'connecting' | 'online' | 'offline'

/** What a socket is to us; the browser's own, or another in a test. */
export type Wire = {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

/** What those who watch a game hear of it. */
export type GameNews = ViewMessage | EventsMessage | Offered | OfferSettled | Present | Hall | RefusedMessage

/** A part of the page that watches a game. `known` is the last turn that it has followed. */
export type Watcher = { readonly known: number | null; hear(news: GameNews): void }

type Watched = { game: string; seat: number | null; watcher: Watcher }
type Off = () => void

const REVOKED = 4001
const PING_EVERY_MS = 20_000
const SILENCE_MS = 10_000 // also of a network that swallows what is sent before there is a connection
const FIRST_PINGS_MS = [0, 300, 1_500] // several, since the quickest answer tells the time best

export class Socket {
  readonly clock: ServerClock
  #open: () => Wire
  #backoff: Backoff
  #asks = new Asks()
  #wire: Wire | null = null
  #connection: Connection = 'offline'
  #closed = true
  #watched = new Set<Watched>()
  #waiting = new Map<string, Set<(changed: TableChanged) => void>>()
  #browsing = new Set<() => void>()
  #listeners = new Set<(connection: Connection) => void>()
  #deniers = new Set<(denied: RefusedMessage) => void>()
  #timers = new Set<ReturnType<typeof setTimeout>>()
  #retry: ReturnType<typeof setTimeout> | undefined
  #heardSincePing = true

  constructor(open: () => Wire, clock = new ServerClock(), backoff = new Backoff()) {
    this.#open = open
    this.clock = clock
    this.#backoff = backoff
  }

  get connection(): Connection {
    return this.#connection
  }

  /** EventsMessage at once, and whenever it changes. */
  onState(listener: (connection: Connection) => void): Off {
    listener(this.#connection)
    return added(this.#listeners, listener)
  }

  /** What was denied and belongs to no game and no action. */
  onDenied(listener: (denied: RefusedMessage) => void): Off {
    return added(this.#deniers, listener)
  }

  connect(): void {
    if (this.#wire) return
    this.#closed = false
    clearTimeout(this.#retry)
    this.#become('connecting')
    const wire = this.#open()
    this.#wire = wire
    wire.onopen = () => wire === this.#wire && this.#opened()
    wire.onmessage = ({ data }) => wire === this.#wire && this.#hear(String(data))
    wire.onclose = ({ code }) => wire === this.#wire && this.#lost(code !== REVOKED)
    this.#later(SILENCE_MS, () => {
      if (this.#connection !== 'online') this.#lost(true)
    })
  }

  /** Nothing more; what waits for an answer is told that none will come. */
  close(): void {
    this.#lost(false)
    this.#asks.giveUp(new Problem({ key: 'offline' }))
  }

  /** Reconnect, as the person who is signed in now. */
  renew(): void {
    this.#lost(false)
    const isNeeded = this.#watched.size || this.#waiting.size || this.#browsing.size || this.#asks.messages.length
    if (isNeeded) this.connect()
  }

  /** Try at once instead of when the time has come. */
  retry(): void {
    if (!this.#closed && !this.#wire) this.connect()
  }

  /** Hear of a game from now on, after every reconnect too. */
  watch(game: string, seat: number | null, watcher: Watcher): Off {
    const watched = { game, seat, watcher }
    this.#watched.add(watched)
    if (this.#connection === 'online') this.#ask(watched)
    else this.connect()
    return () => {
      this.#watched.delete(watched)
      const others = [...this.#watched].some((other) => other.game === game && other.seat === seat)
      if (!others) this.say({ t: 'unwatch', game, seat })
    }
  }

  /** What a watcher has missed, or the whole view where it knows nothing. */
  again(watcher: Watcher): void {
    for (const watched of this.#watched) if (watched.watcher === watcher) this.#ask(watched)
  }

  /** The number of the turn that grants an action, or a `Problem`. `n` is the turn that one knows of. */
  ask(game: string, seat: number, action: AnyAction, n: number | null): Promise<number> {
    const { message, answer } = this.#asks.add({ game, seat, action, n })
    if (!this.say(message)) this.connect()
    return answer
  }

  /** Hear when a table that one waits at changes. */
  wait(code: string, listener: (changed: TableChanged) => void): Off {
    const listeners = this.#waiting.get(code) ?? new Set()
    this.#waiting.set(code, listeners.add(listener))
    if (!this.say({ t: 'wait', code })) this.connect()
    return () => {
      listeners.delete(listener)
      if (!listeners.size) this.#waiting.delete(code)
    }
  }

  /** Hear when there are other tables that anybody may join. */
  browse(listener: () => void): Off {
    this.#browsing.add(listener)
    if (!this.say({ t: 'browse', on: true })) this.connect()
    return () => {
      if (this.#browsing.delete(listener) && !this.#browsing.size) this.say({ t: 'browse', on: false })
    }
  }

  /** Whether it could be sent; what is not an action of a game is not kept for later. */
  say(message: AnyClientMessage): boolean {
    if (this.#connection !== 'online') return false
    this.#wire?.send(JSON.stringify(message))
    return true
  }

  #opened(): void {
    this.#become('online')
    this.clock.forget()
    this.#heardSincePing = true
    for (const wait of FIRST_PINGS_MS) this.#later(wait, () => this.#ping())
    this.#later(PING_EVERY_MS, () => this.#keepAlive())
    this.#askForEverything()
  }

  #askForEverything(): void {
    for (const watched of this.#watched) this.#ask(watched)
    for (const code of this.#waiting.keys()) this.say({ t: 'wait', code })
    if (this.#browsing.size) this.say({ t: 'browse', on: true })
    for (const message of this.#asks.messages) this.say(message)
  }

  #ask({ game, seat, watcher }: Watched): void {
    this.say({ t: 'watch', game, seat, ...(watcher.known === null ? {} : { since: watcher.known }) })
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as AnyServerMessage
    this.#heardSincePing = true
    this.#backoff.reset()
    if (message.t === 'time') this.clock.heard(message)
    else if ('now' in message) this.clock.atLeast(message.now)
    this.#deliver(message)
    this.#asks.hear(message) // after those who watch, so that who asked finds it done
    if (message.t === 'refused') this.#mend(message)
  }

  #deliver(message: AnyServerMessage): void {
    if (message.t === 'changed') this.#waiting.get(message.code)?.forEach((listener) => listener(message))
    else if (message.t === 'lobby') this.#browsing.forEach((listener) => listener())
    else if (message.t === 'refused' && !message.game && !message.id) this.#deniers.forEach((told) => told(message))
    else if (message.t !== 'time' && message.t !== 'granted') this.#tellWatchers(message)
  }

  #tellWatchers(news: GameNews): void {
    if (news.t === 'refused' && news.id) return // its asker is told
    const all = [...this.#watched].filter((watched) => watched.game === news.game)
    const bySeat = news.t === 'view' || news.t === 'events'
    const meant = bySeat && all.length > 1 ? all.filter((watched) => watched.seat === (news.seat ?? null)) : all
    for (const { watcher } of meant) watcher.hear(news)
  }

  /** Some refusals need something done, no matter which part of the page asked. */
  #mend({ key, game, n, facts }: RefusedMessage): void {
    if (key === 'stale') {
      for (const watched of this.#watched) {
        if (watched.game === game && (watched.watcher.known ?? -1) < (n ?? 0)) this.#ask(watched)
      }
    } else if (key === 'slow-down') {
      // Some of what was sent was not heard, and we do not know what.
      this.#later(1_000 * (Number(facts?.seconds) || 1), () => this.#askForEverything())
    }
  }

  #ping(): void {
    this.say({ t: 'ping', at: this.clock.stamp() })
  }

  /** A connection can be dead without anybody having said so. */
  #keepAlive(): void {
    this.#heardSincePing = false
    this.#ping()
    this.#later(SILENCE_MS, () => {
      if (!this.#heardSincePing) this.#lost(true)
    })
    this.#later(PING_EVERY_MS, () => this.#keepAlive())
  }

  #lost(again: boolean): void {
    const wire = this.#wire
    this.#wire = null
    wire?.close()
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    clearTimeout(this.#retry)
    this.#closed = !again
    if (again) this.#retry = setTimeout(() => this.connect(), this.#backoff.next())
    this.#become('offline')
  }

  #become(connection: Connection): void {
    if (connection === this.#connection) return
    this.#connection = connection
    for (const listener of this.#listeners) listener(connection)
  }

  #later(wait: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      action()
    }, wait)
    this.#timers.add(timer)
  }
}

function added<T>(all: Set<T>, one: T): Off {
  all.add(one)
  return () => void all.delete(one)
}

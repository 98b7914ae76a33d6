// A socket without a network: what was sent through it can be read, and a test says what comes back.
import { afterEach, beforeEach, vi } from 'vitest'
import { Backoff } from '../src/net/backoff'
import { Socket, type GameNews, type Watcher, type Wire } from '../src/net/socket'
import type { AnyServerMessage, AnyClientMessage } from '../src/net/types'

export class FakeWire implements Wire {
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  readonly sent: AnyClientMessage[] = []
  closed = false

  send(text: string): void {
    if (this.closed) throw new Error('nothing can be sent through a closed socket')
    this.sent.push(JSON.parse(text) as AnyClientMessage)
  }

  close(): void {
    this.closed = true
  }

  open(): void {
    this.onopen?.()
  }

  tell(message: AnyServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The server is gone, or shows us out. */
  break(code = 1006): void {
    this.closed = true
    this.onclose?.({ code })
  }

  of<T extends AnyClientMessage['t']>(kind: T): Extract<AnyClientMessage, { t: T }>[] {
    return this.sent.filter((message): message is Extract<AnyClientMessage, { t: T }> => message.t === kind)
  }
}

/** Where sockets come from, one after the other. */
export class FakeNet {
  readonly wires: FakeWire[] = []
  readonly open = (): Wire => {
    const wire = new FakeWire()
    this.wires.push(wire)
    return wire
  }

  get wire(): FakeWire {
    const last = this.wires.at(-1)
    if (!last) throw new Error('no socket was opened')
    return last
  }
}

/** Somebody who watches and remembers what there was to hear. */
export class Listener implements Watcher {
  known: number | null = null
  readonly heard: GameNews[] = []
  hear(news: GameNews): void {
    this.heard.push(news)
    if (news.t === 'view' || news.t === 'events') this.known = news.n
  }
}

/** A turn in which nothing happened, as far as sockets are concerned. */
export const told = (n: number, more: object = {}): AnyServerMessage => ({
  t: 'events',
  game: 'g',
  n,
  now: 1_000 * n,
  events: [],
  ...more,
})

/** What `withFreshSocket` makes anew for each test. */
export let net: FakeNet
export let socket: Socket

/** Give each test of a file a socket on a net of its own, and a time that it moves on itself. */
export function withFreshSocket(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    net = new FakeNet()
    socket = new Socket(net.open, undefined, new Backoff(() => 1))
  })
  afterEach(() => {
    socket.close()
    vi.useRealTimers()
  })
}

/** Somebody at the game `g`, once there is a connection. */
export function watching(known: number | null = 3): Listener {
  const listener = new Listener()
  listener.known = known
  socket.watch('g', 0, listener)
  if (socket.connection !== 'online') net.wire.open()
  return listener
}

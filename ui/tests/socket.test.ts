import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Backoff } from '../src/net/backoff'
import type { Down, GameNews } from '../src/net/messages'
import { Problem } from '../src/net/problem'
import { Socket, type Connection, type Watcher } from '../src/net/socket'
import { FakeNet } from './fake_wire'

class Listener implements Watcher {
  known: number | null = null
  readonly heard: GameNews[] = []
  hear(news: GameNews): void {
    this.heard.push(news)
    if (news.t === 'seen' || news.t === 'told') this.known = news.n
  }
}

const told = (n: number, more: object = {}): Down => ({ t: 'told', game: 'g', n, now: 1_000 * n, events: [], ...more })
const stale = (n: number): Down => ({ t: 'denied', game: 'g', key: 'stale', says: 'The game has gone on since.', n })

let net: FakeNet
let socket: Socket

beforeEach(() => {
  vi.useFakeTimers()
  net = new FakeNet()
  socket = new Socket(net.open, undefined, new Backoff(() => 1))
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
})

function watching(known: number | null = 3): Listener {
  const listener = new Listener()
  listener.known = known
  socket.watch('g', 0, listener)
  if (socket.connection !== 'online') net.wire.open()
  return listener
}

describe('connecting', () => {
  test('nothing is opened before it is needed, and one socket is for all', () => {
    expect(net.wires).toHaveLength(0)
    socket.watch('g', 0, new Listener())
    socket.watch('h', null, new Listener())
    net.wire.open()
    expect(net.wires).toHaveLength(1)
    expect(net.wire.of('watch')).toEqual([
      { t: 'watch', game: 'g', seat: 0 },
      { t: 'watch', game: 'h', seat: null },
    ])
  })

  test('whoever wants to know is told how it goes', () => {
    const states: Connection[] = []
    socket.onState((state) => states.push(state))
    socket.connect()
    net.wire.open()
    net.wire.break()
    vi.advanceTimersByTime(500)
    expect(states).toEqual(['offline', 'connecting', 'online', 'offline', 'connecting'])
  })

  test('the waits grow, and begin anew once the server has answered', () => {
    socket.connect()
    const waits = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000]
    waits.forEach((wait, number) => {
      net.wire.break()
      vi.advanceTimersByTime(wait - 1)
      expect(net.wires).toHaveLength(number + 1)
      vi.advanceTimersByTime(1)
      expect(net.wires).toHaveLength(number + 2)
    })
    net.wire.open()
    net.wire.tell({ t: 'lobby' })
    net.wire.break()
    vi.advanceTimersByTime(500)
    expect(net.wires).toHaveLength(waits.length + 2)
  })

  test('no two pages wait equally long', () => {
    expect(new Backoff(() => 0).next()).toBe(250)
    expect(new Backoff(() => 1).next()).toBe(500)
  })

  test('who is shown out because the key was revoked does not come back by itself', () => {
    watching()
    net.wire.break(4001)
    vi.advanceTimersByTime(120_000)
    expect(net.wires).toHaveLength(1)
    socket.renew()
    expect(net.wires).toHaveLength(2)
  })

  test('what a connection says after it was given up is not heard', () => {
    const listener = watching()
    const old = net.wire
    socket.renew()
    old.tell(told(4))
    old.break()
    expect(listener.heard).toEqual([])
    expect(socket.connection).toBe('connecting')
  })

  test('a connection that is silent is given up, and one that answers is kept', () => {
    watching()
    vi.advanceTimersByTime(20_000)
    net.wire.tell({ t: 'time', now: 1, at: 0 })
    vi.advanceTimersByTime(19_999)
    expect(net.wires).toHaveLength(1)
    vi.advanceTimersByTime(1 + 10_000 + 500)
    expect(net.wires).toHaveLength(2)
  })
})

describe('watching', () => {
  test('after a reconnect every game is asked for from where it was known', () => {
    const listener = watching()
    net.wire.tell(told(4))
    net.wire.break()
    vi.advanceTimersByTime(500)
    net.wire.open()
    expect(net.wire.of('watch')).toEqual([{ t: 'watch', game: 'g', seat: 0, since: 4 }])
    net.wire.tell(told(5))
    expect(listener.known).toBe(5)
  })

  test('a game that is left is not asked for again', () => {
    const leave = socket.watch('g', 0, new Listener())
    net.wire.open()
    leave()
    expect(net.wire.of('leave')).toEqual([{ t: 'leave', game: 'g', seat: 0 }])
    net.wire.break()
    vi.advanceTimersByTime(500)
    net.wire.open()
    expect(net.wire.of('watch')).toEqual([])
  })

  test('news go to those who watch that game', () => {
    const [one, other] = [watching(), new Listener()]
    socket.watch('h', 0, other)
    net.wire.tell({ t: 'present', game: 'h', seats: [0], watchers: 0 })
    net.wire.tell(told(4))
    expect(one.heard.map((news) => news.t)).toEqual(['told'])
    expect(other.heard.map((news) => news.t)).toEqual(['present'])
  })

  test('around one device each seat hears what is meant for it', () => {
    const [first, second] = [watching(), new Listener()]
    socket.watch('g', 1, second)
    net.wire.tell(told(4, { seat: 1 }))
    expect(first.heard).toEqual([])
    expect(second.known).toBe(4)
  })

  test('tables that one waits at and the lobby are asked for again too', () => {
    const heard: string[] = []
    socket.wait('ABC', ({ game }) => heard.push(game ?? 'changed'))
    const off = socket.browse(() => heard.push('lobby'))
    net.wire.open()
    net.wire.break()
    vi.advanceTimersByTime(500)
    net.wire.open()
    expect(net.wire.sent.filter(({ t }) => t === 'wait' || t === 'browse')).toHaveLength(2)
    net.wire.tell({ t: 'changed', code: 'ABC', game: 'g' })
    net.wire.tell({ t: 'lobby' })
    off()
    net.wire.tell({ t: 'lobby' })
    expect(heard).toEqual(['g', 'lobby'])
  })
})

describe('wishes', () => {
  const pass = { do: 'pass' }

  test('a wish is granted by the turn that it led to, after those who watch have followed it', async () => {
    const listener = watching()
    const answer = socket.ask('g', 0, pass, 3).then((n) => [n, listener.known])
    const [sent] = net.wire.of('do')
    expect(sent).toMatchObject({ t: 'do', game: 'g', seat: 0, wish: pass, n: 3 })
    net.wire.tell(told(4, { id: sent?.id }))
    expect(await answer).toEqual([4, 4])
  })

  test('a refusal has its key, sentence, rule and facts', async () => {
    watching()
    const answer = socket.ask('g', 0, pass, 3).catch((problem: unknown) => problem)
    const id = net.wire.of('do')[0]?.id ?? ''
    net.wire.tell({ t: 'denied', game: 'g', id, key: 'gap', says: 'There is a gap.', rule: 'R-2.7', facts: { row: 8 } })
    const problem = await answer
    expect(problem).toBeInstanceOf(Problem)
    expect(problem).toMatchObject({ key: 'gap', says: 'There is a gap.', rule: 'R-2.7', facts: { row: 8 }, n: null })
  })

  test('a connection lost in the middle of a wish: it is sent again under the same name, after what was missed', async () => {
    watching()
    const answer = socket.ask('g', 0, pass, 3)
    const [first] = net.wire.of('do')
    net.wire.break()
    vi.advanceTimersByTime(500)
    net.wire.open()
    const kinds = net.wire.sent.map(({ t }) => t).filter((t) => t === 'watch' || t === 'do')
    expect(kinds).toEqual(['watch', 'do'])
    expect(net.wire.of('do')).toEqual([first])
    // The server had granted it: the turn comes with what was missed, and then the second wish is answered as well.
    net.wire.tell(told(4, { id: first?.id }))
    net.wire.tell({ t: 'granted', game: 'g', id: first?.id ?? '', n: 4 })
    expect(await answer).toBe(4)
    net.wire.break()
    vi.advanceTimersByTime(500)
    net.wire.open()
    expect(net.wire.of('do')).toEqual([])
  })

  test('a server that stops before it has heard a wish hears it when it is back', async () => {
    watching()
    const answer = socket.ask('g', 0, pass, 3)
    for (const wait of [500, 1_000, 2_000]) {
      net.wire.break(1012)
      vi.advanceTimersByTime(wait)
    }
    net.wire.open()
    net.wire.tell({ t: 'granted', game: 'g', id: net.wire.of('do')[0]?.id ?? '', n: 4 })
    expect(await answer).toBe(4)
  })

  test('a wish made while offline waits for the connection', async () => {
    const answer = socket.ask('g', 0, pass, null)
    expect(net.wire.sent).toEqual([])
    net.wire.open()
    net.wire.tell({ t: 'granted', game: 'g', id: net.wire.of('do')[0]?.id ?? '', n: 9 })
    expect(await answer).toBe(9)
  })

  test('two wishes have two names', () => {
    watching()
    void socket.ask('g', 0, pass, 3).catch(() => {})
    void socket.ask('g', 0, pass, 3).catch(() => {})
    expect(new Set(net.wire.of('do').map(({ id }) => id)).size).toBe(2)
    expect(net.wire.of('do')[0]?.id.length).toBeLessThanOrEqual(40)
  })

  test('the game has gone on: who asked is told, and what is missing is asked for', async () => {
    watching()
    const answer = socket.ask('g', 0, pass, 3).catch((problem: Problem) => [problem.key, problem.n])
    const id = net.wire.of('do')[0]?.id
    net.wire.tell({ ...stale(5), id } as Down)
    expect(await answer).toEqual(['stale', 5])
    expect(net.wire.of('watch').at(-1)).toEqual({ t: 'watch', game: 'g', seat: 0, since: 3 })
    const before = net.wire.of('watch').length
    net.wire.tell(stale(3))
    expect(net.wire.of('watch')).toHaveLength(before)
  })

  test('who was too fast asks again for everything that may not have been heard', () => {
    watching()
    void socket.ask('g', 0, pass, 3).catch(() => {})
    const [sent] = net.wire.of('do')
    const denied: string[] = []
    socket.onDenied(({ key }) => denied.push(key))
    net.wire.tell({ t: 'denied', key: 'slow-down', says: '', facts: { seconds: 2 } })
    vi.advanceTimersByTime(2_000)
    expect(denied).toEqual(['slow-down'])
    expect(net.wire.of('do')).toEqual([sent, sent])
    expect(net.wire.of('watch')).toHaveLength(2)
  })

  test('who leaves the page for good is not left waiting', async () => {
    watching()
    const answer = socket.ask('g', 0, pass, 3).catch((problem: Problem) => problem.key)
    socket.close()
    expect(await answer).toBe('offline')
  })
})

describe('the time', () => {
  test('it is asked for when a connection is there, and the quickest answer counts', () => {
    watching()
    vi.advanceTimersByTime(0)
    const [ping] = net.wire.of('ping')
    vi.advanceTimersByTime(100)
    net.wire.tell({ t: 'time', now: 50_000, at: ping?.at ?? 0 })
    expect(socket.clock.now()).toBe(50_050)
    vi.advanceTimersByTime(2_000)
    expect(net.wire.of('ping')).toHaveLength(3)
  })

  test('a server that starts again has another time', () => {
    watching()
    vi.advanceTimersByTime(0)
    net.wire.tell({ t: 'time', now: 50_000, at: net.wire.of('ping')[0]?.at ?? 0 })
    net.wire.break()
    vi.advanceTimersByTime(500)
    net.wire.open()
    net.wire.tell(told(4, { now: 40_000 }))
    expect(socket.clock.now()).toBe(40_000)
  })
})

import { describe, expect, test, vi } from 'vitest'
import { Backoff } from '../src/net/backoff'
import type { Connection } from '../src/net/socket'
import { Listener, net, socket, told, watching, withFreshSocket } from './fake_wire'

withFreshSocket()

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

  test('a connection that never comes about is given up', () => {
    socket.connect()
    vi.advanceTimersByTime(10_000)
    expect([socket.connection, net.wire.closed]).toEqual(['offline', true])
    vi.advanceTimersByTime(500)
    expect(net.wires).toHaveLength(2)
    net.wire.open()
    vi.advanceTimersByTime(10_000)
    expect(socket.connection).toBe('online')
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
    expect(net.wire.of('unwatch')).toEqual([{ t: 'unwatch', game: 'g', seat: 0 }])
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
    expect(one.heard.map((news) => news.t)).toEqual(['events'])
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

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Course } from '../src/game/course'
import { Table } from '../src/game/table.svelte'
import { Backoff } from '../src/net/backoff'
import { Problem } from '../src/net/problem'
import { Socket } from '../src/net/socket'
import { difference } from './difference'
import { FakeNet } from './fake_wire'
import { followedGames } from './games'
import type { AnyView, CrosswordView, AnyServerMessage, ViewMessage, EventsMessage } from '../src/net/types'

// A golden game as seat 0 follows it, one turn an event. `at(n)` is the view after turn n.
const game = followedGames('crossword').find(({ game, seat }) => game === 'folio' && seat === 0)
if (!game) throw new Error('there is no such game')
const about = { kind: 'crossword', lexicon: 'commons', bots: {}, watching: 'open', casual: true, patience: 0 } as const
const at = (n: number): AnyView => Object.assign({}, game.view, ...game.steps.slice(0, n).map(([, changes]) => changes))
const seen = (n: number): ViewMessage => ({ t: 'view', game: 'g', n, now: 0, seat: 0, about, view: at(n) })
const told = (n: number, id?: string): EventsMessage => {
  const step = game.steps[n - 1]
  if (!step) throw new Error(`the game has no turn ${n}`)
  return { t: 'events', game: 'g', n, now: 0, events: [step[0]], ...(id ? { id } : {}) }
}
const turns = (from: number, to: number): EventsMessage[] =>
  Array.from({ length: to - from + 1 }, (_, place) => told(from + place))
const LAST = game.steps.length

describe('a course', () => {
  test('turns that come out of order are followed in order, each once', () => {
    const course = new Course()
    course.see(seen(3))
    expect(course.hear(told(5))).toEqual({ what: 'missing' })
    expect(course.hear(told(6))).toEqual({ what: 'missing' })
    expect(course.hear(told(4))).toEqual({ what: 'followed', turns: turns(4, 6) })
    expect(course.hear(told(5))).toEqual({ what: 'known' })
    expect([course.n, difference(course.view, at(6))]).toEqual([6, null])
  })

  test('a view that comes while something is missing takes its place, and goes on with what came too early', () => {
    const course = new Course()
    course.see(seen(3))
    course.hear(told(5))
    course.hear(told(8))
    expect(course.see(seen(7))).toEqual([told(8)])
    expect([course.n, difference(course.view, at(8))]).toEqual([8, null])
  })
})

describe('a table', () => {
  let net: FakeNet
  let socket: Socket
  let table: Table
  let asked: number
  let stands: () => Promise<EventsMessage[]>

  beforeEach(() => {
    vi.useFakeTimers()
    net = new FakeNet()
    asked = 0
    stands = () => Promise.resolve([])
    socket = new Socket(net.open, undefined, new Backoff(() => 1))
    table = new Table(socket, 'g', 0, () => (asked++, stands()))
    net.wire.open()
  })
  afterEach(() => {
    table.leave()
    socket.close()
    vi.useRealTimers()
  })

  const hear = (...messages: AnyServerMessage[]): void => messages.forEach((message) => net.wire.tell(message))
  const shown = (n: number): void => expect([table.n, difference(table.view, at(n))]).toEqual([n, null])
  const reconnect = (): void => {
    net.wire.break()
    vi.advanceTimersByTime(500)
    net.wire.open()
  }

  test('a view that came before there was a connection is shown, and what has happened since is asked for', () => {
    table.leave()
    net.wire.break()
    const early = new Table(socket, 'g', 0, () => stands())
    early.hearEarly({ ...seen(3), seat: 1 })
    expect(early.view).toBeNull()
    early.hearEarly(seen(3))
    expect([early.n, difference(early.view, at(3))]).toEqual([3, null])
    vi.advanceTimersByTime(500)
    net.wire.open()
    expect(net.wire.sent).toContainEqual({ t: 'watch', game: 'g', seat: 0, since: 3 })
    hear(...turns(4, 5))
    early.hearEarly(seen(3))
    expect([early.n, difference(early.view, at(5))]).toEqual([5, null])
    early.leave()
  })

  test('the first connection is not missed while it is made, and every later one is', () => {
    const late = new FakeNet()
    const first = new Socket(late.open, undefined, new Backoff(() => 1))
    const made = new Table(first, 'g', 0, () => stands())
    expect(made.connection).toBe('online')
    late.wire.break()
    expect(made.connection).toBe('offline')
    vi.advanceTimersByTime(500)
    expect(made.connection).toBe('connecting')
    late.wire.open()
    expect(made.connection).toBe('online')
    late.wire.break()
    expect(made.connection).toBe('offline')
    made.leave()
    first.close()
  })

  test('a whole game is followed to its end', () => {
    hear(seen(0), ...turns(1, LAST))
    shown(LAST)
    expect(table.as('crossword')?.phase.type).toBe('over')
    expect(table.as('bingo')).toBeNull()
    expect(table.linesAreWhole).toBe(true)
    expect(asked).toBe(0)
  })

  test('a gap is asked about from what is known, and then everything is there', () => {
    hear(seen(0), told(1), told(4))
    shown(1)
    expect(net.wire.of('watch').at(-1)).toEqual({ t: 'watch', game: 'g', seat: 0, since: 1 })
    hear(told(2), told(3), told(4))
    shown(4)
  })

  test('after a server has started again it goes on where it was', () => {
    hear(seen(0), ...turns(1, 10))
    reconnect()
    expect(net.wire.of('watch')).toEqual([{ t: 'watch', game: 'g', seat: 0, since: 10 }])
    shown(10)
    hear(...turns(11, 20))
    shown(20)
  })

  test('who comes in late asks for the moves before, and has them all', async () => {
    hear(seen(0), ...turns(1, 60))
    const whole = table.lines
    stands = () => Promise.resolve(turns(1, 55))
    const late = new Table(socket, 'g', 0, () => stands())
    late.hear(seen(50))
    for (const turn of turns(51, 60)) late.hear(turn)
    expect(late.linesAreWhole).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    expect([late.linesAreWhole, late.lines]).toEqual([true, whole])
    late.leave()
  })

  test('moves that could not be had are asked for again after a reconnect', async () => {
    stands = () => Promise.reject(new Problem({ key: 'offline' }))
    hear(seen(50))
    await vi.advanceTimersByTimeAsync(0)
    expect(table.linesAreWhole).toBe(false)
    stands = () => Promise.resolve(turns(1, 50))
    reconnect()
    await vi.advanceTimersByTimeAsync(0)
    expect([table.linesAreWhole, asked]).toEqual([true, 2])
  })

  test('a play that is taken back is no move any more', async () => {
    hear(seen(0), ...turns(1, 30))
    const before = table.lines
    hear(...turns(31, 60))
    expect(table.lines.length).toBeGreaterThan(before.length)
    stands = () => Promise.resolve([...turns(1, 30), { ...told(30), n: 61, events: [] }])
    hear({ ...seen(30), n: 61 })
    await vi.advanceTimersByTimeAsync(0)
    expect([table.n, table.lines, table.linesAreWhole]).toEqual([61, before, true])
  })

  test('an action is pending until it is granted, and then the view has it', async () => {
    hear(seen(0))
    const action = table.act({ do: 'pass' })
    expect(table.pending.map((pending) => pending.action)).toEqual([{ do: 'pass' }])
    const [sent] = net.wire.of('do')
    expect(sent).toMatchObject({ n: 0, seat: 0 })
    reconnect()
    expect(net.wire.of('do')).toEqual([sent])
    hear(told(1, sent?.id))
    expect(await action).toBe(1)
    expect(table.pending).toEqual([])
    shown(1)
  })

  test('an action that is denied is pending no more, and nothing has changed', async () => {
    hear(seen(0))
    const action = table.act({ do: 'pass' }).catch((problem: Problem) => problem.key)
    const id = net.wire.of('do')[0]?.id ?? ''
    hear({ t: 'refused', game: 'g', id, key: 'not-your-turn', says: '' })
    expect([await action, table.pending, table.problem]).toEqual(['not-your-turn', [], null])
    shown(0)
  })

  test('what is proposed stands until it is settled, and is told again after a reconnect', () => {
    hear(seen(0))
    hear({ t: 'offered', game: 'g', what: 'takeback', seat: 1, agreed: [1] })
    hear({ t: 'offered', game: 'g', what: 'pause', seat: 1, agreed: [1] })
    hear({ t: 'offered', game: 'g', what: 'pause', seat: 1, agreed: [0, 1] })
    expect(table.offers.map(({ what, agreed }) => [what, agreed])).toEqual([
      ['takeback', [1]],
      ['pause', [0, 1]],
    ])
    hear({ t: 'settled', game: 'g', what: 'pause', agreed: true })
    expect([table.offers.length, table.settled?.what]).toEqual([1, 'pause'])
    reconnect()
    expect(table.offers).toEqual([])
  })

  const settled = { t: 'settled', game: 'g', what: 'rematch', agreed: true, code: 'next' } as const

  test('who asked for a rematch is taken there, also when the answer came while the connection was gone', () => {
    hear(seen(0))
    expect(table.offer('rematch')).toBe(true)
    expect(table.offering).toBe('rematch')
    hear({ t: 'offered', game: 'g', what: 'rematch', seat: 0, agreed: [0] })
    expect(table.offering).toBeNull()
    reconnect()
    hear(seen(0), settled)
    expect(table.rematch).toEqual({ game: 'next', isAwaited: true })
  })

  test('who only looks at the old game again is told where the rematch is, and stays', () => {
    hear(seen(0), settled)
    expect(table.rematch).toEqual({ game: 'next', isAwaited: false })
    table.offer('rematch')
    hear(settled)
    expect(table.rematch?.isAwaited).toBe(true)
  })

  test('a proposal that is refused says why', () => {
    hear(seen(0))
    table.offer('takeback')
    hear({ t: 'refused', game: 'g', key: 'nothing-to-undo', says: 'There is nothing to take back.' })
    expect([table.offering, table.refused?.key, table.problem]).toEqual([null, 'nothing-to-undo', null])
    table.offer('pause')
    expect(table.refused).toBeNull()
  })

  test('who is there, and why a game cannot be seen', () => {
    hear({ t: 'refused', game: 'g', key: 'not-your-seat', says: 'You do not sit there.' })
    expect(table.problem?.key).toBe('not-your-seat')
    hear(seen(0), { t: 'present', game: 'g', seats: [0, 1], watchers: 2 })
    expect([table.problem, table.present]).toEqual([null, { seats: [0, 1], watchers: 2 }])
  })

  test('who has left hears no more', () => {
    hear(seen(0))
    table.leave()
    hear(told(1))
    shown(0)
  })

  test('the own rack is seen and those of others are not', () => {
    hear(seen(0), ...turns(1, 10))
    const view = table.view as CrosswordView
    expect(view.racks.map(({ veiled }) => veiled)).toEqual([false, true])
  })
})

import { describe, expect, test, vi } from 'vitest'
import { Problem } from '../src/net/problem'
import { net, socket, told, watching, withFreshSocket } from './fake_wire'
import type { AnyServerMessage } from '../src/net/types'

const stale = (n: number): AnyServerMessage => ({
  t: 'refused',
  game: 'g',
  key: 'stale',
  says: 'The game has gone on since.',
  n,
})

withFreshSocket()

describe('actions', () => {
  const pass = { do: 'pass' } as const

  test('an action is granted by the turn that it led to, after those who watch have followed it', async () => {
    const listener = watching()
    const answer = socket.ask('g', 0, pass, 3).then((n) => [n, listener.known])
    const [sent] = net.wire.of('do')
    expect(sent).toMatchObject({ t: 'do', game: 'g', seat: 0, action: pass, n: 3 })
    net.wire.tell(told(4, { id: sent?.id }))
    expect(await answer).toEqual([4, 4])
  })

  test('a refusal has its key, sentence, rule and facts', async () => {
    watching()
    const answer = socket.ask('g', 0, pass, 3).catch((problem: unknown) => problem)
    const id = net.wire.of('do')[0]?.id ?? ''
    net.wire.tell({
      t: 'refused',
      game: 'g',
      id,
      key: 'gap',
      says: 'There is a gap.',
      rule: 'R-2.7',
      facts: { row: 8 },
    })
    const problem = await answer
    expect(problem).toBeInstanceOf(Problem)
    expect(problem).toMatchObject({ key: 'gap', rule: 'R-2.7', facts: { row: 8 }, n: null })
  })

  test('a connection lost in the middle of an action: it is sent again, under the same name', async () => {
    watching()
    const answer = socket.ask('g', 0, pass, 3)
    const [first] = net.wire.of('do')
    net.wire.break()
    vi.advanceTimersByTime(500)
    net.wire.open()
    const kinds = net.wire.sent.map(({ t }) => t).filter((t) => t === 'watch' || t === 'do')
    expect(kinds).toEqual(['watch', 'do'])
    expect(net.wire.of('do')).toEqual([first])
    // The server had granted it: the turn comes with what was missed, and then the second action is answered as well.
    net.wire.tell(told(4, { id: first?.id }))
    net.wire.tell({ t: 'granted', game: 'g', id: first?.id ?? '', n: 4 })
    expect(await answer).toBe(4)
    net.wire.break()
    vi.advanceTimersByTime(500)
    net.wire.open()
    expect(net.wire.of('do')).toEqual([])
  })

  test('a server that stops before it has heard an action hears it when it is back', async () => {
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

  test('an action made while offline waits for the connection', async () => {
    const answer = socket.ask('g', 0, pass, null)
    expect(net.wire.sent).toEqual([])
    net.wire.open()
    net.wire.tell({ t: 'granted', game: 'g', id: net.wire.of('do')[0]?.id ?? '', n: 9 })
    expect(await answer).toBe(9)
  })

  test('two actions have two names', () => {
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
    net.wire.tell({ ...stale(5), id } as AnyServerMessage)
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
    net.wire.tell({ t: 'refused', key: 'slow-down', says: '', facts: { seconds: 2 } })
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

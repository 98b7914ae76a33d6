import { afterEach, describe, expect, test, vi } from 'vitest'
import { Problem } from '../src/net/problem'
import { get, part, post, remove } from '../src/net/rest'

function answering(body: string, status = 200): ReturnType<typeof vi.fn> {
  const asked = vi.fn(() => Promise.resolve(new Response(status === 204 ? null : body, { status })))
  vi.stubGlobal('fetch', asked)
  return asked
}
const problemOf = async (asked: Promise<unknown>): Promise<Problem> => {
  const problem = await asked.catch((error: unknown) => error)
  if (!(problem instanceof Problem)) throw new Error('nothing went wrong')
  return problem
}
afterEach(() => vi.unstubAllGlobals())

describe('asking over HTTP', () => {
  test('what comes back is the answer', async () => {
    const asked = answering('{"id":"p1","name":"Ann","registered":false}')
    expect(await get<{ name: string }>('/api/me')).toMatchObject({ name: 'Ann' })
    expect(asked).toHaveBeenCalledWith('/api/me', expect.objectContaining({ method: 'GET' }))
  })

  test('what is asked with goes into the address, and what is not given does not', async () => {
    const asked = answering('[]')
    await get('/api/games', { over: true, club: null })
    await get(`/api/tables/${part('A/B')}`)
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/games?over=true', '/api/tables/A%2FB'])
  })

  test('what is sent is JSON, and the server hears that it is', async () => {
    const asked = answering('{}', 201)
    await post('/api/me', { name: 'Ann' })
    const [, init] = asked.mock.calls[0] as [string, RequestInit]
    expect([init.body, init.headers]).toEqual([
      '{"name":"Ann"}',
      expect.objectContaining({ 'content-type': 'application/json' }),
    ])
  })

  test('an answer may be empty', async () => {
    answering('', 204)
    expect(await remove('/api/tables/ABC/seat')).toBeUndefined()
  })
})

describe('a no', () => {
  test('it has a key, a sentence, the rule, the facts and where the game stands', async () => {
    answering('{"key":"stale","says":"The game has gone on since.","n":7}', 409)
    const problem = await problemOf(post('/api/games/g/moves'))
    expect(problem).toMatchObject({
      key: 'stale',
      rule: null,
      facts: {},
      n: 7,
      status: 409,
    })
    answering('{"key":"gap","says":"There is a gap.","rule":"R-2.7","facts":{"row":8}}', 409)
    expect(await problemOf(get('/api/me'))).toMatchObject({ key: 'gap', rule: 'R-2.7', facts: { row: 8 } })
  })

  test('without a network it says so, and that it may be tried again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const problem = await problemOf(get('/api/me'))
    expect([problem.key, problem.status, problem.isPassing]).toEqual(['offline', 0, true])
  })

  test('what does not come from the server itself is a fault', async () => {
    answering('<html>Bad gateway</html>', 502)
    expect(await problemOf(get('/api/me'))).toMatchObject({ key: 'fault', status: 502, isPassing: false })
    answering('<html>Log in to the hotel</html>')
    expect(await problemOf(get('/api/me'))).toMatchObject({ key: 'fault', status: 200 })
  })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HallPile } from '../src/pages/duplicate/console/pile.svelte'

const slip = (word: string): object => ({ word, row: 8, col: 8, direction: 'across', score: 10 })
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const skip = Number(new URL(url, 'http://x').searchParams.get('skip'))
    const lines = Array.from({ length: 25 }, (_, place) => ({ slip: slip(`W${skip + place}`), count: 2, hands: [] }))
    return Promise.resolve(Response.json({ round: 1, slips: 900, plays: 60, lines }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('however many slips come in, the pile is asked for every two seconds at the most', async () => {
  const pile = new HallPile('g', 0)
  for (let came = 0; came < 500; came += 1) {
    pile.changed()
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(asked.length).toBeLessThanOrEqual(3)
  expect([pile.lines.length, pile.plays]).toEqual([25, 60])
  pile.stop()
})

test('more plays are a page more, and stay when others come in', async () => {
  const pile = new HallPile('g', 0)
  await pile.more()
  expect(pile.lines.map((line) => line.slip.word).slice(24, 26)).toEqual(['W24', 'W25'])
  await vi.advanceTimersByTimeAsync(5_000)
  pile.changed()
  await vi.advanceTimersByTimeAsync(10)
  expect(pile.lines.length).toBe(50)
  pile.stop()
})

import { expect, test } from 'vitest'
import { idle, leftToDo, Pace } from '../src/game/bingo/pace.svelte'
import type { BingoView } from '../src/net/types'

const card = (struck: readonly number[] = []) => ({ words: ['TRAINER', 'STRANGE'], struck })
const called = (tiles: string, more: Partial<BingoView> = {}): BingoView =>
  ({
    rules: { striking: 'by-hand', calling: { type: 'by-program' } },
    players: ['Ann', 'Ben'],
    cards: [card(), null],
    called: tiles,
    ready: [],
    claimed: [],
    gone: [],
    end: null,
    ...more,
  }) as unknown as BingoView

test('there is something to decide only where the letter stands on the card, or the card is full', () => {
  expect(leftToDo(called('T'), { seat: 0, card: card() })).toBe('strike')
  expect(leftToDo(called('T'), { seat: 0, card: card([0, 8]) })).toBe('nothing')
  expect(leftToDo(called('T'), { seat: 0, card: card([0]) }), 'one call, one occurrence').toBe('nothing')
  expect(leftToDo(called('TT'), { seat: 0, card: card([0]) })).toBe('strike')
  expect(leftToDo(called('Q'), { seat: 0, card: card() })).toBe('nothing')
  expect(leftToDo(called('?'), { seat: 0, card: card() })).toBe('nothing')
  expect(leftToDo(called('T'), { seat: 0, card: card([...Array(14).keys()]) })).toBe('bingo')
  expect(leftToDo(called('T', { claimed: [0] }), { seat: 0, card: card() })).toBe('nothing')
})

test('who has nothing to decide is ready by themselves once the tile was seen, and nobody else is', () => {
  const pace = new Pace()
  const own = [{ seat: 0, card: card() }]
  expect(pace.wait(called('Q'), own, 10_000)).toBe(3000)
  expect(pace.wait(called('Q'), own, 12_000)).toBe(1000)
  expect(pace.wait(called('Q'), own, 99_000)).toBe(0)
  expect(pace.wait(called('QT'), own, 99_000), 'a T can be struck').toBeNull()
  expect(pace.wait(called('QT', { ready: [0] }), own, 99_000), 'who is ready is not asked again').toBeNull()
  expect(idle(called('Q', { ready: [1] }), own)).toEqual([0])
})

test('a moment can be asked for, and a pace by hand goes on by itself never', () => {
  const pace = new Pace()
  const own = [{ seat: 0, card: card() }]
  pace.isHeld = true
  expect(pace.wait(called('Q'), own, 0)).toBeNull()
  pace.choose(0)
  expect(pace.isHeld).toBe(false)
  expect(pace.wait(called('Q'), own, 0)).toBeNull()
})

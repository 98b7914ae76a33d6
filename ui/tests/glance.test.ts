import { expect, test } from 'vitest'
import { glanceAt } from '../src/game/glance'
import { ago } from '../src/parts/lobby/ago'
import { spelled } from '../src/parts/lobby/code'
import type { GameShown } from '../src/net/types'

const game = (change: Partial<GameShown>): GameShown => ({
  id: 'x',
  kind: 'crossword',
  players: ['Ines', 'Teo'],
  seated: 2,
  about: { kind: 'crossword', lexicon: 'commons', bots: {}, watching: 'open', casual: true, patience: 1 },
  over: false,
  made: 0,
  touched: 0,
  seats: [1],
  standing: { scores: [274, 218], pending: [0], turn: null, paused: false },
  ...change,
})

test('the others are named, and my own points come first', () => {
  const glance = glanceAt(game({}))
  expect(glance.names).toEqual(['Ines'])
  expect(glance.points).toEqual([218, 274])
  expect(glance).toMatchObject({ turn: 'theirs', waitsFor: ['Ines'] })
})

test('it is my turn, or nobody’s where the game was put away, or it is over', () => {
  expect(glanceAt(game({ seats: [0] })).turn).toBe('mine')
  expect(glanceAt(game({ standing: { scores: [0, 0], pending: [], turn: null, paused: false } })).turn).toBe('nobody')
  expect(glanceAt(game({ over: true })).turn).toBe('over')
})

test('a paused game is nobody’s turn, and who may only challenge is not on turn', () => {
  const standing = { scores: [0, 0], pending: [0, 1], turn: null, paused: true }
  expect(glanceAt(game({ standing })).turn).toBe('nobody')
  expect(glanceAt(game({ standing: { ...standing, turn: 0, paused: false } }))).toMatchObject({
    turn: 'theirs',
    waitsFor: ['Ines'],
  })
})

test('around one device all are named', () => {
  expect(glanceAt(game({ seats: [0, 1] })).names).toEqual(['Ines', 'Teo'])
})

test('how long ago something was', () => {
  const now = 10 * 86_400_000
  expect(ago(now - 1000, now, 'en')).toBe('now')
  expect(ago(now - 86_400_000, now, 'en')).toBe('yesterday')
  expect(ago(now - 3 * 3_600_000, now, 'de')).toBe('vor 3 Stunden')
})

test('a code is read in two parts', () => {
  expect(spelled('ABCDEFG')).toBe('ABC-DEFG')
})

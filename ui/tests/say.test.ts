import { expect, test } from 'vitest'
import { bubbleAt } from '../src/board/bubble'
import { Hand } from '../src/board/hand.svelte'
import { count, type Counted } from '../src/board/score'
import type { Laid } from '../src/board/square'
import { faceOfClock, markPassed } from '../src/parts/scores/remaining'
import { sayPlay, saySquare } from '../src/parts/board/say'
import { at, ground, LAYOUT, TERMS, TILES } from './scenes'

const said = (row: number, col: number, tile = '', look: 'resting' | 'tentative' | 'last' = 'resting'): string =>
  saySquare(at(row, col), { tile, look }, LAYOUT, TILES, 'rulebook')

test('a square is said with what lies on it and what it does', () => {
  expect(said(5, 9, 'H', 'tentative')).toBe('E9, H, 4 points, tentative')
  expect(said(5, 9, 'h')).toBe('E9, H, blank')
  expect(said(5, 9, 'E', 'last')).toBe('E9, E, 1 point, last play')
  expect(said(5, 9)).toBe('E9, empty')
  expect(said(1, 1)).toBe('A1, triple word')
  expect(said(8, 8)).toBe('H8, centre, double word')
})

function counted(laid: Laid[]): Counted {
  const { play } = count(ground('CAT').position, laid, TERMS)
  if (!play) throw new Error('this play is no play')
  return play
}

test('a play is said with its words and its score', () => {
  const play = counted([[8, 11, 'S']])
  expect(sayPlay(play)).toBe('CATS 6: 6 points')
  expect(sayPlay(null)).toBe('No play yet')
})

test('the score stands beside the word, on the board and on no tile', () => {
  const { position } = ground('CAT')
  const laid: Laid[] = [
    [8, 11, 'S'],
    [8, 12, 'S'],
    [8, 13, 'S'],
    [8, 14, 'S'],
    [8, 15, 'S'],
  ]
  expect(bubbleAt(counted([[8, 11, 'S']]), position.lay([[8, 11, 'S']]))).toEqual(at(8, 12))
  expect(bubbleAt(counted(laid), position.lay(laid))).toEqual(at(8, 7))
})

test('a hand counts what lies there and follows the table', () => {
  const hand = new Hand(ground('CAT'), 'SAB')
  expect(hand.verdict.refused?.key).toBe('no-tiles')
  hand.act({ do: 'drop-on-square', id: 0, square: at(8, 11) })
  expect(hand.verdict.play?.points).toBe(6)
  expect(hand.action()).toEqual({ do: 'place', laid: [[8, 11, 'S']], recycle: [] })
  hand.follow(ground('CATS'), 'ABQ')
  expect(hand.isOut).toBe(false)
})

test.each([
  [702_000, '11:42'],
  [59_001, '01:00'],
  [0, '00:00'],
  [-1, '−00:01'],
  [-61_000, '−01:01'],
  [3_661_000, '1:01:01'],
])('%d milliseconds read %s', (left, face) => {
  expect(faceOfClock(left)).toBe(face)
})

test('five minutes, one minute and ten seconds are told once', () => {
  expect(markPassed(301_000, 300_000)).toBe(300)
  expect(markPassed(300_000, 299_000)).toBeNull()
  expect(markPassed(10_500, 9_900)).toBe(10)
  expect(markPassed(Number.NEGATIVE_INFINITY, 5000)).toBeNull()
})

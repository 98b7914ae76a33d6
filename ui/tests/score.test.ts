import { describe, expect, test } from 'vitest'
import { Position } from '../src/board/position'
import { count } from '../src/board/score'
import type { Laid } from '../src/board/square'
import { WORD_KINDS } from '../src/board/wordKinds'
import { judgedGames } from './plays'
import { ground, LAYOUT, TERMS, TILES } from './scenes'

const across = (word: string, row: number, col: number): Laid[] =>
  [...word].map((tile, place) => [row, col + place, tile])

describe.each(Object.entries(judgedGames()))('%s', (_, { layout, tileset, terms, plays }) => {
  test('every play is counted, or refused, as the rules do it', () => {
    for (const play of plays) {
      const before = new Position(layout, tileset, play.cells)
      const { play: counted, refused } = count(before, play.laid, { ...terms, least: play.least }, play.recycled)
      const told = counted
        ? { words: counted.words.map(({ text }) => text), points: counted.points }
        : { refused: refused?.key }
      const expected = play.refused ? { refused: play.refused } : { words: play.words, points: play.points }
      expect(told, JSON.stringify(play)).toEqual(expected)
    }
  })
})

test('the judged plays meet every refusal about where tiles lie, and every bonus', () => {
  const plays = Object.values(judgedGames()).flatMap((game) => game.plays)
  const keys = new Set(plays.map(({ refused }) => refused))
  for (const key of ['no-tiles', 'off-board', 'square-taken', 'not-in-line', 'gap', 'not-touching', 'off-centre']) {
    expect(keys).toContain(key)
  }
  expect(keys).toContain('one-tile-first')
  expect(keys).toContain('opening-too-short')
  expect(plays.some(({ laid, points }) => laid.length === 7 && points)).toBe(true)
  expect(plays.some(({ recycled, points }) => recycled.length > 0 && points)).toBe(true)
})

test('the judged plays meet every kind of word that earns extra', () => {
  for (const kind of Object.keys(WORD_KINDS)) {
    const { layout, tileset, terms, plays } = judgedGames()[kind] ?? {}
    if (!layout || !tileset || !terms || !plays) throw new Error(`no plays were judged with ${kind}`)
    const counted = plays.map(
      (play) => count(new Position(layout, tileset, play.cells), play.laid, terms, play.recycled).play,
    )
    expect(counted.some((play) => play?.rewards.some(({ words }) => words === kind))).toBe(true)
    expect(counted.some((play) => play && !play.rewards.length)).toBe(true)
  }
})

test('the play of the reference picture counts 10, 6, 5 and 14', () => {
  const laid: Laid[] = [...across('V', 5, 11), ...across('AWE', 6, 9), [7, 9, 'T']]
  const before = Position.empty(LAYOUT, TILES).lay([...laid, [1, 12, 'Q'], [2, 12, 'U'], [3, 12, 'I'], [4, 12, 'T']])
  const { play } = count(
    before,
    [
      [5, 9, 'H'],
      [5, 10, 'O'],
      [5, 12, 'E'],
    ],
    TERMS,
  )
  expect(play?.words.map(({ text, points }) => [text, points])).toEqual([
    ['HOVE', 10],
    ['HAT', 6],
    ['OW', 5],
    ['QUITE', 14],
  ])
  expect(play?.points).toBe(35)
  expect(play?.start).toEqual({ row: 5, col: 9 })
})

test('a bonus belongs to a number of tiles, not to a full rack', () => {
  const nine = {
    rackSize: 9,
    bonus: [
      [7, 50],
      [8, 60],
    ] as const,
  }
  expect(count(ground().position, across('AAAAAAA', 8, 8), nine).play?.bonus).toBe(50)
  expect(count(ground().position, across('AAAAAAAA', 8, 8), nine).play?.bonus).toBe(60)
  expect(count(ground().position, across('AAAAAA', 8, 8), nine).play?.bonus).toBe(0)
})

test('more tiles than a rack holds are refused', () => {
  const { refused } = count(ground().position, across('AAAAAAAA', 8, 8), TERMS)
  expect(refused).toEqual({ key: 'too-many-tiles', facts: { laid: 8, most: 7 } })
})

test('a recycled letter counts what it is worth', () => {
  const { position } = ground('CaT')
  const laid: Laid[] = [[8, 11, 'S']]
  expect(count(position, laid, TERMS).play?.points).toBe(5)
  expect(count(position, laid, TERMS, [[8, 9, 'A']]).play?.points).toBe(6)
})

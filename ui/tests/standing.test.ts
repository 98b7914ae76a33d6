import { describe, expect, test } from 'vitest'
import { callerOf, calledOf, openPlace, tooOften, waitedFor, writing } from '../src/game/bingo/cards'
import { noSlots, seatsIn, withSlot } from '../src/game/duplicate/slots'
import { bestTotal, boardAfter, percent, presentIn, ranking, resultSheet } from '../src/game/duplicate/ranking'
import type { HallView } from '../src/game/duplicate/hall'
import { STANDARD_TILES } from '../src/board/standard'
import { followedGames } from './games'
import type { BingoView, DuplicateView, Hall } from '../src/net/types'

const begun = followedGames('duplicate')[0]?.view as DuplicateView
const tileset = { ...STANDARD_TILES, vowels: 'AEIOU' }
const verdict = { slip: null, words: [], worth: 20, why: null, bonus: 0 }
const view: DuplicateView = {
  ...begun,
  players: ['Ann', 'Ben', 'Cid', 'Dora'],
  scores: [0, 40, 62, 40],
  rules: { ...begun.rules, arbitrator: { type: 'person', seat: 0 } },
  gone: [3],
  verdicts: [{ ...verdict, seats: [2], scored: 20 }],
}

describe('a duplicate game', () => {
  test('ranks those who play, and equal totals share a rank', () => {
    expect(ranking(view, null).map(({ rank, name, last, gone }) => [rank, name, last, gone])).toEqual([
      [1, 'Cid', 20, false],
      [2, 'Ben', null, false],
      [2, 'Dora', null, true],
    ])
    expect(presentIn(view)).toBe(2)
  })

  test('in a hall the leaders are told, and the own place if it is further down', () => {
    const news = { round: 1, present: 300, handed_in: 0, done: 0 }
    const leaders = [{ rank: 1, seat: 9, name: 'Eve', total: 90 }]
    const own = { rank: 70, seat: 2, name: 'Cid', total: 62 }
    const hall: Hall = { t: 'hall', game: 'g', n: 1, news, leaders, own }
    const seen: HallView = { ...view, players: { 9: 'Eve', 2: 'Cid' }, scores: { 9: 90, 2: 62 }, present: 300 }
    expect(ranking(seen, hall).map(({ rank, last }) => [rank, last])).toEqual([
      [1, null],
      [70, 20],
    ])
    expect(presentIn(seen)).toBe(300)
  })

  test('the result sheet counts tops and solos, and the share of the best possible', () => {
    const slip = { word: 'HORN', row: 8, col: 6, direction: 'across', score: 14 } as const
    const play = {
      slip,
      laid: [
        [8, 6, 'H'],
        [8, 7, 'O'],
      ] as const,
      words: ['HORN'],
      points: 80,
    }
    const round = { rack: 'HORNXYZ', best: play, top: 80, tops: [2], solo: 2, placed: play, origin: 'top' } as const
    const over: DuplicateView = { ...view, rounds: [round] }
    expect(bestTotal(over)).toBe(80)
    expect(resultSheet(over, null)[0]).toMatchObject({ name: 'Cid', percent: 77.5, tops: 1, solos: 1 })
    expect(boardAfter(over, 1).cells.slice(7 * 15 + 5, 7 * 15 + 7)).toBe('HO')
    expect(boardAfter(over, 0).cells).not.toContain('H')
    expect(percent(0, 0)).toBe(0)
  })

  test('slots know which seats have one', () => {
    const slots = [4095, 0, 70].reduce((all, seat) => withSlot(all, seat, 'x'), noSlots<string>())
    expect(seatsIn(slots)).toEqual([0, 70, 4095])
  })
})

describe('Bingo', () => {
  const card = { words: ['TRAINER', 'STRANGE'], struck: [0] }
  const bingo: BingoView = {
    rules: {
      tileset,
      calling: { type: 'by-person', seat: 0, plays: false, names_tiles: true },
      striking: 'by-hand',
      seats: [1, 100],
    },
    players: ['Cal', 'Ann', 'Ben', 'Eve'],
    commitment: '',
    cards: [null, card, null, null],
    called: 'TE?E',
    ready: [1],
    claimed: [],
    gone: [3],
    rolled: 4,
    end: null,
    seat: 1,
  }

  test('a neutral caller has no card to write and is waited for by nobody', () => {
    expect([callerOf(bingo), writing(bingo), waitedFor(bingo)]).toEqual([0, [2], [2]])
    expect(callerOf({ ...bingo, gone: [0] })).toBe(1)
  })

  test('the board has a box for each tile, ticked as it is called', () => {
    const kinds = calledOf(bingo)
    expect(kinds.find(({ face }) => face === 'E')).toEqual({ face: 'E', many: 12, called: 2 })
    expect(kinds.at(-1)).toEqual({ face: '?', many: 2, called: 1 })
  })

  test('a letter has its first place that is not struck', () => {
    expect([openPlace(card, 'T'), openPlace(card, 'Q')]).toEqual([8, null])
  })

  test('words use no letter more often than the set has it', () => {
    expect(tooOften(['JOGGING', 'GIGGLED'], tileset)).toEqual(['G'])
    expect(tooOften(['TRAINER', 'STRANGE'], tileset)).toEqual([])
  })
})

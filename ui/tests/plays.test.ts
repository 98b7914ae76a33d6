import { describe, expect, test } from 'vitest'
import { totals, withTurn, type Line } from '../src/game/plays'
import { followedGames, who } from './games'
import type { CrosswordEvent, GameName } from '../src/net/types'

const WITH_SCORES: GameName[] = ['crossword', 'unbuild', 'junior']

describe.each(WITH_SCORES)('%s', (kind) => {
  test('the lines add up to the scores at every moment, whoever looks', () => {
    for (const game of followedGames(kind)) {
      let begun: readonly number[] = game.view.players.map(() => 0)
      let lines: Line[] = []
      let scores = begun
      game.steps.forEach(([event, changes], number) => {
        lines = withTurn(kind, lines, number, [event])
        if (event.is === 'setup') begun = event.scores // it begins in the middle
        if ('scores' in changes && changes.scores) scores = changes.scores
        if (event.is in SCORING) expect(totals(lines, begun), `${who(game)}, event ${number + 1}`).toEqual(scores)
      })
      expect(totals(lines, begun), who(game)).toEqual(scores)
    }
  })
})

/** What changes a score, or takes a change back. */
const SCORING = { placed: 1, withdrawn: 1, awarded: 1, themejudged: 1, ended: 1, removed: 1 }

describe('a line', () => {
  const placed: CrosswordEvent = {
    is: 'placed',
    seat: 1,
    laid: [
      [8, 8, 'C'],
      [8, 9, 'a'],
      [8, 10, 'T'],
    ],
    words: ['CAT'],
    points: 8,
    recycled: [],
    themed: [],
    themed_points: 0,
    claims: ['CAT'],
  }

  test('it says who did what, with which tiles, and in which turn', () => {
    const [line] = withTurn('crossword', [], 7, [placed])
    expect(line).toEqual({ n: 7, seat: 1, move: 'placed', words: ['CAT'], points: 8, tiles: placed.laid, count: 0 })
  })

  test('a play that is taken back takes the points for its theme along', () => {
    const judged: CrosswordEvent = { is: 'themejudged', seat: 1, words: ['CAT'], points: 5 }
    const lines = withTurn('crossword', [], 7, [placed, judged, { is: 'withdrawn', seat: 1 }])
    expect(lines.map(({ move, points }) => [move, points])).toEqual([
      ['placed', 8],
      ['themed', 5],
      ['withdrawn', -13],
    ])
  })

  test('tiles exchanged by others are counted, and a late pass is told from a chosen one', () => {
    const lines = withTurn('crossword', [], 3, [
      { is: 'exchanged', seat: 0, tiles: '***' },
      { is: 'passed', seat: 1, late: true },
      { is: 'passed', seat: 0, late: false },
    ])
    expect(lines.map(({ move, count }) => [move, count])).toEqual([
      ['exchanged', 3],
      ['late', 0],
      ['passed', 0],
    ])
  })

  test('the two tiles of a turn in the beginner game are one line', () => {
    const lines = withTurn('junior', [], 4, [
      { is: 'placed', seat: 0, laid: [1, 1, 'C'], words: [] },
      { is: 'placed', seat: 0, laid: [1, 2, 'A'], words: ['CA', 'AT'] },
    ])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      words: ['CA', 'AT'],
      points: 2,
      tiles: [
        [1, 1, 'C'],
        [1, 2, 'A'],
      ],
    })
  })
})

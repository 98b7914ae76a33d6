// The moves told one after the other lead to the board and the scores that the rules have.
import { describe, expect, test } from 'vitest'
import { follow } from '../src/game/follow'
import { due, mayChallenge, mostExchanged, solitaireOf, unseen, vowelChoices } from '../src/game/crossword/may'
import { storyOf } from '../src/game/crossword/story'
import { withTurn, type Line } from '../src/game/plays'
import { inOrder, padLines, rounds } from '../src/pages/crossword/wording/score_pad'
import type { CrosswordEvent, CrosswordView } from '../src/net/types'
import { followedGames, who, type Followed } from './games'

type Moment = { view: CrosswordView; lines: Line[] }

/** Some moments of a game, the last among them: each view with the lines up to it. */
function moments({ view, steps }: Followed): Moment[] {
  let now = view as CrosswordView
  let lines: Line[] = []
  const all: Moment[] = []
  for (const [n, [event]] of steps.entries()) {
    now = follow('crossword', now, [event as CrosswordEvent])
    lines = withTurn('crossword', lines, n, [event])
    if (n % EVERY === 0 || n === steps.length - 1) all.push({ view: now, lines })
  }
  return all
}

const EVERY = 13
// A story is told from an empty board on.
const games = followedGames('crossword').filter(({ steps }) => steps[0]?.[0].is !== 'setup')

test('who begins stands left on the pad, and the others follow as they play', () => {
  expect(inOrder(2, 0)).toEqual([0, 1])
  expect(inOrder(2, 1)).toEqual([1, 0])
  expect(inOrder(4, 2)).toEqual([2, 3, 0, 1])
})

describe.each(games.map((game) => [who(game), game] as const))('%s', (_, game) => {
  const course = moments(game)

  test('the story ends where the game does', () => {
    for (const { view, lines } of course) {
      const story = storyOf(view.rules, view.players.length, lines, 'tournament')
      const last = story.at(-1)
      if (!last) continue
      expect(last.position.cells).toBe(view.board.cells)
      expect(last.totals).toEqual(view.scores)
    }
  })

  test('the pad has every turn once, and the last line of each column is the score', () => {
    const end = course.at(-1)
    if (!end) return
    const { view, lines } = end
    const pad = padLines(storyOf(view.rules, view.players.length, lines, 'tournament'), view.players)
    const columns = view.players.map((_, seat) => pad.filter((line) => line.seat === seat))
    for (const [seat, column] of columns.entries()) {
      if (column.length) expect(column.at(-1)?.total).toBe(view.scores[seat])
    }
    expect(rounds(pad, inOrder(view.players.length, view.first)).flat().filter(Boolean)).toHaveLength(pad.length)
  })

  test('what can be done is offered, and to nobody else', () => {
    for (const { view } of course) {
      if (view.phase.type === 'over') expect(due(view)).toEqual([])
      if (view.phase.type === 'playing') expect(due(view)).toEqual([view.turn])
      if (view.phase.type === 'owing') expect(vowelChoices(view).length).toBeGreaterThan(1)
      if (view.last) expect(mayChallenge(view, view.last.seat)).toBe(false)
      if (solitaireOf(view.rules) === 'face-up') expect(mostExchanged(view)).toBe(0)
    }
  })

  test('every tile is on the board, on the own rack, or unseen', () => {
    for (const { view } of course) {
      if (view.phase.type === 'owing' && view.seat === null) continue
      const all = view.rules.tileset.kinds.reduce((sum, [, many]) => sum + many, 0)
      const laid = [...view.board.cells].filter((cell) => cell !== '.').length
      const own = view.seat === null ? 0 : (view.racks[view.seat]?.faces.length ?? 0)
      const aside = view.phase.type === 'owing' && view.phase.seat === view.seat ? view.aside.faces.length : 0
      const left = unseen(view).reduce((sum, { count }) => sum + count, 0)
      if (view.aside.faces && !aside) continue // between two facts of an exchange
      expect(left + laid + own + aside).toBe(all)
    }
  })
})

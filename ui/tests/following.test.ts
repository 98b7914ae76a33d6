// Following: the view that follows the redacted events is the view of the server, at every step of every game.
import { describe, expect, test } from 'vitest'
import { begun, follow } from '../src/game/follow'
import { difference, frozen } from './difference'
import { KINDS, followedGames, isStart, who, type Followed } from './games'
import type { AnyView, GameName } from '../src/net/types'

describe.each(KINDS)('%s', (kind) => {
  const games = followedGames(kind)

  test.each(games.map((game) => [who(game), game] as const))('%s', (_, game) => followToTheEnd(kind, game))

  test('it begins as the server begins it', () => {
    for (const { begins, seat, open, view, ...game } of games) {
      if (isStart(begins)) {
        const found = begun(kind, begins, seat, open)
        expect(difference(found, view), who({ begins, seat, open, view, ...game })).toBeNull()
      }
    }
  })

  test('what did not change is shared', () => {
    const game = games[0]
    const first = game?.steps[0]
    if (!game || !first) throw new Error('there is no game')
    const next = follow(kind, game.view, [first[0]])
    expect(next).not.toBe(game.view)
    expect(next.rules).toBe(game.view.rules)
    expect(next.players).toBe(game.view.players)
  })
})

/** Views and events are frozen: an `evolve` that changed one of them would fail. */
function followToTheEnd(kind: GameName, game: Followed): void {
  let view = frozen(inOrder(kind, game.view))
  let expected = view
  game.steps.forEach(([event, changes], number) => {
    view = inOrder(kind, follow(kind, view, [frozen(event)]))
    expected = inOrder(kind, { ...expected, ...frozen(changes) } as AnyView)
    const where = difference(view, expected)
    if (where) expect.fail(`${who(game)}, event ${number + 1} (${event.is}): ${where}`)
  })
}

/** In the duplicate game those who have left are a set, which has no order. */
function inOrder(kind: GameName, view: AnyView): AnyView {
  return kind === 'duplicate' ? { ...view, gone: [...view.gone].sort((one, other) => one - other) } : view
}

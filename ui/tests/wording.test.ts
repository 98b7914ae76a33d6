// What is said at the table: whose turn it is, what happened, and that one is oneself.
import { describe, expect, test } from 'vitest'
import type { CrosswordEvent, CrosswordView } from '../src/net/types'
import { announce } from '../src/pages/crossword/wording/announcing'
import { lastSaid, turnSaid, turnTitle, untilSaid, type Looking } from '../src/pages/crossword/wording/turns'
import { followedGames } from './games'

const game = followedGames('crossword').find(({ game, seat }) => game === 'folio' && seat === 0)
if (!game) throw new Error('there is no such game')
const checking = { type: 'on-challenge', covers: 'whole-play', wrong: { type: 'lose-turn' } } as const
const begun = game.view as CrosswordView
const names = ['Ines', 'Teo']
const fresh: CrosswordView = {
  ...begun,
  players: names,
  rules: { ...begun.rules, checking } as CrosswordView['rules'],
  phase: { type: 'playing' } as CrosswordView['phase'],
  turn: 0,
  last: null,
  gone: [],
  asleep: false,
}
const hove = {
  ...begun.last,
  seat: 1,
  laid: [],
  recycled: [],
  words: ['HOVE'],
  points: 16,
  open: true,
  challenged: [],
  claims: [],
  votes: [],
}
const after = (more: object = {}): CrosswordView => ({ ...fresh, last: { ...hove, ...more } as CrosswordView['last'] })
const look = (view: CrosswordView, seat: number | null = 0): Looking => ({ view, names, seat, lines: [] })

describe('the turn in words', () => {
  test.each([
    ['who begins', look(fresh), 'You begin.', 'You begin, Ines', 'Your first word covers the centre square.'],
    ['who waits for the first play', look(fresh, 1), 'Ines begins.', 'Ines begins', ''],
    ['who is on turn', look(after()), 'Your turn.', 'Your turn, Ines', 'Teo played HOVE for 16.'],
    ['who has played', look(after(), 1), 'Ines’s turn.', 'Ines’s turn', 'You played HOVE for 16.'],
    ['who watches', look(after(), null), 'Ines’s turn.', 'Ines’s turn', 'Teo played HOVE for 16.'],
    ['a paused game', look({ ...fresh, asleep: true }), 'The game is paused.', 'The game is paused', ''],
  ])('%s', (_, looking, turn, title, last) => {
    expect([turnSaid(looking), turnTitle(looking), lastSaid(looking)]).toEqual([turn, title, last])
  })

  test('until when a play can be challenged is said only where it can be', () => {
    expect(untilSaid(look(after()))).toBe('You can challenge it until you start your turn.')
    expect(untilSaid(look(after(), 1))).toBe('It can be challenged until Ines starts playing.')
    expect(untilSaid(look(after({ challenged: ['HOVE'] })))).toBe('')
    expect(untilSaid(look({ ...after({ seat: 0 }), turn: 0 }, 1))).toBe('It can be challenged until Ines plays again.')
  })
})

describe('a challenge', () => {
  const heard = (view: CrosswordView, seat: number) => ({ ...look(view, seat), edition: 'Folio' })
  const wrongly: CrosswordEvent[] = [
    { is: 'challenged', seat: 0, words: ['HOVE'], bad: [] },
    { is: 'forfeited', seat: 0 },
    { is: 'turnlost', seat: 0 },
  ]
  const rightly: CrosswordEvent[] = [
    { is: 'challenged', seat: 0, words: ['HOVEN', 'ZA'], bad: ['HOVEN', 'ZA'] },
    { is: 'withdrawn', seat: 1 },
  ]

  test('that is lost says that the word was good, and what it costs whom', () => {
    expect(announce(wrongly, heard(after(), 0))?.text).toBe('HOVE is good. By the Folio rules you lose your turn.')
    expect(announce(wrongly, heard(after(), 1))?.text).toBe('HOVE is good. By the Folio rules Ines loses a turn.')
  })

  test('that is won names the words and whose play comes back', () => {
    const gone = 'HOVEN, ZA are not in this game’s list.'
    expect(announce(rightly, heard(fresh, 0))?.text).toBe(`${gone} Teo’s play comes back and the turn passes.`)
    expect(announce(rightly, heard(fresh, 1))?.text).toBe(`${gone} Your play comes back and the turn passes.`)
  })
})

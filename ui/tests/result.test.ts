// Who won, to whoever looks.
import { beforeAll, expect, test } from 'vitest'
import type { Told } from '../src/game/crossword/story'
import { speak } from '../src/i18n/index.svelte'
import type { CrosswordView } from '../src/net/types'
import { bestPlay, headline, reason } from '../src/pages/crossword/after/result'
import { followedGames } from './games'

const game = followedGames('crossword').find(({ game, seat }) => game === 'folio' && seat === 0)
if (!game) throw new Error('there is no such game')
const over = (scores: number[], winners: number[], more: object = {}, gone: number[] = []): CrosswordView => ({
  ...(game.view as CrosswordView),
  players: ['Ines', 'Teo'],
  scores,
  gone,
  phase: {
    type: 'over',
    why: 'out',
    out: 0,
    winners,
    leftovers: [0, 0],
    overtime: [0, 0],
    seed: '',
    ...more,
  } as CrosswordView['phase'],
})

beforeAll(() => speak('en'))

test('the winner is told so, and the others who won', () => {
  expect(headline(over([312, 287], [0]), [0])).toBe('You win, 312 to 287')
  expect(headline(over([312, 287], [0]), [1])).toBe('Ines wins, 312 to 287')
  expect(headline(over([312, 287], [0]), [0, 1])).toBe('Ines wins, 312 to 287')
  expect(headline(over([300, 300], [0, 1]), [1])).toBe('Ines and you share the win with 300 each')
})

test('who resigned is named, and points below zero have a minus sign', () => {
  const resigned = over([-11, -11], [0], { why: 'resigned', out: null }, [1])
  expect([headline(resigned, [0]), reason(resigned, [0])]).toEqual(['You win', 'Teo resigned.'])
  expect([headline(resigned, [1]), reason(resigned, [1])]).toEqual(['Ines wins', 'You resigned.'])
  expect(headline(over([5, -11], [0]), [1])).toBe('Ines wins, 5 to −11')
})

test('what ended the game is said in the shared sentences, and to you where it was you', () => {
  const ended = (why: string, out: number | null = null): CrosswordView => over([312, 287], [0], { why, out })
  expect(reason(ended('out', 0), [0])).toBe('You went out.')
  expect(reason(ended('out', 0), [1])).toBe('The bag is empty and Ines used the last tile.')
  expect(reason(ended('passes'), [0])).toBe('Everybody passed twice in a row.')
})

test('the best play is yours where you look from one seat', () => {
  const line = { move: 'placed', seat: 0, points: 80 }
  const story = [{ line, tiles: 'DESALTeR', isWithdrawn: false }] as unknown as Told[]
  expect(bestPlay(over([312, 287], [0]), story, [0])).toBe('The best play was your DESALTER for 80.')
  expect(bestPlay(over([312, 287], [0]), story, [1])).toBe('The best play was Ines’s DESALTER for 80.')
  expect(bestPlay(over([312, 287], [0]), story, [0, 1])).toBe('The best play was Ines’s DESALTER for 80.')
})

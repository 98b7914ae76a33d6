import { expect, test } from 'vitest'
import { animalsOf } from '../../src/pages/junior/faces'
import { ChildTurn } from '../../src/pages/junior/turn.svelte'

/** As much of a game as a turn looks at: a board, what is covered, and a rack. */
function turnWith(rows: readonly string[], cells: string, rack: string): ChildTurn {
  const view = { board: { printed: { rows }, cells }, racks: [{ faces: rack }], pool: { faces: 'XX' } }
  return new ChildTurn(
    () => view,
    () => 0,
  )
}

const ROWS = ['TIGER', '.....', 'TEN..', '.....', 'SUN..']

test('of two squares for one tile only that glows from which a second tile can be laid', () => {
  const turn = turnWith(ROWS, '.'.repeat(25), 'TEKK')
  expect(turn.fits).toEqual([[3, 1, 'T']])
  expect(turn.waits).toEqual([
    [1, 1, 'T'],
    [5, 1, 'S'],
  ])
  expect(turn.tap(0), 'with one place to go, it goes there').toBe(true)
  expect(turn.tap(1)).toBe(true)
  expect(turn.action()).toEqual({
    do: 'place',
    laid: [
      [3, 1, 'T'],
      [3, 2, 'E'],
    ],
  })
})

test('where no two tiles can be laid, each square for one glows', () => {
  const turn = turnWith(ROWS, '.'.repeat(25), 'TKK')
  expect(turn.fits).toHaveLength(2)
  expect(turn.tap(0), 'it waits for one of them').toBe(true)
  expect(turn.touch({ row: 1, col: 1 })).toBe('laid')
  expect(turn.action()).toEqual({ do: 'place', laid: [[1, 1, 'T']] })
})

test('whatever a child does by what glows, the rules grant', () => {
  // Every order of touching what glows ends in a turn as long as the longest there is.
  for (const rack of ['TSEIU', 'TESU', 'TTE', 'SUN', 'T', 'EN', 'TT']) {
    for (const first of turnWith(ROWS, '.'.repeat(25), rack).fits) {
      const turn = turnWith(ROWS, '.'.repeat(25), rack)
      const longest = turn.fits.length ? most(rack) : 0
      expect(turn.touch({ row: first[0], col: first[1] })).toBe('laid')
      const [next] = turn.fits
      if (next) turn.touch({ row: next[0], col: next[1] })
      expect(turn.laid).toHaveLength(longest)
      expect(turn.isReady).toBe(true)
    }
  }
})

/** How many tiles the longest turn has, found by trying all. */
function most(rack: string): number {
  const turn = turnWith(ROWS, '.'.repeat(25), rack)
  const second = turn.cover.openTo(rack).some((one) => turn.cover.with(one).openTo(rack.replace(one[2], '')).length)
  return second ? 2 : 1
}

test('each child keeps its animal when the seats change', () => {
  const before = animalsOf(['Mia', 'Ben', 'Zoe'])
  const after = animalsOf(['Zoe', 'Mia', 'Ben'])
  expect([after[1], after[2], after[0]]).toEqual(before)
  expect(new Set(before).size).toBe(3)
})

test('who is called after an animal is shown as that one, and nobody else is', () => {
  expect(animalsOf(['Panda', 'Owl'])).toEqual(['PANDA', 'OWL'])
  expect(animalsOf(['Mia', 'Fox', 'Ben', 'Panda'])).toEqual(['OWL', 'FOX', 'FROG', 'PANDA'])
  expect(animalsOf(['Fox', 'Fox'])).toEqual(['FOX', 'PANDA'])
})

import { expect, test } from 'vitest'
import { pictured } from '../../src/pages/junior/picturing'
import { wordsOf } from '../../src/pages/junior/printed'

const CLASSIC = `
.F.....D..EGGS.
.R.B..BUZZ..O..
MUSIC..C.E..ARM
.I.C...K.BOAT.O
.TOY.S...R....N
...C.H...ARCADE
...L.E.T...A..Y
..TELEVISION...
.....P.G...DOG.
....J..E.BOY.R.
...WATER.....AX
....C......B.P.
..S.K....A.A.E.
.QUEEN..APPLES.
..N.T....E.L...
`
  .trim()
  .split('\n')

test('every word of the board has a picture beside it, all of one size, over no letter and no other picture', () => {
  const words = wordsOf(CLASSIC)
  const { size, places } = pictured(CLASSIC, words)
  expect(words).toHaveLength(28)
  expect(places.map(({ word }) => word)).toEqual(words.map(({ text }) => text))
  expect(size).toBe(1)
  for (const [number, { left, top }] of places.entries()) {
    for (const other of places.slice(number + 1)) {
      expect(Math.abs(left - other.left) >= size || Math.abs(top - other.top) >= size).toBe(true)
    }
    for (const [row, letters] of CLASSIC.entries()) {
      for (const [col, letter] of [...letters].entries()) {
        const apart = col + 1 <= left || col >= left + size || row + 1 <= top || row >= top + size
        expect(letter === '.' || apart).toBe(true)
      }
    }
  }
})

test('where words leave more room, pictures are larger', () => {
  const rows = ['......', '......', '..CAT.', '......', '......', '.DOG..', '......']
  const { size, places } = pictured(rows, wordsOf(rows))
  expect(size).toBe(2)
  expect(places.map(({ word }) => word)).toEqual(['CAT', 'DOG'])
})

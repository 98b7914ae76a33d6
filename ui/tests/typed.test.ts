import { expect, test } from 'vitest'
import { Position } from '../src/board/position'
import { STANDARD_LAYOUT, STANDARD_TILES } from '../src/board/standard'
import { bonusTable, USUAL } from '../src/pages/scorekeeper/terms'
import { typedPlay, type Aim } from '../src/pages/scorekeeper/typed'

const HORN = Position.empty(STANDARD_LAYOUT, STANDARD_TILES).lay([
  [8, 6, 'H'],
  [8, 7, 'O'],
  [8, 8, 'R'],
  [8, 9, 'N'],
])
const down: Aim = { start: { row: 6, col: 8 }, direction: 'down' }

test('a word alone goes from the square that was tapped, through tiles that lie there, in whatever case', () => {
  expect(typedPlay(' far ', HORN, down)).toEqual([
    [6, 8, 'F'],
    [7, 8, 'A'],
  ])
  expect(typedPlay('farm', HORN, { ...down, blanks: [0, 3] })).toEqual([
    [6, 8, 'f'],
    [7, 8, 'A'],
    [9, 8, 'm'],
  ])
  expect(typedPlay('fat', HORN, down)).toMatchObject({ key: 'other-tile' })
  expect(typedPlay('farmers', HORN, { ...down, start: { row: 13, col: 1 } })).toMatchObject({ key: 'off-board' })
})

test('a word with its place goes there, and blanks are in lower case', () => {
  expect(typedPlay('H6 FA.m', HORN, down)).toEqual([
    [6, 8, 'F'],
    [7, 8, 'A'],
    [9, 8, 'm'],
  ])
  expect(typedPlay('8Z WORD', HORN, down)).toMatchObject({ key: 'typed-badly' })
})

test('with longer racks the bonus is for seven tiles and more', () => {
  expect(bonusTable(USUAL)).toEqual([[7, 50]])
  expect(bonusTable({ ...USUAL, rack: 9, bonus: 40 })).toEqual([
    [7, 40],
    [8, 40],
    [9, 40],
  ])
})

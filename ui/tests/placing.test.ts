import { describe, expect, test } from 'vitest'
import { act, type Intent } from '../src/board/intents'
import { dealt, laidOf, recycledOf, tentativeAt, type Placement } from '../src/board/placement'
import type { Ground } from '../src/board/placing'
import { at, ground, rackOf, TERMS } from './scenes'

const recycling = ground('CaT', 8, 8, { ...TERMS, recycling: true })

function after(faces: string, on: Ground, ...intents: Intent[]): Placement {
  return intents.reduce((placement, intent) => act(placement, intent, on, () => 0), dealt(faces))
}

const drop = (id: number, row: number, col: number): Intent => ({ do: 'drop-on-square', id, square: at(row, col) })
const typing = (word: string): Intent[] =>
  [...word].map((letter) => ({ do: 'type', letter: letter.toUpperCase(), blank: letter !== letter.toUpperCase() }))

describe('typing', () => {
  test('begins at the centre and goes on along the direction', () => {
    const placement = after('HORNSAB', ground(), ...typing('HORN'))
    expect(laidOf(placement)).toEqual([
      [8, 8, 'H'],
      [8, 9, 'O'],
      [8, 10, 'R'],
      [8, 11, 'N'],
    ])
    expect(rackOf(placement)).toBe('____SAB')
    expect(placement.cursor).toEqual(at(8, 12))
  })

  test('goes over tiles that stand there, and along them when they are named', () => {
    const over = after('SSAB', ground('CAT'), { do: 'tap-square', square: at(8, 7) }, ...typing('SS'))
    expect(laidOf(over)).toEqual([
      [8, 7, 'S'],
      [8, 11, 'S'],
    ])
    const along = after('SSAB', ground('CAT'), { do: 'tap-square', square: at(8, 8) }, ...typing('CATS'))
    expect(laidOf(along)).toEqual([[8, 11, 'S']])
  })

  test('a letter that is not held changes nothing and says so', () => {
    const placement = after('HORN', ground(), ...typing('X'))
    expect(placement.notice).toEqual({ key: 'tile-not-held', facts: { tiles: 'X' } })
    expect(laidOf(placement)).toEqual([])
  })

  test('with Shift it lays a blank', () => {
    expect(laidOf(after('?ORN', ground(), ...typing('h')))).toEqual([[8, 8, 'h']])
    expect(after('HORN', ground(), ...typing('h')).notice?.facts).toEqual({ tiles: '?' })
  })

  test('ends at the edge of the board', () => {
    const edge: Intent[] = [{ do: 'tap-square', square: at(8, 15) }, ...typing('AB')]
    const placement = after('AB', ground(), ...edge)
    expect(laidOf(placement)).toEqual([[8, 15, 'A']])
    expect(placement.notice?.key).toBe('off-board')
  })

  test('Backspace takes back tile by tile', () => {
    const placement = after('HORN', ground(), ...typing('HOR'), { do: 'back' }, { do: 'back' })
    expect(laidOf(placement)).toEqual([[8, 8, 'H']])
    expect(placement.cursor).toEqual(at(8, 9))
    expect(rackOf(placement)).toBe('_ORN')
  })

  test('Space turns the direction, and the next tiles go down', () => {
    const placement = after('HORN', ground(), { do: 'turn' }, ...typing('HO'))
    expect(laidOf(placement)).toEqual([
      [8, 8, 'H'],
      [9, 8, 'O'],
    ])
  })
})

describe('tapping', () => {
  const tile = (id: number): Intent => ({ do: 'tap-tile', id })
  const on = (row: number, col: number): Intent => ({ do: 'tap-square', square: at(row, col) })

  test('a tile, then a square, lays nothing beside a word that goes down', () => {
    const down = after('HORN', ground(), tile(0), on(8, 8), tile(1), on(9, 8), tile(2), on(10, 8), tile(3), on(11, 8))
    expect(laidOf(down)).toEqual([
      [8, 8, 'H'],
      [9, 8, 'O'],
      [10, 8, 'R'],
      [11, 8, 'N'],
    ])
  })

  test('after two tiles in a line the others follow, and go elsewhere if a square is tapped at once', () => {
    const follows = after('HORN', ground(), tile(0), on(8, 8), tile(1), on(8, 9), tile(2))
    expect(laidOf(follows)).toEqual([
      [8, 8, 'H'],
      [8, 9, 'O'],
      [8, 10, 'R'],
    ])
    expect(laidOf(act(follows, on(8, 10), ground()))).toEqual(laidOf(follows))
    expect(laidOf(act(follows, on(8, 7), ground()))).toEqual([
      [8, 7, 'R'],
      [8, 8, 'H'],
      [8, 9, 'O'],
    ])
    const later = act(act(follows, tile(3), ground()), on(8, 8), ground())
    expect(rackOf(later)).toBe('H___')
  })

  test('a blank that followed lies where it was meant to, also when its square is tapped once it has a letter', () => {
    const named: Intent[] = [tile(0), on(8, 8), tile(1), on(8, 9), tile(2), { do: 'name-blank', letter: 'R' }]
    const follows = after('HO?N', ground(), ...named)
    expect(laidOf(act(follows, on(8, 10), ground()))).toEqual([
      [8, 8, 'H'],
      [8, 9, 'O'],
      [8, 10, 'r'],
    ])
    expect(laidOf(act(follows, on(8, 7), ground()))).toEqual([
      [8, 7, 'r'],
      [8, 8, 'H'],
      [8, 9, 'O'],
    ])
  })

  test('once all are taken back, the next tile waits for its square', () => {
    const again = after('HORN', ground(), on(8, 8), tile(0), tile(1), { do: 'recall-all' }, tile(2))
    expect(laidOf(again)).toEqual([])
    expect(laidOf(act(again, on(9, 8), ground()))).toEqual([[9, 8, 'R']])
  })

  test('squares first, tiles after: each goes where it was pointed, and on along the direction', () => {
    const aimed = after('HORN', ground(), on(8, 8), tile(0), on(9, 8), tile(1), tile(2))
    expect(laidOf(aimed)).toEqual([
      [8, 8, 'H'],
      [9, 8, 'O'],
      [10, 8, 'R'],
    ])
  })

  test('two tiles in a column turn the direction', () => {
    const placement = after('HORN', ground(), drop(0, 8, 8), drop(1, 9, 8), { do: 'tap-tile', id: 2 })
    expect(laidOf(placement).at(-1)).toEqual([10, 8, 'R'])
  })

  test('a tile twice puts it down again', () => {
    expect(after('HORN', ground(), { do: 'tap-tile', id: 0 }, { do: 'tap-tile', id: 0 }).picked).toBeNull()
  })

  test('a tentative tile takes it back, the square under the cursor turns the direction', () => {
    const square = at(8, 8)
    const back = after('HORN', ground(), { do: 'drop-on-square', id: 0, square }, { do: 'tap-square', square })
    expect(rackOf(back)).toBe('HORN')
    const turned = after('HORN', ground(), { do: 'tap-square', square }, { do: 'tap-square', square })
    expect(turned.direction).toBe('down')
  })

  test('a square that is taken is refused', () => {
    const placement = after('H', ground('CAT'), { do: 'tap-tile', id: 0 }, { do: 'tap-square', square: at(8, 9) })
    expect(placement.notice).toEqual({ key: 'square-taken', facts: { row: 8, col: 9, tile: 'A' } })
    expect(placement.picked).toBe(0)
  })
})

describe('dragging', () => {
  test('onto another tentative tile sends that one home', () => {
    const square = at(8, 8)
    const placement = after('HO', ground(), drop(0, 8, 8), drop(1, 8, 8))
    expect(tentativeAt(placement, square)?.face).toBe('O')
    expect(rackOf(placement)).toBe('H_')
  })

  test('from square to square moves it', () => {
    const placement = after('HO', ground(), drop(0, 8, 8), drop(0, 3, 4))
    expect(laidOf(placement)).toEqual([[3, 4, 'H']])
  })

  test('back to the rack puts it into the slot', () => {
    const home = after('HORN', ground(), drop(0, 8, 8), { do: 'drop-on-rack', id: 0, slot: 2 })
    expect(rackOf(home)).toBe('ORHN')
    expect(rackOf(after('HORN', ground(), { do: 'drop-on-rack', id: 3, slot: 0 }))).toBe('NHOR')
  })

  test('a tile on its own square changes nothing', () => {
    expect(laidOf(after('HO', ground(), drop(0, 8, 8), drop(0, 8, 8)))).toEqual([[8, 8, 'H']])
  })
})

describe('blanks', () => {
  const first = drop(0, 8, 8)

  test('wait for a letter before they count', () => {
    const waiting = after('?AB', ground(), first)
    expect(waiting.naming).toBe(0)
    expect(laidOf(waiting)).toEqual([])
    expect(laidOf(act(waiting, { do: 'name-blank', letter: 'q' }, ground()))).toEqual([[8, 8, 'q']])
  })

  test('keep their letter when moved and lose it on the rack', () => {
    const named = after('?AB', ground(), first, { do: 'name-blank', letter: 'E' })
    const moved = act(named, drop(0, 9, 9), ground())
    expect(laidOf(moved)).toEqual([[9, 9, 'e']])
    const back = act(act(moved, { do: 'recall', id: 0 }, ground()), first, ground())
    expect(back.naming).toBe(0)
  })

  test('a letter that is not in the set names nothing', () => {
    expect(act(after('?AB', ground(), first), { do: 'name-blank', letter: '!' }, ground()).naming).toBe(0)
  })

  test('taken back unnamed, nothing waits any more', () => {
    expect(after('?AB', ground(), first, { do: 'recall-all' }).naming).toBeNull()
  })
})

describe('recycling', () => {
  const swap = drop(0, 8, 9)

  test('the letter goes down, the blank comes to the rack and can be laid', () => {
    const placement = after('ASX', recycling, swap, drop(3, 8, 11))
    expect(rackOf(placement)).toBe('__SX')
    const named = act(placement, { do: 'name-blank', letter: 'S' }, recycling)
    expect(recycledOf(named)).toEqual([[8, 9, 'A']])
    expect(laidOf(named)).toEqual([[8, 11, 's']])
  })

  test('taken back, the blank is gone from rack and board', () => {
    const placement = after('ASX', recycling, swap, drop(3, 8, 11), { do: 'recall', id: 0 })
    expect(rackOf(placement)).toBe('ASX')
    expect(placement.naming).toBeNull()
  })

  test('by keyboard it is typing the letter on the blank', () => {
    const placement = after('ASX', recycling, { do: 'tap-square', square: at(8, 9) }, ...typing('A'))
    expect(recycledOf(placement)).toEqual([[8, 9, 'A']])
  })

  test('another letter, or a game without it, is refused', () => {
    expect(after('BSX', recycling, swap).notice?.key).toBe('square-taken')
    expect(after('ASX', ground('CaT'), swap).notice?.key).toBe('square-taken')
  })
})

describe('the rack', () => {
  test('is shuffled without touching tiles on the board or their slots', () => {
    const placement = after('HORN', ground(), drop(1, 8, 8), { do: 'shuffle' })
    expect(rackOf(placement)).toBe('R_NH')
    expect(laidOf(placement)).toEqual([[8, 8, 'O']])
  })

  test('is sorted by the alphabet, blanks last', () => {
    expect(rackOf(after('S?TAB', ground(), { do: 'sort' }))).toBe('ABST?')
  })

  test('Escape brings everything home and leaves the cursor where the play began', () => {
    const placement = after('HORN', ground(), ...typing('HOR'), { do: 'recall-all' })
    expect(rackOf(placement)).toBe('HORN')
    expect(placement.cursor).toEqual(at(8, 8))
  })
})

test('the arrows stay on the board', () => {
  const far = Array.from({ length: 20 }, (): Intent => ({ do: 'move', way: 'up' }))
  expect(after('H', ground(), ...far, { do: 'move', way: 'end' }).cursor).toEqual(at(1, 15))
  expect(after('H', ground(), { do: 'move', way: 'home' }, { do: 'move', way: 'left' }).cursor).toEqual(at(8, 1))
})

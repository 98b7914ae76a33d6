import { describe, expect, test } from 'vitest'
import { reconcile } from '../src/board/reconcile'
import { act, type Intent } from '../src/board/intents'
import { dealt, laidOf, recycledOf, tilesOf, type Placement } from '../src/board/placement'
import type { Ground } from '../src/board/placing'
import { at, ground, rackOf, TERMS } from './scenes'

const drop = (id: number, row: number, col: number): Intent => ({ do: 'drop-on-square', id, square: at(row, col) })

function after(faces: string, on: Ground, ...intents: Intent[]): Placement {
  return intents.reduce((placement, intent) => act(placement, intent, on, () => 0), dealt(faces))
}

describe('when somebody else plays', () => {
  test('tiles on squares now taken go back, all others stay', () => {
    const out = after('SHE', ground('CAT'), drop(0, 8, 11), drop(1, 9, 11), drop(2, 10, 11))
    const next = reconcile(out, ground('CATTY'), 'SHE')
    expect(laidOf(next)).toEqual([
      [9, 11, 'H'],
      [10, 11, 'E'],
    ])
    expect(rackOf(next)).toBe('S__')
  })

  test('nothing is lost if nothing is in the way', () => {
    const out = after('SHE', ground('CAT'), drop(0, 8, 11))
    expect(reconcile(out, ground('CAT'), 'SHE')).toEqual(out)
  })

  test('the same letter there as on the tentative tile is no play of mine', () => {
    const out = after('SHE', ground('CAT'), drop(0, 8, 11))
    const next = reconcile(out, ground('CATS'), 'SHE')
    expect(rackOf(next)).toBe('SHE')
  })

  test('a blank that waits for its letter and lost its square waits no more', () => {
    const out = after('?HE', ground('CAT'), drop(0, 8, 11))
    const next = reconcile(out, ground('CATS'), '?HE')
    expect(next.naming).toBeNull()
    expect(rackOf(next)).toBe('?HE')
  })
})

describe('when my play stands', () => {
  test('where it was aimed at is forgotten: the next tile tapped waits for its square', () => {
    const aimed = after('SXA', ground('CAT'), { do: 'tap-square', square: at(8, 11) }, { do: 'tap-tile', id: 0 })
    expect(laidOf(aimed)).toEqual([[8, 11, 'S']])
    const tapped = act(reconcile(aimed, ground('CATS'), 'XAE'), { do: 'tap-tile', id: 1 }, ground('CATS'))
    expect(laidOf(tapped)).toEqual([])
    expect(laidOf(act(tapped, { do: 'tap-square', square: at(9, 9) }, ground('CATS')))).toEqual([[9, 9, 'X']])
  })

  test('its tiles leave, the rest keep their slots, new ones fill the gaps', () => {
    const out = after('ESTABXE', ground('CAT'), drop(1, 8, 11))
    const next = reconcile(out, ground('CATS'), 'ETABXEQ')
    expect(rackOf(next)).toBe('EQTABXE')
  })

  test('of two alike it is the one that was laid that leaves', () => {
    const out = after('SASX', ground('CAT'), drop(2, 8, 11))
    const next = reconcile(out, ground('CATS'), 'SAX')
    expect(rackOf(next).slice(0, 4)).toBe('SA.X')
    expect(tilesOf(next).map(({ id }) => id)).toEqual([0, 1, 3])
  })

  test('a drawn tile is a new one, so that it can be seen to come', () => {
    const out = after('SAX', ground('CAT'), drop(0, 8, 11))
    const next = reconcile(out, ground('CATS'), 'QAX')
    expect(tilesOf(next).map(({ id, face }) => [id, face])).toEqual([
      [3, 'Q'],
      [1, 'A'],
      [2, 'X'],
    ])
  })

  test('a blank had by recycling and not laid stays on the rack', () => {
    const recycling = (word: string): Ground => ground(word, 8, 8, { ...TERMS, recycling: true })
    const out = after('ASX', recycling('CaT'), drop(0, 8, 9), drop(1, 8, 11))
    const next = reconcile(out, recycling('CATS'), '?XQ')
    expect(rackOf(next).replaceAll('.', '')).toBe('Q?X')
    expect(recycledOf(next)).toEqual([])
    expect(tilesOf(next).some((tile) => tile.inFor !== undefined)).toBe(false)
  })

  test('a cursor on a square now taken is let go', () => {
    const out = after('SAX', ground('CAT'), drop(0, 8, 11))
    expect(reconcile({ ...out, cursor: at(8, 11) }, ground('CATS'), 'AXQ').cursor).toBeNull()
  })
})

test('an exchange changes what was exchanged, tentative tiles of the rest stay', () => {
  const out = after('ABCD', ground('CAT'), drop(0, 9, 9))
  expect(rackOf(reconcile(out, ground('CAT'), 'ABXY')).slice(0, 4)).toBe('_BXY')
})

test('a pending swap outlives a message that says nothing about it', () => {
  const recycling = ground('CaT', 8, 8, { ...TERMS, recycling: true })
  const out = after('ASX', recycling, drop(0, 8, 9))
  const next = reconcile(out, recycling, 'ASX')
  expect(recycledOf(next)).toEqual([[8, 9, 'A']])
  expect(rackOf(next).replaceAll('.', '')).toBe('_?SX')
})

test('a swap whose blank somebody else took is undone', () => {
  const recycling = (word: string): Ground => ground(word, 8, 8, { ...TERMS, recycling: true })
  const out = after('ASX', recycling('CaT'), drop(0, 8, 9))
  const next = reconcile(out, recycling('CAT'), 'ASX')
  expect(rackOf(next).replaceAll('.', '')).toBe('ASX')
})

test('tiles lying open shrink without leaving holes', () => {
  const out = after('ABCDEFGHIJ', ground('CAT'), drop(2, 8, 11))
  expect(rackOf(reconcile(out, ground('CATC'), 'ABDEFGHIJ'))).toBe('ABDEFGHIJ')
})

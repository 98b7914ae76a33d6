// Tiles that lie on the board survive a reload, as long as they fit.
import { expect, test } from 'vitest'
import { act } from '../src/board/intents'
import { keepLaid, withLaid } from '../src/board/keeping'
import { dealt, laidOf } from '../src/board/placement'
import { at, ground, rackOf } from './scenes'

function shelf() {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  }
}

const on = ground('CAT')
const typed = (faces: string, word: string) =>
  [...word].reduce(
    (placement, letter) =>
      act(placement, { do: 'type', letter: letter.toUpperCase(), blank: letter !== letter.toUpperCase() }, on),
    act(dealt(faces), { do: 'tap-square', square: at(7, 11) }, on),
  )

test('what lay there lies there again, blanks with their letters', () => {
  const kept = shelf()
  keepLaid('g/0', typed('S?XYZAB', 'Sh'), kept)
  expect(laidOf(withLaid('g/0', dealt('ABXYZS?'), on, kept))).toEqual([
    [7, 11, 'S'],
    [7, 12, 'h'],
  ])
  expect(laidOf(withLaid('g/1', dealt('ABXYZS?'), on, kept))).toEqual([])
})

test('what no longer fits the rack or the board stays on the rack, all of it', () => {
  const kept = shelf()
  keepLaid('g/0', typed('SOXYZAB', 'SO'), kept)
  expect(rackOf(withLaid('g/0', dealt('SXYZABC'), on, kept))).toBe('SXYZABC')
  expect(rackOf(withLaid('g/0', dealt('SOXYZAB'), ground('NO', 7, 11), kept))).toBe('SOXYZAB')
})

test('taking tiles back forgets them, and of many games the oldest is forgotten', () => {
  const kept = shelf()
  for (let game = 0; game < 30; game++) keepLaid(`g${game}/0`, typed('SOXYZAB', 'SO'), kept)
  expect(JSON.parse(kept.texts.get('tilewright.laid') ?? '[]')).toHaveLength(20)
  keepLaid('g29/0', dealt('SOXYZAB'), kept)
  expect(laidOf(withLaid('g29/0', dealt('SOXYZAB'), on, kept))).toEqual([])
})

test('nonsense on the shelf is no tiles', () => {
  const kept = shelf()
  for (const text of [
    '{',
    '{"g/0": 3}',
    '[["g/0", [null]]]',
    '[["g/0", [{"face": "S", "on": {"row": 99, "col": 1}, "as": ""}]]]',
  ]) {
    kept.setItem('tilewright.laid', text)
    expect(rackOf(withLaid('g/0', dealt('SO'), on, kept))).toBe('SO')
  }
})

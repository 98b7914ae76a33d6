import { expect, test } from 'vitest'
import { meaning, type Key } from '../src/board/keys'
import { TILES } from './scenes'

const key = (press: Partial<Key>): Key => ({
  key: '',
  code: '',
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...press,
})

test.each([
  [{ key: 'ArrowLeft' }, { intent: { do: 'move', way: 'left' } }],
  [{ key: ' ' }, { intent: { do: 'turn' } }],
  [{ key: 'q' }, { intent: { do: 'type', letter: 'Q', blank: false } }],
  [{ key: 'Q' }, { intent: { do: 'type', letter: 'Q', blank: false } }], // Caps Lock is no Shift
  [{ key: 'Q', shiftKey: true }, { intent: { do: 'type', letter: 'Q', blank: true } }],
  [{ key: 'Backspace' }, { intent: { do: 'back' } }],
  [{ key: 'Enter' }, { command: 'play' }],
  [{ key: 'Escape' }, { intent: { do: 'recall-all' } }],
  [{ key: '/', shiftKey: true }, { intent: { do: 'shuffle' } }], // on many keyboards it needs Shift
  [{ key: '?', shiftKey: true }, { command: 'help' }],
  [{ key: '≈', code: 'KeyX', altKey: true }, { command: 'exchange' }],
  [{ key: 'π', code: 'KeyP', altKey: true }, { command: 'pass' }],
  [{ key: 'ç', code: 'KeyC', altKey: true }, { command: 'challenge' }],
  [{ key: 'u', code: 'KeyU', altKey: true }, { command: 'unseen' }],
])('%j', (press, meant) => {
  expect(meaning(key(press), TILES)).toEqual(meant)
})

const others = [{ key: 'c', ctrlKey: true }, { key: 'v', metaKey: true }, { key: 'F5' }, { key: 'Tab' }, { key: 'ä' }]

test.each(others)('%j is left to the browser', (press) => {
  expect(meaning(key(press), TILES)).toBeNull()
})

test('a set with other letters knows their keys', () => {
  const german = { ...TILES, kinds: [...TILES.kinds, ['Ä', 1, 6] as const] }
  expect(meaning(key({ key: 'ä' }), german)).toEqual({ intent: { do: 'type', letter: 'Ä', blank: false } })
})

// What a tab says while one looks elsewhere.
import { expect, test } from 'vitest'
import { titleOf } from '../src/frame/attention.svelte'

test.each([
  [['Teo'], true, 1, 'Your turn · Teo · Tilewright'],
  [['Teo'], false, 0, 'Teo · Tilewright'],
  [['Teo', 'Maja'], true, 3, '(3) Your turn · Teo, Maja · Tilewright'],
  [['Teo'], false, 1, '(1) Teo · Tilewright'],
  [[], true, 1, 'Your turn · Tilewright'],
])('with %j, own turn %s, %i waiting', (others, isMine, waiting, title) => {
  expect(titleOf(others, isMine, waiting)).toBe(title)
})

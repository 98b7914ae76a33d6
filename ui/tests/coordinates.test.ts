import { expect, test } from 'vitest'
import { edges, nameOf, read, write } from '../src/board/coordinates'
import { LAYOUT } from './scenes'

test('the two conventions name the same square differently', () => {
  expect(write({ row: 8, col: 4 }, 'across', 'tournament')).toBe('8D')
  expect(write({ row: 8, col: 4 }, 'down', 'tournament')).toBe('D8')
  expect(write({ row: 8, col: 4 }, 'across', 'rulebook')).toBe('H4')
  expect(write({ row: 8, col: 4 }, 'down', 'rulebook')).toBe('4H')
  expect(nameOf({ row: 5, col: 9 }, 'rulebook')).toBe('E9')
})

test('reading undoes writing on every square, both ways', () => {
  for (const convention of ['tournament', 'rulebook'] as const) {
    for (const direction of ['across', 'down'] as const) {
      for (let row = 1; row <= 15; row++) {
        for (let col = 1; col <= 15; col++) {
          const text = write({ row, col }, direction, convention)
          expect(read(text.toLowerCase(), convention, LAYOUT)).toEqual([{ row, col }, direction])
        }
      }
    }
  }
})

test.each(['', 'A', '8', 'A0', '16A', 'P1', 'AA1', '8H8', '100A'])('%j names no square', (text) => {
  expect(read(text, 'tournament', LAYOUT)).toBeNull()
})

test('letters stand on one edge and numbers on the other', () => {
  expect(edges(LAYOUT, 'rulebook').rows.join('')).toBe('ABCDEFGHIJKLMNO')
  expect(edges(LAYOUT, 'tournament').columns.join('')).toBe('ABCDEFGHIJKLMNO')
  expect(edges(LAYOUT, 'tournament').rows.at(-1)).toBe('15')
})

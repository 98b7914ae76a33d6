// Tiles that one character cannot write: what is shown of them, and which keys lay them.
import { describe, expect, test } from 'vitest'
import { letterFor, shown } from '../src/board/faces'
import { FACES } from '../src/net/types/faces'

const tile = (face: string): string => Object.keys(FACES).find((one) => FACES[one] === face) ?? ''
const set = (...letters: string[]) => ({
  name: 'small',
  kinds: letters.map((letter): [string, number, number] => [letter, 1, 1]),
  vowels: 'A',
})

describe('tiles of several letters', () => {
  test('are shown as what stands on them, also as blanks', () => {
    expect(shown(`${tile('CH')}ICO`)).toBe('CHICO')
    expect(shown(tile('CH').toLowerCase())).toBe('ch')
    expect(shown('HELLO')).toBe('HELLO')
  })
  test('have the digits, in the order of the alphabet', () => {
    const spanish = set('A', 'C', tile('CH'), tile('LL'))
    expect(letterFor('1', spanish)).toBe(tile('CH'))
    expect(letterFor('2', spanish)).toBe(tile('LL'))
    expect(letterFor('3', spanish)).toBeNull()
    expect(letterFor('c', spanish)).toBe('C')
  })
})

test('Turkish keeps its two letters apart', () => {
  const turkish = set('A', tile('İ'), tile('ı').toUpperCase())
  expect(letterFor('i', turkish)).toBe(tile('İ'))
  expect(letterFor('ı', turkish)).toBe(tile('ı').toUpperCase())
  expect(shown(tile('ı').toUpperCase())).toBe('I')
})

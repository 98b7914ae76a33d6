// A lesson of the beginners' game as a game of its own: one child, one rack, and a part of the printed board.
import { NONE } from '../junior/printed'
import type { TurnSeen } from '../junior/turn.svelte'
import type { Lesson } from './lessons'

export function beginners({ board, rack }: Extract<Lesson, { kind: 'junior' }>): TurnSeen {
  const rows = board.map((row) => row.toUpperCase())
  const isCovered = (letter: string): boolean => letter !== NONE && letter === letter.toLowerCase()
  const cells = [...board.join('')].map((letter) => (isCovered(letter) ? letter.toUpperCase() : NONE)).join('')
  return { board: { printed: { rows }, cells }, racks: [{ faces: rack }], pool: { faces: '' } }
}

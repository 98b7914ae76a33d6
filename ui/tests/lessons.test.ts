import { expect, test } from 'vitest'
import { count } from '../src/board/score'
import { explain } from '../src/pages/learn/explain'
import { LESSONS, positionOf, tilesOf } from '../src/pages/learn/lessons'

const plays = LESSONS.flatMap((lesson) => (lesson.kind === 'lay' ? [[lesson.id, lesson] as const] : []))

test.each(plays)('%s scores what its book says, from the tiles that are there', (_, lesson) => {
  const before = positionOf(lesson.board)
  const laid = tilesOf(before, lesson.play)
  const { play } = count(before, laid, { rackSize: 7, bonus: [[7, 50]] })
  expect(play?.points).toBe(lesson.score)
  const left = laid.reduce((rack, [, , tile]) => rack.replace(tile, ''), lesson.rack)
  expect(left).toHaveLength(lesson.rack.length - laid.length)
  for (const word of play?.words ?? []) {
    const { sum, factors } = explain(word, before.lay(laid), laid)
    expect(factors.reduce((all, one) => all * one, sum)).toBe(word.points)
  }
})

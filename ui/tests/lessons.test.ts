import { expect, test } from 'vitest'
import { count } from '../src/board/score'
import { explain } from '../src/pages/learn/explain'
import { beginners } from '../src/pages/learn/beginners'
import { COURSES, positionOf, tilesOf } from '../src/pages/learn/lessons'
import { ChildTurn } from '../src/pages/junior/turn.svelte'

const plays = COURSES.standard.flatMap((lesson) => (lesson.kind === 'lay' ? [[lesson.id, lesson] as const] : []))

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

test('every worked example of the books is a lesson', () => {
  const scores = Object.fromEntries(plays.map(([id, { score }]) => [id, score]))
  expect(scores).toEqual({
    ...{ horn: 14, farm: 9, paste: 25, mob: 16, bit: 16, train: 12, trainer: 66 },
    ...{ strainers: 27, throb: 12, hob: 25, throbs: 69, conquest: 261, end: 10 },
  })
})

const childrens = COURSES.junior.flatMap((lesson) => (lesson.kind === 'junior' ? [[lesson.id, lesson] as const] : []))

test.each(childrens)('%s earns the chips of its book, whatever is touched that glows', (_, lesson) => {
  const view = beginners(lesson)
  for (const first of new ChildTurn(
    () => view,
    () => 0,
  ).fits) {
    const turn = new ChildTurn(
      () => view,
      () => 0,
    )
    expect(turn.touch({ row: first[0], col: first[1] })).toBe('laid')
    const [second] = turn.fits
    if (second) turn.touch({ row: second[0], col: second[1] })
    expect(turn.isReady).toBe(true)
    expect(turn.words.filter((word) => turn.cover.isDone(word)).length).toBe(lesson.chips)
  }
})

test('after the J and the A of JACKET the next letter of WATER is the W', () => {
  const lesson = childrens.find(([id]) => id === 'water')?.[1]
  const turn = new ChildTurn(
    () => beginners(lesson as never),
    () => 0,
  )
  expect(turn.fits.map(([, , letter]) => letter)).toEqual(['W', 'C'])
  expect(turn.squaresFor('T')).toEqual([])
})

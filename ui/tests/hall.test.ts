import { describe, expect, test } from 'vitest'
import { Course } from '../src/game/course'
import { isHall, type HallView } from '../src/game/duplicate/hall'
import { slotOf } from '../src/game/duplicate/slots'
import { followedGames } from './games'
import type { AnyView, DuplicateEvent, DuplicateSlip, DuplicateView, EventsMessage } from '../src/net/types'

// Seat 250 of a hall of 300; of the others only the leaders are known.
const begun = followedGames('duplicate')[0]?.view as DuplicateView
const { rolled: _, ...rest } = begun
const view: HallView = {
  ...rest,
  players: { 3: 'Cid', 250: 'Ann' },
  scores: { 3: 40, 250: 12 },
  present: 300,
  seat: 250,
}
const about = { kind: 'duplicate', lexicon: 'commons', bots: {}, watching: 'open', casual: true, patience: 0 } as const
const slip: DuplicateSlip = { word: 'HORN', row: 8, col: 6, direction: 'across', score: 14 }
const told = (n: number, ...events: DuplicateEvent[]): EventsMessage => ({ t: 'events', game: 'g', n, now: 0, events })

function hall(): Course {
  const course = new Course()
  course.see({ t: 'view', game: 'g', n: 5, now: 0, seat: 250, about, view: view as unknown as AnyView })
  return course
}
const seen = (course: Course): HallView => {
  if (!isHall(course.view)) throw new Error('it is no hall')
  return course.view
}

describe('in a hall', () => {
  test('turns that are not told of are no turns missed', () => {
    const course = hall()
    const opened: DuplicateEvent = { is: 'opened', at: 1_000 }
    expect(course.hear(told(9, opened)).what).toBe('followed')
    expect(course.hear(told(9, opened)).what).toBe('known')
    expect([course.n, seen(course).phase]).toEqual([9, { type: 'writing', since: 1_000 }])
  })

  test('the news say how many are there and how far they are', () => {
    const course = hall()
    course.count({ t: 'hall', game: 'g', n: 80, news: { round: 1, present: 299, handed_in: 70, done: 20 } })
    const { present, handed_in, done } = seen(course)
    expect([course.n, present, handed_in, done]).toEqual([80, 299, 70, 20])
  })

  test('the own slip is kept, and what it scored is added to those who are known', () => {
    const course = hall()
    course.hear(told(6, { is: 'handedin', seat: 250, slip, at: 2_000, collected_by: null }))
    expect(seen(course).slips.root[0]?.[3]?.[58]).toEqual(slip)
    const verdict = { slip, seats: [3, 250, 251], words: ['HORN'], worth: 14, scored: 14, why: null, bonus: 0 }
    course.hear(told(400, { is: 'judged', verdicts: [verdict], best: null }))
    expect(seen(course).scores).toEqual({ 3: 54, 250: 26 })
    expect(seen(course).rounds.at(-1)).toMatchObject({ top: 14, tops: [3, 250, 251], solo: null })
    expect(seen(course).slips).toEqual({ root: [] })
  })

  test('a penalty is taken off who is known, and warnings are kept', () => {
    const course = hall()
    course.hear(told(6, { is: 'penalised', seat: 3, points: 5 }, { is: 'penalised', seat: 99, points: 5 }))
    course.hear(told(7, { is: 'warned', seat: 250 }, { is: 'warned', seat: 250 }))
    expect(seen(course).scores).toEqual({ 3: 35, 250: 12 })
    expect([slotOf(seen(course).penalties, 3), slotOf(seen(course).warnings, 250)]).toEqual([5, 2])
  })
})

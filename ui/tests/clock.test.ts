import { describe, expect, test } from 'vitest'
import { MINUTE, ServerClock, minutesBegun, roundTimeLeft, timeLeft } from '../src/game/clock'
import { followedGames } from './games'
import type { CrosswordView, DuplicateView } from '../src/net/types'

describe("the server's clock", () => {
  const clockAt = (tick: { at: number }) => new ServerClock(() => tick.at)

  test('the server was asked midway between the question and its answer', () => {
    const tick = { at: 100 }
    const clock = clockAt(tick)
    const at = clock.stamp()
    tick.at = 140
    clock.heard({ now: 5_000, at })
    expect(clock.now()).toBe(5_020)
    tick.at = 240
    expect(clock.now()).toBe(5_120)
  })

  test('of two answers the quicker one is believed', () => {
    const tick = { at: 0 }
    const clock = clockAt(tick)
    tick.at = 10
    clock.heard({ now: 1_005, at: 0 })
    tick.at = 1_000
    clock.heard({ now: 1_990, at: 800 })
    expect(clock.now()).toBe(2_000)
  })

  test('an answer that cannot be true together with the one before takes its place', () => {
    const tick = { at: 10 }
    const clock = clockAt(tick)
    clock.heard({ now: 1_005, at: 0 })
    tick.at = 1_000 // the machine slept for a minute, and its clock with it
    clock.heard({ now: 62_000, at: 900 })
    expect(clock.now()).toBe(62_050)
  })

  test('before the first answer it is at least as late as what was told last', () => {
    const tick = { at: 0 }
    const clock = clockAt(tick)
    clock.atLeast(7_000)
    clock.atLeast(6_000)
    clock.heard({ now: 6_500 })
    expect(clock.now()).toBe(7_000)
    clock.forget()
    clock.atLeast(500)
    expect(clock.now()).toBe(500)
  })
})

type Clock = CrosswordView['rules']['clock']

describe('the time of a seat', () => {
  const game = followedGames('crossword')[0]
  const view = (clock: Clock, running: number | null, more: Partial<CrosswordView> = {}): CrosswordView => {
    const begun = game?.view as CrosswordView
    const clocks = { used: [70_000, 20_000], running, since: 100_000, turn_used: 30_000 }
    return { ...begun, rules: { ...begun.rules, clock }, clocks, ...more }
  }
  const bank: Clock = { type: 'bank', limit: 2 * MINUTE, penalty: 10 }
  const perMove: Clock = { type: 'per-move', limit: MINUTE }

  test('without a clock there is none', () => {
    expect(timeLeft(view({ type: 'untimed' }, 0), 0, 100_000)).toBeNull()
  })

  test('of a time for the whole game, only that of the seat on turn runs', () => {
    expect(timeLeft(view(bank, 0), 0, 110_000)).toEqual({ left: 40_000, running: true, points: 0 })
    expect(timeLeft(view(bank, 0), 1, 110_000)).toEqual({ left: 100_000, running: false, points: 0 })
  })

  test('each minute begun beyond it costs points', () => {
    expect(timeLeft(view(bank, 0), 0, 150_000)).toEqual({ left: 0, running: true, points: 0 })
    expect(timeLeft(view(bank, 0), 0, 150_001)).toEqual({ left: -1, running: true, points: -10 })
    expect(timeLeft(view(bank, 0), 0, 210_001)?.points).toBe(-20)
  })

  test('a game that is put away uses up no time', () => {
    expect(timeLeft(view(bank, 0, { asleep: true }), 0, 900_000)).toEqual({ left: 50_000, running: false, points: 0 })
  })

  test('a limit to each move is never below nothing, and is whole for who is not on turn', () => {
    expect(timeLeft(view(perMove, 1), 1, 110_000)).toEqual({ left: 20_000, running: true, points: 0 })
    expect(timeLeft(view(perMove, 1), 1, 190_000)?.left).toBe(0)
    expect(timeLeft(view(perMove, 1), 0, 110_000)).toEqual({ left: MINUTE, running: false, points: 0 })
  })

  test('a clock here that is a little slow does not give time back', () => {
    expect(timeLeft(view(bank, 0), 0, 99_000)?.left).toBe(50_000)
  })

  test('minutes count from their beginning', () => {
    expect([-5, 0, 1, MINUTE, MINUTE + 1].map(minutesBegun)).toEqual([0, 0, 1, 1, 2])
  })

  test('what it costs at the end is what the server takes off', () => {
    const settled = followedGames('crossword').filter(
      ({ view: { rules } }) => 'clock' in rules && rules.clock.type === 'bank',
    )
    const late = []
    for (const { view: begun, steps } of settled) {
      const parts = Object.assign({}, begun, ...steps.map(([, changes]) => changes)) as CrosswordView
      const overtime = parts.phase.type === 'over' ? parts.phase.overtime : []
      expect(parts.players.map((_, seat) => timeLeft(parts, seat, parts.clocks.since)?.points)).toEqual(overtime)
      late.push(...overtime.filter((points) => points < 0))
    }
    expect(late.length).toBeGreaterThan(0)
  })
})

describe('the time of a round', () => {
  const view = (phase: DuplicateView['phase'], limit: number | null): DuplicateView => {
    const begun = followedGames('duplicate')[0]?.view as DuplicateView
    return { ...begun, phase, rules: { ...begun.rules, limit } }
  }

  test('slips are taken until the limit', () => {
    expect(roundTimeLeft(view({ type: 'writing', since: 1_000 }, 180_000), 11_000)).toEqual({
      left: 170_000,
      pausing: false,
    })
    expect(roundTimeLeft(view({ type: 'writing', since: 1_000 }, 180_000), 900_000)?.left).toBe(0)
    expect(roundTimeLeft(view({ type: 'writing', since: 1_000 }, null), 11_000)).toBeNull()
  })

  test('the pause lasts until its moment', () => {
    expect(roundTimeLeft(view({ type: 'pausing', until: 15_000 }, 1), 11_000)).toEqual({ left: 4_000, pausing: true })
    expect(roundTimeLeft(view({ type: 'drawing' }, 1), 11_000)).toBeNull()
  })
})

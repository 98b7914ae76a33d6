// The server's clock on this side, and how much time a seat has by it. Milliseconds throughout.
import type { CrosswordView, DuplicateView } from '../net/types'

export const MINUTE = 60_000

/** What a message came to tell about the time: the server's, and what we had sent it for that. */
export type TimeTold = { now: number; at?: number | null }

type Sample = { offset: number; trip: number }

/** The server's time stands still while it is down, so after every reconnect it is asked anew. */
export class ServerClock {
  #tick: () => number
  #best: Sample | null = null
  #floor: number | null = null

  constructor(tick: () => number = () => performance.now()) {
    this.#tick = tick
  }

  /** What to send along with a question for the time: a whole number, as the server wants it. */
  stamp(): number {
    return Math.max(0, Math.round(this.#tick()))
  }

  now(): number {
    return Math.round(this.#tick() + (this.#best?.offset ?? this.#floor ?? 0))
  }

  /** The answer to a question took some time: the server's clock was read somewhere within it, most likely midway. */
  heard({ now, at }: TimeTold): void {
    if (at === undefined || at === null) return this.atLeast(now)
    const arrived = this.#tick()
    const trip = Math.max(0, arrived - at)
    const sample = { offset: now + trip / 2 - arrived, trip }
    if (!this.#best || sample.trip <= this.#best.trip || !agree(sample, this.#best)) this.#best = sample
  }

  /** Whatever carries a moment of the server's was sent after it. That is all we know before the first answer. */
  atLeast(now: number): void {
    const offset = now - this.#tick()
    if (this.#floor === null || offset > this.#floor) this.#floor = offset
  }

  forget(): void {
    this.#best = null
    this.#floor = null
  }
}

/** Both may be true. If not, one clock was set or slept in between. */
const agree = (one: Sample, other: Sample): boolean =>
  Math.abs(one.offset - other.offset) <= (one.trip + other.trip) / 2 + 1

export type TimeLeft = {
  /** Below nothing once a time for the whole game is used up. */
  left: number
  running: boolean
  /** What the time that is over costs so far: nothing or less. */
  points: number
}

/** What a seat's clock shows; nothing where there is none. */
export function timeLeft(view: CrosswordView, seat: number, now: number): TimeLeft | null {
  const { rules, clocks, asleep } = view
  const running = clocks.running === seat && !asleep
  const since = running ? Math.max(0, now - clocks.since) : 0
  switch (rules.clock.type) {
    case 'untimed':
      return null
    case 'per-move': {
      const used = clocks.running === seat ? clocks.turn_used + since : 0
      return { left: Math.max(0, rules.clock.limit - used), running, points: 0 }
    }
    case 'bank': {
      const left = rules.clock.limit - (clocks.used[seat] ?? 0) - since
      return { left, running, points: 0 - rules.clock.penalty * minutesBegun(-left) }
    }
  }
}

export const minutesBegun = (over: number): number => Math.max(0, Math.ceil(over / MINUTE))

/** How long slips are still taken, or how long the pause before the next rack lasts; nothing where no time runs. */
export function roundTimeLeft(view: DuplicateView, now: number): { left: number; pausing: boolean } | null {
  const { phase, rules } = view
  if (phase.type === 'pausing') return { left: Math.max(0, phase.until - now), pausing: true }
  if (phase.type !== 'writing' || rules.limit === null) return null
  return { left: Math.max(0, phase.since + rules.limit - now), pausing: false }
}

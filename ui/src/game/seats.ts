// Seats count from 0, clockwise.

/** The same for all seats but one. */
export function changed<T>(values: readonly T[], seat: number, change: (value: T) => T): T[] {
  return values.map((value, owner) => (owner === seat ? change(value) : value))
}

export const forAll = <T>(seats: readonly unknown[], value: T): T[] => seats.map(() => value)

const BOT = / \(bot\)/

/** The names without what is shown beside them: that one is a bot. */
export function plainNames(players: readonly string[], bots: Readonly<Record<number, unknown>> = {}): string[] {
  return players.map((name, seat) => (bots[seat] === undefined ? name : name.replace(BOT, '')))
}

/** The seat of the person who looks; none where several share one device. */
export const youOf = (seats: readonly number[]): number | undefined => (seats.length === 1 ? seats[0] : undefined)

type Seated = { readonly players: readonly string[]; readonly gone: readonly number[] }

/** The next seat in play after this one; itself where nobody else is left. */
export function after({ players, gone }: Seated, seat: number): number {
  for (let step = 1; step <= players.length; step++) {
    const next = (seat + step) % players.length
    if (!gone.includes(next)) return next
  }
  return seat
}

// Where the pictures of a printed board go: all of one size, as large as the gaps between the words let them be, each
// beside its own word and as near to its beginning as there is room.
import type { PrintedWord } from './printed'

/** The top left corner of a picture, counted in squares from that of the board. */
export type Place = { readonly word: string; readonly left: number; readonly top: number }
export type Pictured = { readonly size: number; readonly places: readonly Place[] }

type Spot = { left: number; top: number; cost: number }

const SIZES = [2, 1.75, 1.5, 1.25, 1]
const STEP = 0.25
const NEAR = 0.3
const TRIES = 4000

/** The largest size at which every one of these words has its picture; at the smallest, as many as can be. */
export function pictured(rows: readonly string[], words: readonly PrintedWord[]): Pictured {
  for (const size of SIZES) {
    const spots = words.map((word) => spotsFor(rows, word, size))
    const found = spots.every((some) => some.length) ? chosen(spots, size) : null
    if (found) return { size, places: placed(words, found) }
  }
  const spots = words.map((word) => spotsFor(rows, word, 1))
  return { size: 1, places: placed(words, oneByOne(spots, 1)) }
}

function placed(words: readonly PrintedWord[], spots: readonly (Spot | null)[]): Place[] {
  return words.flatMap(({ text }, number) => {
    const spot = spots[number]
    return spot ? [{ word: text, left: spot.left, top: spot.top }] : []
  })
}

/** Every place beside the word that covers no letter, the best first. */
function spotsFor(rows: readonly string[], word: PrintedWord, size: number): Spot[] {
  const [fromLeft, toLeft] = reach(word, 'col', size, rows[0]?.length ?? 0)
  const [fromTop, toTop] = reach(word, 'row', size, rows.length)
  const spots: Spot[] = []
  for (let top = fromTop; top <= toTop; top += STEP) {
    for (let left = fromLeft; left <= toLeft; left += STEP) {
      const cost = costOf(word, left, top, size)
      if (cost !== null && !coversLetter(rows, left, top, size)) spots.push({ left, top, cost })
    }
  }
  return spots.toSorted((one, other) => one.cost - other.cost)
}

/** Where a picture that touches the word can begin along one side of the board; a phone has no time to try the rest. */
function reach({ squares }: PrintedWord, along: 'row' | 'col', size: number, length: number): [number, number] {
  const all = squares.map((square) => square[along])
  const first = Math.floor((Math.min(...all) - 1 - size - NEAR) / STEP) * STEP
  return [Math.max(0, first), Math.min(length - size, Math.max(...all) + NEAR)]
}

function coversLetter(rows: readonly string[], left: number, top: number, size: number): boolean {
  for (let row = Math.floor(top); row < top + size; row++) {
    for (let col = Math.floor(left); col < left + size; col++) {
      const letter = rows[row]?.[col] ?? '.'
      if (letter !== '.') return true
    }
  }
  return false
}

/** How far from the place before the first letter; nothing where the picture does not touch its word at all. */
function costOf({ squares, direction }: PrintedWord, left: number, top: number, size: number): number | null {
  const touches = squares.some(
    ({ row, col }) => apart(left, size, col - 1) <= NEAR && apart(top, size, row - 1) <= NEAR,
  )
  const [first] = squares
  if (!touches || !first) return null
  const [x, y] = [left + size / 2 - (first.col - 0.5), top + size / 2 - (first.row - 0.5)]
  const before = (size + 1) / 2
  return direction === 'across' ? Math.hypot(x + before, y * 1.5) : Math.hypot(x * 1.5, y + before)
}

/** How far a picture and a square are apart along one side of the board. */
const apart = (start: number, size: number, square: number): number =>
  Math.max(0, square - (start + size), start - (square + 1))

const overlap = (one: Spot, other: Spot, size: number): boolean =>
  Math.abs(one.left - other.left) < size && Math.abs(one.top - other.top) < size

/** One spot each, none over another: the word with the fewest left chooses first, and goes back where that fails. */
function chosen(spots: readonly Spot[][], size: number): Spot[] | null {
  let tries = 0
  const taken: (Spot | null)[] = spots.map(() => null)
  function choose(left: readonly (readonly Spot[])[]): boolean {
    const open = taken.flatMap((spot, number) => (spot ? [] : [number]))
    if (!open.length) return true
    const next = open.reduce((best, number) =>
      (left[number]?.length ?? 0) < (left[best]?.length ?? 0) ? number : best,
    )
    for (const spot of left[next] ?? []) {
      if (++tries > TRIES) return false
      taken[next] = spot
      const rest = left.map((some, number) => (taken[number] ? some : some.filter((one) => !overlap(one, spot, size))))
      if (rest.every((some, number) => taken[number] || some.length) && choose(rest)) return true
      taken[next] = null
    }
    return false
  }
  return choose(spots) ? taken.filter((spot) => spot !== null) : null
}

function oneByOne(spots: readonly Spot[][], size: number): (Spot | null)[] {
  const taken: Spot[] = []
  return spots.map((some) => {
    const free = some.find((spot) => !taken.some((other) => overlap(spot, other, size))) ?? null
    if (free) taken.push(free)
    return free
  })
}

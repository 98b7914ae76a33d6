// One child's turn: the tiles laid so far, the tile in hand, and where tiles can go. Two tiles, or one where there is no
// second; who can lay none swaps two with the bag.
import { same, type Square } from '../../board/square'
import type { JuniorAction, Laid } from '../../net/types'
import { Cover, wordsOf, type Covered, type PrintedWord } from './printed'

export const A_TURN = 2
/** How far beside a letter a finger may come down, in squares. */
const REACH = 1.6

/** As much of a game as a turn looks at. */
export type TurnSeen = {
  readonly board: Covered
  readonly racks: readonly { readonly faces: string }[]
  readonly pool: { readonly faces: string }
}
type Lying = { readonly slot: number; readonly laid: Laid }

export class ChildTurn {
  readonly #view: () => TurnSeen
  readonly #seat: () => number | null
  lying = $state.raw<readonly Lying[]>([])
  /** The slot of the tile that waits for a square, or those that go back into the bag. */
  picked = $state.raw<number | null>(null)
  giving = $state.raw<readonly number[]>([])

  // What is printed never changes, so it is read once however often tiles are laid.
  readonly rows: readonly string[] = $derived.by(() => this.#view().board.printed.rows)
  readonly words: PrintedWord[] = $derived(wordsOf(this.rows))
  readonly laid: Laid[] = $derived(this.lying.map((one) => one.laid))
  readonly cover: Cover = $derived.by(() => new Cover(this.#view().board, this.laid, this.words))
  readonly slots: string[] = $derived.by(() => {
    const seat = this.#seat()
    return seat === null ? [] : [...(this.#view().racks[seat]?.faces ?? '')]
  })
  readonly held: string = $derived(this.slots.filter((_, slot) => !this.isOut(slot)).join(''))
  /** Where one of the tiles can go so that the turn can be finished, and the open letters that wait for another. */
  readonly fits: Laid[] = $derived(this.#fits())
  readonly waits: Laid[] = $derived(this.cover.openings().filter(([row, col]) => !covers(this.fits, { row, col })))
  readonly isReady: boolean = $derived(this.lying.length > 0 && !this.fits.length)
  /** Nothing can be laid: so many tiles are to be swapped, or if there are none the turn is passed. */
  readonly isStuck: boolean = $derived(!this.lying.length && !this.fits.length)
  readonly due: number = $derived.by(() => Math.min(A_TURN, this.#view().pool.faces.length, this.slots.length))

  constructor(view: () => TurnSeen, seat: () => number | null) {
    this.#view = view
    this.#seat = seat
  }

  isOut(slot: number): boolean {
    return this.lying.some((one) => one.slot === slot)
  }

  /** The squares that a tile fits. */
  squaresFor(letter: string): Laid[] {
    return this.fits.filter((one) => one[2] === letter)
  }

  /** A tile that fits one square only goes there by itself. Whether anything could be done with it. */
  tap(slot: number): boolean {
    if (this.isStuck) return this.#give(slot)
    const places = this.squaresFor(this.slots[slot] ?? '')
    const [only] = places
    if (only && places.length === 1) this.#lay(slot, only)
    else this.picked = places.length && this.picked !== slot ? slot : null
    return places.length > 0
  }

  /** The tile in hand, or the one on the letter that was touched, goes to the nearest square that it fits. */
  touch(square: Square): 'laid' | 'back' | null {
    const lying = this.lying.findIndex(({ laid: [row, col] }) => same({ row, col }, square))
    if (lying >= 0) {
      this.back(this.lying.length - lying)
      return 'back'
    }
    const letter = this.picked === null ? null : this.slots[this.picked]
    const place = nearest(letter ? this.squaresFor(letter) : this.fits, square, letter ? REACH : 1)
    return place && this.drop(this.picked ?? this.#slotOf(place[2]), { row: place[0], col: place[1] }) ? 'laid' : null
  }

  /** Let go of a tile over a square. */
  drop(slot: number, square: Square): boolean {
    const place = nearest(this.squaresFor(this.slots[slot] ?? ''), square, REACH)
    if (place) this.#lay(slot, place)
    return place !== null
  }

  /** Take back the newest tiles: those that were laid after one may lean on it. */
  back(tiles = 1): void {
    this.lying = this.lying.slice(0, -tiles)
    this.picked = null
  }

  clear(): void {
    this.lying = []
    this.giving = []
    this.picked = null
  }

  /** What is asked for when the child is done; nothing while there is more to do. */
  action(): JuniorAction | null {
    if (this.isReady) return { do: 'place', laid: this.laid }
    if (!this.isStuck) return null
    if (!this.due) return { do: 'pass' }
    const tiles = this.giving.map((slot) => this.slots[slot] ?? '').join('')
    return this.giving.length === this.due ? { do: 'exchange', tiles } : null
  }

  /** Who can lay two tiles must, so a first tile that leaves no place for a second is not offered then. */
  #fits(): Laid[] {
    if (this.lying.length === A_TURN) return []
    const open = this.cover.openTo(this.held)
    if (this.lying.length) return open
    const leading = open.filter((one) => this.cover.with(one).openTo(this.held.replace(one[2], '')).length)
    return leading.length ? leading : open
  }

  #give(slot: number): boolean {
    if (!this.due) return false
    const without = this.giving.filter((other) => other !== slot)
    this.giving = without.length < this.giving.length ? without : [...this.giving, slot].slice(-this.due)
    return true
  }

  #lay(slot: number, laid: Laid): void {
    this.lying = [...this.lying, { slot, laid }]
    this.picked = null
  }

  #slotOf(letter: string): number {
    return this.slots.findIndex((face, slot) => face === letter && !this.isOut(slot))
  }
}

function covers(laid: readonly Laid[], { row, col }: Square): boolean {
  return laid.some(([up, left]) => up === row && left === col)
}

function nearest(places: readonly Laid[], { row, col }: Square, reach: number): Laid | null {
  const far = ([up, left]: Laid): number => Math.hypot(up - row, left - col)
  const best = places.toSorted((one, other) => far(one) - far(other))[0]
  return best && far(best) < reach ? best : null
}

// Carrying a tile with mouse, finger or pen. Nothing is measured while it moves: places are looked up once when it is
// lifted, then only the transform of the carried tile is written, once a frame.
import { tick } from 'svelte'
import type { Intent } from '../../board/intents'
import type { Square } from '../../board/square'

export type Carried = {
  readonly id: number
  readonly tile: string
  readonly value: number
  readonly key: string
  readonly size: number
}
/** Where a tile was let go: on a square, on the rack, beside both; nowhere if carrying was broken off. */
export type Target = { readonly square: Square } | { readonly slot: number } | { readonly away: true } | null
type Place = { slot: number; middle: number; top: number; bottom: number }
type Grid = { left: number; top: number; step: number; side: number; rows: number; columns: number }

/** How far above the finger a tile floats, how much larger it is, and how far a press may slip before it is a drag. */
const ABOVE = 56
const LARGER = 1.12
const SLIP = { mouse: 4, touch: 8 }

export class Carry {
  carried = $state.raw<Carried | null>(null)
  square = $state.raw<Square | null>(null)
  slot = $state.raw<number | null>(null)
  byTouch = $state(false)
  /** Where there is room for the magnifier. */
  room = $state<'above' | 'left' | 'right'>('above')
  /** Set by the components that show them. */
  board: HTMLElement | null = null
  rack: HTMLElement | null = null
  float: HTMLElement | null = null

  readonly #drop: (id: number, target: Target) => void
  #grid: Grid | null = null
  #slots: Place[] = []
  #at = { x: 0, y: 0 }
  #frame = 0
  #landing: Animation | null = null

  constructor(drop: (id: number, target: Target) => void) {
    this.#drop = drop
  }

  /** A tile was pressed; it is lifted once the pointer has gone far enough, until then it may be a tap. */
  press(event: PointerEvent, tile: Omit<Carried, 'size'>): void {
    if (event.button !== 0 || !event.isPrimary || (this.carried && !this.#landing)) return
    this.#landing?.finish() // who is quick need not wait for the tile before
    const source = event.currentTarget instanceof HTMLElement ? event.currentTarget : null
    const inside = `[data-tile="${tile.key}"]`
    const node = source?.matches(inside) ? source : source?.querySelector<HTMLElement>(inside)
    const size = node?.offsetWidth ?? 40
    const from = { x: event.clientX, y: event.clientY }
    const slip = event.pointerType === 'mouse' ? SLIP.mouse : SLIP.touch
    const over = new AbortController()
    const heard = { signal: over.signal }
    const same = (other: PointerEvent): boolean => other.pointerId === event.pointerId
    addEventListener(
      'pointermove',
      (move) => {
        if (!same(move)) return
        if (!this.carried && Math.hypot(move.clientX - from.x, move.clientY - from.y) < slip) return
        if (!this.carried) this.#lift({ ...tile, size }, event.pointerType !== 'mouse')
        this.#follow(move)
      },
      heard,
    )
    addEventListener(
      'pointerup',
      (up) => {
        if (!same(up)) return
        over.abort()
        if (this.carried) void this.#release(this.#target())
      },
      heard,
    )
    addEventListener(
      'pointercancel',
      (lost) => {
        if (!same(lost)) return
        over.abort()
        if (this.carried) void this.#release(null)
      },
      heard,
    )
    addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape' || !this.carried) return
        key.stopPropagation()
        over.abort()
        void this.#release(null)
      },
      { ...heard, capture: true },
    )
  }

  #lift(tile: Carried, byTouch: boolean): void {
    this.#grid = this.board && gridOf(this.board)
    this.#slots = this.rack ? slotsOf(this.rack) : []
    this.byTouch = byTouch
    this.carried = tile
  }

  #follow(move: PointerEvent): void {
    this.#at = { x: move.clientX, y: move.clientY - (this.byTouch ? ABOVE : 0) }
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0
      this.#paint()
    })
  }

  #paint(): void {
    const { x, y } = this.#at
    const square = this.#grid && squareAt(this.#grid, x, y)
    if (square?.row !== this.square?.row || square?.col !== this.square?.col) this.square = square
    const slot = square ? null : slotAt(this.#slots, x, y)
    if (slot !== this.slot) this.slot = slot
    if (!this.float || !this.carried) return
    const larger = square && this.#grid ? (this.#grid.side / this.carried.size) * LARGER : LARGER
    this.float.style.transform = `translate3d(${x}px, ${y}px, 0)`
    this.float.style.setProperty('--larger', larger.toFixed(3))
    this.room = y > 190 ? 'above' : x < 190 ? 'right' : 'left'
  }

  #target(): Target {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#paint()
    if (this.square) return { square: this.square }
    return this.slot === null ? { away: true } : { slot: this.slot }
  }

  async #release(target: Target): Promise<void> {
    const tile = this.carried
    if (!tile) return
    swallowClick()
    this.square = this.slot = null
    this.byTouch = false
    this.#drop(tile.id, target)
    await tick()
    await this.#land(tile)
    if (this.carried === tile) this.carried = null
  }

  /** Let the tile glide to where it now belongs. */
  async #land(tile: Carried): Promise<void> {
    const home = document.querySelector<HTMLElement>(`[data-tile="${tile.key}"]`)?.getBoundingClientRect()
    const reduced = document.documentElement.dataset.motion === 'reduced'
    if (!this.float || !home || reduced) return
    const [x, y] = [home.left + home.width / 2, home.top + home.height / 2]
    this.float.style.setProperty('--larger', (home.width / tile.size).toFixed(3))
    const glide = this.float.animate(
      [{ transform: this.float.style.transform }, { transform: `translate3d(${x}px, ${y}px, 0)` }],
      { duration: 160, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'forwards' },
    )
    this.#landing = glide
    await glide.finished.catch(() => undefined)
    this.#landing = null
    glide.cancel()
  }
}

/** The usual meaning of letting a tile go: beside the board it goes back to the rack. */
export function dropped(hand: { act(intent: Intent): void }, id: number, target: Target): void {
  if (!target) return
  if ('square' in target) hand.act({ do: 'drop-on-square', id, square: target.square })
  else hand.act('slot' in target ? { do: 'drop-on-rack', id, slot: target.slot } : { do: 'recall', id })
}

function gridOf(board: HTMLElement): Grid | null {
  const cells = board.querySelectorAll<HTMLElement>('[data-square]')
  const [first, last] = [cells[0], cells[cells.length - 1]]
  if (!first || !last) return null
  const [rows = 1, columns = 1] = (last.dataset.square ?? '').split(',').map(Number)
  const [start, end] = [first.getBoundingClientRect(), last.getBoundingClientRect()]
  const step = (end.left - start.left) / (columns - 1)
  return { left: start.left, top: start.top, step, side: start.width, rows, columns }
}

function squareAt({ left, top, step, rows, columns }: Grid, x: number, y: number): Square | null {
  const [row, col] = [Math.floor((y - top) / step) + 1, Math.floor((x - left) / step) + 1]
  return row >= 1 && row <= rows && col >= 1 && col <= columns ? { row, col } : null
}

function slotsOf(rack: HTMLElement): Place[] {
  return [...rack.querySelectorAll<HTMLElement>('[data-slot]')].map((node) => {
    const { left, width, top, bottom } = node.getBoundingClientRect()
    return { slot: Number(node.dataset.slot), middle: left + width / 2, top: top - 40, bottom: bottom + 60 }
  })
}

function slotAt(slots: readonly Place[], x: number, y: number): number | null {
  const near = slots.filter(({ top, bottom }) => y >= top && y <= bottom)
  const before = near.find(({ middle }) => x < middle)
  return before ? before.slot : near.length ? (near.at(-1)?.slot ?? 0) + 1 : null
}

/** The click that ends a drag is no tap; one that begins with a press of its own, or with a key, is. */
function swallowClick(): void {
  const over = new AbortController()
  const heard = { capture: true, once: true, signal: over.signal }
  addEventListener('click', (event) => event.stopPropagation(), heard)
  addEventListener('pointerdown', () => over.abort(), heard)
  addEventListener('keydown', () => over.abort(), heard)
  setTimeout(() => over.abort(), 50)
}

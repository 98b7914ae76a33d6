// A closer look at the board on a small screen: a double tap on a square or a pinch goes to 1.8 times and back, a finger moves it.
import type { Square } from '../../board/square'

export const CLOSE = 1.8
const TWICE = 300
const EDGE = 28

export class Zoom {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  moving = $state(false)
  #home = 1
  #node: HTMLElement | null = null

  get isClose(): boolean {
    return this.scale > 1
  }

  /** From how near the board is looked at while nobody asks for more: large print on a phone is read from close by. */
  restAt(home: number): void {
    this.#home = home
    this.rest()
  }

  /** Go back to rest; called when a tile was placed. */
  rest(): void {
    if (this.scale !== this.#home) this.#to(this.#home, { x: 0, y: 0 })
  }

  /** Bring a square into the middle, if the board is seen from close by. */
  show(square: Square, rows: number, columns: number): void {
    if (!this.#node || !this.isClose) return
    const { offsetWidth: width, offsetHeight: height } = this.#node
    this.x = width / 2 - ((square.col - 0.5) / columns) * width * this.scale
    this.y = height / 2 - ((square.row - 0.5) / rows) * height * this.scale
    this.#clamp()
  }

  /** For the element through which the board is seen. */
  readonly attach = (node: HTMLElement): (() => void) => {
    this.#node = node
    const fingers = new Map<number, { x: number; y: number }>()
    const over = new AbortController()
    const heard = { signal: over.signal }
    let apart = 0
    let tapped: { at: number; square: Element | null } = { at: 0, square: null }
    const spread = (): number => {
      const [one, other] = [...fingers.values()]
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    }
    node.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType !== 'touch') return
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
        if (fingers.size === 2) apart = spread()
      },
      heard,
    )
    node.addEventListener(
      'pointermove',
      (event) => {
        const before = fingers.get(event.pointerId)
        if (!before) return
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
        const onTile = event.target instanceof Element && event.target.closest('[data-tile]')
        if (fingers.size === 1 && this.isClose && !onTile)
          this.#move(event.clientX - before.x, event.clientY - before.y)
        if (fingers.size === 2 && apart) {
          const grown = spread() / apart
          if (grown > 1.15 && !this.isClose) this.#toggle(node, event)
          else if (grown < 0.87 && this.isClose) this.#to(1, { x: 0, y: 0 })
        }
      },
      heard,
    )
    const lift = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return
      this.moving = false
      const square = event.target instanceof Element ? event.target.closest('[data-square]') : null
      const twice = square !== null && square === tapped.square && event.timeStamp - tapped.at < TWICE
      if (twice && event.type === 'pointerup') this.#toggle(node, event)
      tapped = { at: event.timeStamp, square: twice ? null : square }
    }
    // A tile that is tapped in between makes two taps of it.
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Node && node.contains(target))) tapped = { at: 0, square: null }
      },
      heard,
    )
    node.addEventListener('pointerup', lift, heard)
    node.addEventListener('pointercancel', lift, heard)
    return () => over.abort()
  }

  #toggle(node: HTMLElement, event: PointerEvent): void {
    const box = node.getBoundingClientRect()
    this.#to(this.isClose ? 1 : CLOSE, { x: event.clientX - box.left, y: event.clientY - box.top })
  }

  #to(scale: number, around: { x: number; y: number }): void {
    this.x = around.x - ((around.x - this.x) / this.scale) * scale
    this.y = around.y - ((around.y - this.y) / this.scale) * scale
    this.scale = scale
    this.#clamp()
  }

  #move(x: number, y: number): void {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = this.#node ?? {}
    this.moving = true
    this.x = Math.min(0, Math.max(width * (1 - this.scale), this.x + x))
    this.y = Math.min(0, Math.max(height * (1 - this.scale), this.y + y))
  }

  #clamp(): void {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = this.#node ?? {}
    this.x = within(this.x, width * (1 - this.scale))
    this.y = within(this.y, height * (1 - this.scale))
  }
}

/** Between the two ends of the board; near one of them at it, so that coordinates are not cut through. */
function within(place: number, end: number): number {
  if (place > -EDGE) return 0
  return place < end + EDGE ? end : place
}

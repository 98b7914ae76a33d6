// How the next tile comes without a press each: who has nothing to strike is ready after a moment, who has struck at once.
import type { BingoCard, BingoView } from '../../net/types'
import { keep, kept } from '../../browser/shelf'
import { BLANK } from '../../board/square'
import { isFull, lettersOn, openPlace, waitedFor } from './cards'

/** Seconds that a tile is shown before a device goes on by itself; with 0 somebody has to say so. */
export const PACES = [6, 3, 1, 0] as const
const USUAL = 3
const KEPT = 'bingo-pace'

type Own = { readonly seat: number; readonly card: BingoCard | null }

/** What is left to decide with the tile that was called: strike a letter, call Bingo, or nothing. */
export function leftToDo(view: BingoView, { seat, card }: Own): 'strike' | 'bingo' | 'nothing' {
  if (!card || view.claimed.includes(seat)) return 'nothing'
  if (isFull(card)) return 'bingo'
  const newest = [...view.called].at(-1) ?? BLANK
  if (view.rules.striking !== 'by-hand' || newest === BLANK || openPlace(card, newest) === null) return 'nothing'
  // A call strikes one occurrence, however many stand on the card.
  const struck = card.struck.filter((place) => lettersOn(card)[place] === newest).length
  return struck < view.called.split(newest).length - 1 ? 'strike' : 'nothing'
}

/** The seats of this device that have nothing left to decide and are waited for. */
export const idle = (view: BingoView, own: readonly Own[]): number[] =>
  own.filter((one) => waitedFor(view).includes(one.seat) && leftToDo(view, one) === 'nothing').map(({ seat }) => seat)

export class Pace {
  seconds = $state(read())
  /** Somebody here asked for a moment: nothing goes on until they say so. */
  isHeld = $state(false)
  #shownAt = 0
  #shown = -1

  choose(seconds: number): void {
    this.seconds = seconds
    this.isHeld = false
    keep(KEPT, seconds)
  }

  /** The milliseconds until these seats are ready by themselves; null where somebody has to press. */
  wait(view: BingoView, own: readonly Own[], now: number): number | null {
    if (view.called.length !== this.#shown) {
      this.#shown = view.called.length
      this.#shownAt = now
    }
    if (!this.seconds || this.isHeld || !view.called || view.end || !idle(view, own).length) return null
    return Math.max(0, this.#shownAt + this.seconds * 1000 - now)
  }
}

function read(): number {
  const seconds = kept(KEPT)
  return typeof seconds === 'number' && seconds >= 0 && seconds <= 60 ? seconds : USUAL
}

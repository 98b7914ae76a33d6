// What a screen reader is told without being asked: politely, or at once.
import { untrack } from 'svelte'

class Live {
  polite = $state('')
  assertive = $state('')

  /** Words and score of the tentative play, and what others played. */
  say(text: string): void {
    this.polite = untrack(() => again(this.polite, text))
  }

  /** Your turn, and refusals. */
  interrupt(text: string): void {
    this.assertive = untrack(() => again(this.assertive, text))
  }
}

/** The same sentence twice would not be heard twice, so the second ends in a space that nobody hears. */
function again(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text
}

export const live = new Live()

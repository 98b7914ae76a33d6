// A player's hand at one board, for components to follow: the placement, and what the tiles out would score.
import { bubbleAt } from './bubble'
import { reconcile } from './reconcile'
import { withLaid } from './keeping'
import { act, cursorOf, type Intent } from './intents'
import { dealt, hasTilesOut, laidOf, recycledOf, type Placement } from './placement'
import type { Ground } from './placing'
import { count, type Verdict } from './score'
import type { Laid, Square } from './square'

let hands = 0

export class Hand {
  readonly #number = hands++
  placement = $state.raw<Placement>(dealt(''))
  ground = $state.raw<Ground>() as Ground

  readonly laid: Laid[] = $derived(laidOf(this.placement))
  readonly recycled: Laid[] = $derived(recycledOf(this.placement))
  readonly isOut: boolean = $derived(hasTilesOut(this.placement))
  readonly cursor: Square = $derived(cursorOf(this.placement, this.ground))
  readonly verdict: Verdict = $derived(count(this.ground.position, this.laid, this.ground.terms, this.recycled))
  readonly bubble: Square | null = $derived.by(() => {
    const { play } = this.verdict
    return play && bubbleAt(play, this.ground.position.lay([...this.recycled, ...this.laid]))
  })

  constructor(ground: Ground, rack: string) {
    this.ground = ground
    this.placement = dealt(rack)
  }

  act(intent: Intent): void {
    this.placement = act(this.placement, intent, this.ground)
  }

  /** The name of a tile that no other tile on the page has. */
  keyOf(id: number): string {
    return `${this.#number}-${id}`
  }

  /** The board or the rack is another now; tentative tiles stay wherever they can. */
  follow(ground: Ground, rack: string): void {
    this.ground = ground
    this.placement = reconcile(this.placement, ground, rack)
  }

  /** Lay what lay there before the page was loaded anew, as far as it fits. */
  restore(name: string): void {
    this.placement = withLaid(name, this.placement, this.ground)
  }

  /** The action to play what lies there, as the table takes it. */
  action(): { do: 'place'; laid: Laid[]; recycle: [number, number][] } {
    return { do: 'place', laid: this.laid, recycle: this.recycled.map(([row, col]) => [row, col]) }
  }
}

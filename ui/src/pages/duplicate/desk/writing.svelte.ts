// Somebody who writes slips: the tiles in hand, the slip they make, and what was handed in.
import { Hand } from '../../../board/hand.svelte'
import type { Ground } from '../../../board/placing'
import { Position } from '../../../board/position'
import { refusalOf } from '../../../game/acting'
import { hasHandedIn, isDone } from '../../../game/duplicate/evolve'
import { slotOf } from '../../../game/duplicate/slots'
import type { Seen } from '../../../game/duplicate/ranking'
import type { Table } from '../../../game/table.svelte'
import { t } from '../../../i18n/index.svelte'
import type { Said } from '../../../net/said'
import type { DuplicateAction, DuplicateSlip, DuplicateView } from '../../../net/types'
import { Carry, dropped } from '../../../parts/tiles/carry.svelte'
import { fly } from '../../../parts/tiles/flight'
import { live } from '../../../browser/live.svelte'

type Place = Omit<DuplicateSlip, 'score'>

export class Writing {
  readonly table: Table
  readonly hand: Hand
  readonly carry = new Carry((id, target) => dropped(this.hand, id, target))
  said = $state.raw<Said | null>(null)
  /** Where the score is written, if it has to be. */
  scoreField = $state.raw<HTMLInputElement | null>(null)

  readonly view: Seen = $derived.by(() => {
    const view = this.table.as('duplicate')
    if (!view) throw new Error('nobody writes before there is a game to see')
    return view
  })
  readonly isOpen: boolean = $derived(this.view.phase.type === 'writing')
  readonly handedIn: DuplicateSlip | null = $derived(slotOf(this.view.slips, this.seat))
  readonly isDone: boolean = $derived(isDone(this.view as DuplicateView, this.seat))
  readonly hasHandedIn: boolean = $derived(hasHandedIn(this.view as DuplicateView, this.seat))
  /** Whether the player has to count; then nothing here may tell the score. */
  readonly mustState: boolean = $derived(this.view.rules.stating === 'required')
  /** The slip that the tiles on the board make. */
  readonly slip: DuplicateSlip | null = $derived.by(() => {
    const { play } = this.hand.verdict
    const word = play?.words[0]?.tiles
    if (!play || !word) return null
    const place = { word, ...play.start, direction: play.direction }
    return { ...place, score: this.mustState ? this.#counted(place) : play.points }
  })
  readonly lacksScore: boolean = $derived(this.mustState && this.slip !== null && this.slip.score === null)
  readonly isNew: boolean = $derived(this.slip !== null && !this.lacksScore && !sameSlip(this.slip, this.handedIn))
  #written = $state.raw({ on: '', score: '' })

  constructor(table: Table) {
    if (table.seat === null) throw new Error('who looks on writes no slips')
    this.table = table
    this.hand = new Hand(groundOf(this.view), this.view.rack.faces)
  }

  /** The score as it was typed on this slip; another word is another slip. */
  get stated(): string {
    return this.slip && this.#written.on === keyOf(this.slip) ? this.#written.score : ''
  }

  set stated(score: string) {
    if (this.slip) this.#written = { on: keyOf(this.slip), score }
  }

  get seat(): number {
    return this.table.seat ?? -1
  }

  /** The board and the rack may be others now. */
  follow(): void {
    const [ground, rack] = [groundOf(this.view), this.view.rack.faces]
    void fly(() => this.hand.follow(ground, rack))
  }

  /** Hand the slip in; where it is in already, say that it is the last word. */
  async goOn(): Promise<void> {
    if (!this.isOpen) return
    if (this.lacksScore) {
      this.said = { kind: 'refusal', text: t('duplicate.state-score'), rule: 'R-9.2' }
      this.scoreField?.focus()
    } else if (this.isNew) await this.handIn()
    else if (this.hasHandedIn && !this.isDone) await this.done()
  }

  async handIn(): Promise<void> {
    const { slip } = this
    if (slip && (await this.ask({ do: 'handin', slip }))) {
      live.say(t('duplicate.handed-in', { word: slip.word.toUpperCase(), points: slip.score ?? 0 }))
    }
  }

  #counted(place: Place): number | null {
    const score = this.#written.on === keyOf(place) ? this.#written.score.trim() : ''
    return /^\d{1,5}$/.test(score) ? Number(score) : null
  }

  async done(): Promise<void> {
    await this.ask({ do: 'done' })
  }

  /** Whether it was granted; if not, what speaks against it is said. */
  async ask(action: DuplicateAction): Promise<boolean> {
    this.said = await refusalOf(this.table, action)
    return this.said === null
  }
}

export function groundOf({ board, rules }: Seen): Ground {
  const position = new Position(board.layout, board.tileset, board.cells)
  return { position, terms: { rackSize: rules.rack_size, bonus: rules.bonus } }
}

const keyOf = ({ word, row, col, direction }: Place): string => `${word} ${row} ${col} ${direction}`

function sameSlip(one: DuplicateSlip, other: DuplicateSlip | null): boolean {
  return (
    other !== null &&
    one.word === other.word &&
    one.row === other.row &&
    one.col === other.col &&
    one.direction === other.direction &&
    (one.score ?? null) === (other.score ?? null)
  )
}

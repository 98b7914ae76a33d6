// Somebody at a table of the standard game: the tiles in hand, what can be done now, and what was said.
import type { Convention } from '../../board/coordinates'
import { Hand } from '../../board/hand.svelte'
import type { Command } from '../../board/keys'
import type { Ground } from '../../board/placing'
import { Position } from '../../board/position'
import { refusalOf } from '../../game/acting'
import { due, isOnTurn, mayChallenge, mayVote, mostExchanged } from '../../game/crossword/may'
import { storyOf, type Told } from '../../game/crossword/story'
import { conventionOf, written, type Edition } from '../../game/edition'
import type { Reader } from '../../i18n/sentences.svelte'
import { plainNames } from '../../game/seats'
import type { Table } from '../../game/table.svelte'
import { Problem } from '../../net/problem'
import { refusedThere, type Said } from '../../net/said'
import type { CrosswordAction, CrosswordEvent, CrosswordView, Proposable } from '../../net/types'
import { Carry, dropped } from '../../parts/tiles/carry.svelte'
import { fly } from '../../parts/tiles/flight'
import { live } from '../../browser/live.svelte'
import { settings } from '../../browser/settings.svelte'
import { refusedHere } from './wording/refusing'
import { announce } from './wording/announcing'
import type { Looking } from './wording/turns'

export type SheetName =
  'exchange' | 'challenge' | 'draw' | 'vote' | 'menu' | 'help' | 'record' | 'unseen' | 'words' | 'look' | 'resign'

const UNDO_MS = 4_000

export class TablePlayer {
  readonly table: Table
  readonly edition: Edition | null
  readonly hand: Hand
  readonly carry = new Carry((id, target) => dropped(this.hand, id, target))

  sheet = $state<SheetName | null>(null)
  said = $state.raw<Said | null>(null)
  /** A pass waits a moment, so that it can be undone. */
  passing = $state(false)
  /** The words of the tentative play that are claimed for the theme. */
  claims = $state.raw<readonly string[]>([])
  /** The move that is looked at, if it is not the newest. */
  reviewed = $state.raw<number | null>(null)
  #passes: ReturnType<typeof setTimeout> | undefined
  readonly #off: () => void

  readonly view: CrosswordView = $derived.by(() => {
    const view = this.table.as('crossword')
    if (!view) throw new Error('nobody sits down before there is a game to see')
    return view
  })
  /** The names without what is shown beside them: that one is a bot. */
  readonly names: readonly string[] = $derived.by(() => plainNames(this.view.players, this.table.about?.bots))
  readonly looking: Looking = $derived.by(() => {
    const { view, names, seat, table } = this
    return { view, names, seat, lines: table.lines }
  })
  readonly convention: Convention | 'off' = $derived.by(
    () => settings.chosen('coordinates') ?? conventionOf(this.edition),
  )
  /** How players and squares are called in what is said here. */
  readonly reader: Reader = $derived.by(() => ({ names: this.names, convention: this.writes }))
  readonly story: Told[] = $derived.by(() => {
    const { rules, players } = this.view
    return this.table.linesAreWhole ? storyOf(rules, players.length, this.table.lines, this.writes) : []
  })
  readonly may = $derived.by(() => {
    const { view, seat } = this
    const here = seat !== null && !view.asleep && view.phase.type !== 'over' && !view.gone.includes(seat)
    const turn = here && isOnTurn(view, seat)
    return {
      act: here,
      turn,
      exchange: turn && mostExchanged(view) > 0,
      challenge: here && mayChallenge(view, seat),
      vote: here && mayVote(view, seat),
      begin: turn && Boolean(view.last?.open),
      draw: here && view.phase.type === 'owing' && view.phase.seat === seat,
      accept: here && view.phase.type === 'closing' && due(view).includes(seat),
    }
  })

  constructor(table: Table, edition: Edition | null) {
    this.table = table
    this.edition = edition
    this.hand = new Hand(groundOf(this.view), this.#rack)
    this.#off = table.onTurn((turn) => this.#happened(turn.events as readonly CrosswordEvent[]))
  }

  get seat(): number | null {
    return this.table.seat
  }

  /** How squares are written, also where the board has no coordinates. */
  get writes(): Convention {
    return written(this.convention, this.edition)
  }

  get isOnline(): boolean {
    return this.table.connection === 'online'
  }

  /** The board or the rack may be another now; what lies there for now stays wherever it can. */
  follow(): void {
    const [ground, rack] = [groundOf(this.view), this.#rack]
    void fly(() => this.hand.follow(ground, rack))
  }

  close(): void {
    clearTimeout(this.#passes)
    this.#off()
  }

  command(command: Command): void {
    this.said = null
    switch (command) {
      case 'play':
        return this.play()
      case 'pass':
        return this.pass()
      case 'exchange':
        if (this.may.exchange) this.sheet = 'exchange'
        return
      case 'challenge':
        if (this.may.challenge) this.sheet = 'challenge'
        return
      case 'unseen':
      case 'help':
        this.sheet = command
    }
  }

  /** Whatever the one primary action is now. */
  play(): void {
    const { may, hand, view } = this
    if (view.asleep) this.offer('resume')
    else if (may.draw) this.sheet = 'draw'
    else if (may.accept) void this.ask({ do: 'accept' })
    else if (may.turn && hand.isOut && !this.table.pending.length) void this.#place()
  }

  pass(): void {
    if (!this.may.turn || this.passing) return
    this.passing = true
    this.#passes = setTimeout(() => {
      this.passing = false
      void this.ask({ do: 'pass' })
    }, UNDO_MS)
  }

  undoPass(): void {
    clearTimeout(this.#passes)
    this.passing = false
  }

  /** Whether it was granted; if not, what speaks against it is said. */
  async ask(action: CrosswordAction): Promise<boolean> {
    this.said = null
    const refused = await refusalOf(this.table, action, { reader: this.reader })
    if (refused) this.said = refused
    return !refused
  }

  offer(what: Proposable): void {
    if (!this.table.offer(what)) this.say(refusedThere(new Problem({ key: 'offline' })))
  }

  /** What was refused has been seen to: a tile was moved since. */
  quiet(): void {
    if (this.said?.kind === 'refusal') this.said = null
  }

  say(said: Said): void {
    this.said = said
    live.interrupt(said.text)
  }

  get #rack(): string {
    return this.seat === null ? '' : (this.view.racks[this.seat]?.faces ?? '')
  }

  async #place(): Promise<void> {
    const { refused, play } = this.hand.verdict
    if (refused) return this.say(refusedHere(refused, this.reader))
    const made = play.words.map((word) => word.text)
    const claims = this.claims.filter((word) => made.includes(word))
    if (await this.ask({ ...this.hand.action(), ...(claims.length ? { claims } : {}) })) this.claims = []
  }

  #happened(events: readonly CrosswordEvent[]): void {
    const said = announce(events, { ...this.looking, edition: this.edition?.title ?? '' })
    if (said) this.said = said
    if (events.some((event) => event.is === 'passed' && event.late && event.seat === this.seat)) {
      this.undoPass()
      this.hand.act({ do: 'recall-all' })
    }
  }
}

function groundOf({ board, rules, jacks }: CrosswordView): Ground {
  return {
    position: new Position(board.layout, board.tileset, board.cells),
    terms: {
      rackSize: rules.rack_size,
      bonus: rules.bonus,
      wordBonuses: rules.word_bonuses,
      least: jacks?.least ?? null,
      recycling: rules.blanks === 'recycled',
    },
  }
}

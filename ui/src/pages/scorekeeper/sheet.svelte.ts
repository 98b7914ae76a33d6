// The sheet of a game on a board of wood: what was done, line by line. Board, scores and turn follow from the lines, so
// undoing is taking the last line away. It is kept in this browser, and a reload loses nothing.
import { write } from '../../board/coordinates'
import { Position, valueOf } from '../../board/position'
import type { Counted } from '../../board/score'
import { faceOf, step, type Laid } from '../../board/square'
import { STANDARD_LAYOUT, STANDARD_TILES } from '../../board/standard'
import type { ScorekeeperMove, ScorekeeperPad, ScorekeeperLine } from '../../net/types'
import { USUAL, type KeptTerms } from './terms'

/** One line; a play with its tiles and the words it made. */
export type Entry = {
  readonly seat: number
  readonly did: ScorekeeperMove
  readonly points: number
  readonly at?: string
  readonly word?: string
  readonly laid?: readonly Laid[]
  readonly words?: readonly string[]
  readonly tiles?: string
  readonly number?: number
}
type Kept = {
  players: readonly string[]
  lexicon: string
  entries: readonly Entry[]
  terms: KeptTerms
  /** The sheet that was put away for this one. */
  before?: Kept | null
}

const KEPT = 'tilewright.scorekeeper'
const NOTHING: Kept = { players: [], lexicon: 'commons', entries: [], terms: USUAL }
const EMPTY = Position.empty(STANDARD_LAYOUT, STANDARD_TILES)
const ALL = STANDARD_TILES.kinds.map(([letter, many]) => letter.repeat(many)).join('')

export class Sheet {
  #kept = $state.raw<Kept>(read())

  readonly players: readonly string[] = $derived(this.#kept.players)
  readonly entries: readonly Entry[] = $derived(this.#kept.entries)
  /** The plays that stand. */
  readonly plays: readonly Entry[] = $derived.by(() => {
    const standing: Entry[] = []
    for (const entry of this.entries) {
      if (entry.did === 'played') standing.push(entry)
      if (entry.did === 'withdrawn') standing.pop()
    }
    return standing
  })
  readonly position: Position = $derived(this.plays.reduce((board, { laid }) => board.lay(laid ?? []), EMPTY))
  readonly scores: number[] = $derived(this.#sums(this.entries))
  /** Before the tiles left were counted. */
  readonly scoresBefore: number[] = $derived(this.#sums(this.entries.filter(({ did }) => did !== 'settled')))
  /** What is neither on the board nor known to have been left. */
  readonly unseen: string = $derived(
    this.plays.flatMap(({ laid }) => laid ?? []).reduce((left, [, , tile]) => left.replace(faceOf(tile), ''), ALL),
  )
  readonly turn: number = $derived.by(() => {
    const last = this.entries.findLast(({ did }) => did === 'played' || did === 'passed' || did === 'exchanged')
    return last ? (last.seat + 1) % Math.max(1, this.players.length) : 0
  })
  readonly isOver: boolean = $derived(this.entries.some(({ did }) => did === 'settled'))
  /** The play that can still be challenged: the newest line, bonus points aside. */
  readonly challengeable: Entry | null = $derived.by(() => {
    const last = this.entries.at(-1)
    return last?.did === 'played' ? last : null
  })

  get lexicon(): string {
    return this.#kept.lexicon
  }
  set lexicon(lexicon: string) {
    this.#keep({ ...this.#kept, lexicon })
  }

  get terms(): KeptTerms {
    return this.#kept.terms
  }

  begin(players: readonly string[], terms: KeptTerms = USUAL): void {
    this.#keep({ ...this.#kept, players, terms, entries: [] })
  }

  add(...entries: Entry[]): void {
    this.#keep({ ...this.#kept, entries: [...this.entries, ...entries] })
  }

  /** The end of a game was written down at once, and goes at once. */
  undo(): void {
    const settled = this.entries.at(-1)?.did === 'settled'
    const left = settled ? this.entries.filter(({ did }) => did !== 'settled') : this.entries.slice(0, -1)
    this.#keep({ ...this.#kept, entries: left })
  }

  get hasBefore(): boolean {
    return Boolean(this.#kept.before?.players.length)
  }

  /** Put the sheet away; the last one can be brought back. */
  putAway(): void {
    this.#keep({ ...NOTHING, lexicon: this.lexicon, terms: this.terms, before: { ...this.#kept, before: null } })
  }

  bringBack(): void {
    if (this.#kept.before) this.#keep(this.#kept.before)
  }

  play(laid: readonly Laid[], { points, start, direction, words }: Counted): void {
    const [main] = words
    const word = [...(main?.tiles ?? '')].map((tile, place) => {
      const { row, col } = step(start, direction, place)
      return laid.some(([up, left]) => up === row && left === col) ? tile : '.'
    })
    const at = write(start, direction, 'tournament')
    this.add({
      seat: this.turn,
      did: 'played',
      points,
      at,
      word: word.join(''),
      laid,
      words: words.map(({ text }) => text),
    })
  }

  withdraw(): void {
    const play = this.challengeable
    if (play) this.add({ seat: play.seat, did: 'withdrawn', points: -play.points })
  }

  /** Everybody loses what is left on their rack; a player with nothing left gets it all. */
  settle(left: readonly string[]): void {
    const worth = left.map((tiles) => [...tiles].reduce((sum, tile) => sum + valueOf(STANDARD_TILES, tile), 0))
    const out = left.flatMap((tiles, seat) => (tiles ? [] : [seat]))
    const losing = left.flatMap((tiles, seat): Entry[] =>
      tiles ? [{ seat, did: 'settled', tiles, points: -(worth[seat] ?? 0) }] : [],
    )
    const [winner] = out
    const gained = worth.reduce((sum, one) => sum + one, 0)
    const gaining: Entry[] =
      winner !== undefined && out.length === 1 && gained
        ? [{ seat: winner, did: 'settled', tiles: left.join(''), points: gained }]
        : []
    this.add(...losing, ...gaining)
  }

  /** As the server writes it down. */
  asPad(): ScorekeeperPad {
    const totals = this.players.map(() => 0)
    const lines = this.entries.map(({ seat, did, points, at, word, tiles, number }): ScorekeeperLine => {
      const total = (totals[seat] = (totals[seat] ?? 0) + points)
      return { seat, did, points, total, at: at ?? '', word: word ?? '', tiles: tiles ?? '', number: number ?? 1 }
    })
    return { players: this.players, lines, lexicon: this.lexicon }
  }

  #sums(entries: readonly Entry[]): number[] {
    return this.players.map((_, seat) => entries.reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0))
  }

  #keep(kept: Kept): void {
    this.#kept = kept
    try {
      localStorage.setItem(KEPT, JSON.stringify(kept))
    } catch {
      // a browser that keeps nothing still shows it until it is closed
    }
  }
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Kept | null
    return kept && Array.isArray(kept.players) && Array.isArray(kept.entries)
      ? { ...NOTHING, ...kept, terms: { ...USUAL, ...kept.terms } }
      : NOTHING
  } catch {
    return NOTHING
  }
}

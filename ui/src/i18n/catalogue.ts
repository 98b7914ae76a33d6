// The messages of a language from the server's own Fluent files, filled in as `tilewright.sentences` does.
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle'
import { write, type Convention } from '../board/coordinates'
import { shown } from '../board/faces'

export type SentenceFacts = Readonly<Record<string, unknown>>
/** How the reader knows players and squares. */
export type Reader = { readonly names?: Readonly<Record<number, string>>; readonly convention?: Convention }

const FILES = import.meta.glob<string>('../../../src/tilewright/sentences/*/*.ftl', {
  query: '?raw',
  import: 'default',
})
const SECOND = 1_000
const DAY = 24 * 60 * 60 * SECOND
const LARGEST = 26
const LONGEST = 60
/** The facts that are the number of a seat. */
const SEATS = ['seat', 'turn']

const ofTime =
  (told: (time: number) => number | string): FluentFunction =>
  ([time]) => {
    const shown = told(Number(time?.valueOf()))
    return typeof shown === 'number' ? new FluentNumber(shown) : shown
  }
const functions = {
  TIME: ofTime(clockFace),
  DAYS: ofTime((time) => Math.floor(time / DAY)),
  SECONDS: ofTime((time) => Math.ceil(time / SECOND)),
}

export class Catalogue {
  readonly #bundle: FluentBundle

  constructor(language: string, texts: readonly string[]) {
    this.#bundle = new FluentBundle(language, { functions, useIsolating: false })
    for (const text of texts) this.#bundle.addResource(new FluentResource(text))
  }

  static async of(language: string): Promise<Catalogue> {
    const files = Object.entries(FILES).filter(([path]) => path.includes(`/sentences/${language}/`))
    return new Catalogue(language, await Promise.all(files.map(([, load]) => load())))
  }

  /** The sentence of a key; null where there is none. */
  say(key: string, facts: SentenceFacts, reader: Reader = {}): string | null {
    if (!this.#bundle.hasMessage(key)) return null
    const told = this.#arguments(facts, reader)
    const said = this.#filled(key, told)
    const begins = SEATS.some(
      (name) => !isNamed(facts[name], reader) && name in told && said.startsWith(String(told[name])),
    )
    return begins ? said.charAt(0).toUpperCase() + said.slice(1) : said
  }

  #arguments(facts: SentenceFacts, reader: Reader): Record<string, FluentVariable> {
    const told: Record<string, FluentVariable> = { why: '' }
    for (const [name, value] of Object.entries(facts)) {
      if (Array.isArray(value)) {
        const every = value.map((one: unknown) =>
          name === 'squares' ? this.#square(one, reader) : plain(shown(String(one))),
        )
        told[name] = this.#joined(every, 'joined-and')
        told[`${name}_or`] = this.#joined(every, 'joined-or')
        told[`${name}_count`] = every.length
      } else if (typeof value === 'number') told[name] = SEATS.includes(name) ? this.#name(value, reader) : value
      else told[name] = plain(shown(String(value)))
    }
    const { row, col, down, least, most } = facts
    if (typeof row === 'number' && typeof col === 'number')
      told.square = this.#square([row, col], reader, down === true)
    if (least !== undefined && most !== undefined) told.span = least === most ? 'exactly' : 'between'
    return told
  }

  #filled(key: string, told: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(key)?.value
    return pattern ? this.#bundle.formatPattern(pattern, told, []) : '' // a fact that is missing is shown by its name
  }

  #name(seat: number, reader: Reader): string {
    const name = reader.names?.[seat]
    return name === undefined ? this.#filled('unnamed', { number: seat + 1 }) : plain(name)
  }

  #joined(every: readonly string[], key: string): string {
    const last = every.at(-1) ?? ''
    return every.length > 1 ? this.#filled(key, { most: every.slice(0, -1).join(', '), last }) : last
  }

  #square(square: unknown, { convention = 'tournament' }: Reader, down = false): string {
    const [row, col] = Array.isArray(square) ? (square as [number, number]) : rowAndColumn(square)
    const isLettered = row >= 1 && row <= LARGEST && col >= 1 && col <= LARGEST
    if (!isLettered) return this.#filled('square-by-number', { row, col })
    return write({ row, col }, down ? 'down' : 'across', convention)
  }
}

function rowAndColumn(square: unknown): [number, number] {
  const { row, col } = square as { row: number; col: number }
  return [row, col]
}

function isNamed(seat: unknown, { names = {} }: Reader): boolean {
  return typeof seat === 'number' && names[seat] !== undefined
}

/** Text from outside, without control characters and not too long. */
function plain(text: string): string {
  const letters = [...text].map((letter) => (/\p{C}|\p{Zl}|\p{Zp}/u.test(letter) ? '\uFFFD' : letter))
  return letters.length <= LONGEST ? letters.join('') : `${letters.slice(0, LONGEST).join('')}...`
}

/** Milliseconds as minutes and seconds; a second begun is shown. */
function clockFace(time: number): string {
  const seconds = Math.ceil(Math.abs(time) / SECOND)
  return `${time < 0 ? '-' : ''}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

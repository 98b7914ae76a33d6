// What somebody has chosen for a game, in the chooser's own words; it is remembered for each way of playing.
import { browserShelf, keep, kept, type Shelf } from '../browser/shelf'
import type { Choices, Watching } from '../net/types'

export const MODES = ['bot', 'friend', 'device', 'hall', 'junior', 'solitaire', 'unbuild', 'bingo'] as const
export type Mode = (typeof MODES)[number]

/** With whom one plays the standard game; the other ways are games of their own. */
export const COMPANY: readonly Mode[] = ['bot', 'friend', 'device']

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

export type Chosen = {
  edition: string
  /** No clock, so many minutes a turn, or so many for the game. */
  clock: 'none' | 'move-timer' | 'game-clock'
  minutes: number
  /** House rules that are on, each with its value or an empty text. */
  house: Record<string, string>
  /** A way to challenge, or an empty text for the edition's own. */
  challenge: string
  lexicon: string
  casual: boolean
  watching: Watching
  /** For a move, in milliseconds: with days it is a slow game. */
  patience: number
  public: boolean
  seats: number
  /** How many may share a seat. */
  room: number
  bots: string[]
  names: string[]
  /** The bot that children play with, or an empty text. */
  helper: string
  board: string
  solitaire: string
  company: 'alone' | 'bot' | 'people'
  /** Who arbitrates in a hall, or calls in Bingo. */
  leader: 'program' | 'me'
  /** Of a round in a hall; 0 for no limit. */
  round: number
  placing: 'top' | 'master'
  plays: boolean
  /** Whether slips in a hall have to state their score. */
  stating: 'required' | 'optional'
  soloBonus: number
  warnings: boolean
  /** The most points off at once; 0 for no penalties. */
  penalty: number
}

const ANYTHING: Chosen = {
  edition: 'folio',
  clock: 'none',
  minutes: 25,
  house: {},
  challenge: '',
  lexicon: 'commons',
  casual: true,
  watching: 'open',
  patience: 180_000,
  public: false,
  seats: 2,
  room: 1,
  bots: ['alba'],
  names: ['', ''],
  helper: '',
  board: 'classic',
  solitaire: 'one-rack',
  company: 'bot',
  leader: 'program',
  round: 3,
  placing: 'top',
  plays: true,
  stating: 'required',
  soloBonus: 0,
  warnings: false,
  penalty: 0,
}

/** Against a bot nobody is across to ask whether a word is good, so only good ones can be played at first. */
const FIRST: Partial<Record<Mode, Partial<Chosen>>> = {
  bot: { challenge: 'void' },
  bingo: { company: 'bot', bots: ['lucky'] },
}

export function firstChoice(mode: Mode): Chosen {
  return structuredClone({ ...ANYTHING, ...FIRST[mode] })
}

/** As the last time, without anything that is no choice any more. */
export function lastChoice(mode: Mode, choices?: Choices, shelf: Shelf = browserShelf): Chosen {
  const first = firstChoice(mode)
  const before = kept(`choice.${mode}`, shelf)
  const entries = Object.entries(typeof before === 'object' && before !== null ? before : {})
  const same = entries.filter(([name, value]) => looksLike(first[name as keyof Chosen], value))
  const chosen: Chosen = { ...first, ...Object.fromEntries(same) }
  return choices ? stillThere(chosen, first, choices) : chosen
}

export const isSlow = ({ patience }: Chosen): boolean => patience >= DAY

/** The same, at another pace if it is not that already. */
export function paced(chosen: Chosen, slow: boolean): Chosen {
  if (slow === isSlow(chosen)) return chosen
  return { ...chosen, patience: slow ? 3 * DAY : ANYTHING.patience }
}

export function remember(mode: Mode, chosen: Chosen, shelf: Shelf = browserShelf): void {
  keep(`choice.${mode}`, chosen, shelf)
}

function looksLike(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other) && other !== null
}

function stillThere(chosen: Chosen, first: Chosen, choices: Choices): Chosen {
  const named = (all: readonly { name: string }[], name: string): boolean => all.some((one) => one.name === name)
  const house = Object.entries(chosen.house).filter(([name]) => named(choices.house, name))
  return {
    ...chosen,
    edition: named(choices.editions, chosen.edition) ? chosen.edition : choices.edition,
    lexicon: named(choices.lexicons, chosen.lexicon) ? chosen.lexicon : first.lexicon,
    challenge: named(choices.challenges, chosen.challenge) ? chosen.challenge : first.challenge,
    board: named(choices.junior_boards, chosen.board) ? chosen.board : first.board,
    house: Object.fromEntries(house),
  }
}

// What was chosen, as the server takes it. Whether it makes sense is for the server to say.
import type { Choices, SeatSpec, TableProposal } from '../net/types'
import { namesFor } from './names'
import { isSlow, MINUTE, type Chosen, type Mode } from './chosen'

type Boards = Pick<Choices, 'junior_boards'>
type Action = { mode: Mode; chosen: Chosen; choices: Boards; club?: string | null; own?: string }
type Part = Partial<TableProposal> & Pick<TableProposal, 'kind' | 'places'>

export function proposalOf({ mode, chosen, choices, club = null, own = '' }: Action): TableProposal {
  const about = {
    lexicon: chosen.lexicon,
    watching: chosen.watching,
    casual: chosen.casual,
    patience: chosen.patience,
    public: canBePublic(mode, chosen) && chosen.public,
    club,
  }
  return { ...about, ...partOf(mode, chosen, choices, own) }
}

/** Whether others come to it, so that they have to find it and see a name. */
export function isForOthers(mode: Mode, chosen: Chosen): boolean {
  return mode === 'friend' || mode === 'hall' || (isSmall(mode) && chosen.company === 'people')
}

export const canBePublic = isForOthers

const isSmall = (mode: Mode): boolean => mode === 'unbuild' || mode === 'bingo'

function partOf(mode: Mode, chosen: Chosen, choices: Boards, own: string): Part {
  switch (mode) {
    case 'bot':
      return crossword(chosen, [{ mine: true }, ...chosen.bots.map((bot) => ({ bot }))])
    case 'friend':
      return crossword(isSlow(chosen) ? { ...chosen, clock: 'none' } : chosen, seats(chosen.seats, chosen.room))
    case 'device':
      return crossword(chosen, named(chosen.names, own))
    case 'solitaire':
      return alone(chosen)
    case 'hall':
      return hall(chosen)
    case 'junior':
      return junior(chosen, choices)
    case 'unbuild':
      return { kind: 'unbuild', places: small(chosen) }
    case 'bingo':
      return bingo(chosen)
  }
}

/** The house rules that are on, as `name` or `name=value`; clock and challenge are house rules too. */
export function houseOf(chosen: Chosen): string[] {
  const house = Object.entries(chosen.house).map(([name, value]) => (value ? `${name}=${value}` : name))
  if (chosen.clock !== 'none') house.push(`${chosen.clock}=${chosen.minutes}`)
  if (chosen.challenge) house.push(`challenge=${chosen.challenge}`)
  return house
}

function crossword(chosen: Chosen, places: SeatSpec[]): Part {
  return { kind: 'crossword', places, edition: chosen.edition, house: houseOf(chosen) }
}

/** Nobody is there to challenge, so that is not for choosing. */
function alone(chosen: Chosen): Part {
  const racks = chosen.solitaire === 'two-racks' ? 2 : 1
  const house = [...houseOf({ ...chosen, challenge: '' }), `solitaire=${chosen.solitaire}`]
  const places = Array.from({ length: racks }, () => ({ mine: true }))
  return { kind: 'crossword', places, edition: chosen.edition, house, public: false }
}

function seats(count: number, room: number): SeatSpec[] {
  return Array.from({ length: count }, (_, seat) => ({ mine: seat === 0, room }))
}

const named = (names: readonly string[], own: string, from?: string): SeatSpec[] =>
  namesFor(names, own, from).map((name) => (name ? { mine: true, name } : { mine: true }))

/** An arbitrator has the first seat and does not play; otherwise the host plays, or only opens the hall. */
function hall(chosen: Chosen): Part {
  const arbitrates = chosen.leader === 'me'
  const rules = {
    arbitrator: arbitrates ? { type: 'person', seat: 0 } : { type: 'program' },
    limit: chosen.round ? chosen.round * MINUTE : null,
    placing: chosen.placing,
    stating: chosen.stating,
    solo_bonus: chosen.soloBonus,
    ...(arbitrates ? { warnings: chosen.warnings, penalty: chosen.penalty } : {}),
  }
  return { kind: 'duplicate', places: arbitrates || chosen.plays ? [{ mine: true }] : [], crowd: true, rules }
}

function junior(chosen: Chosen, choices: Boards): Part {
  const printed = choices.junior_boards.find((one) => one.name === chosen.board)
  const places = [...named(chosen.names, '', 'junior.names'), ...(chosen.helper ? [{ bot: chosen.helper }] : [])]
  const rules = printed ? { board: { name: printed.name, rows: printed.rows } } : {}
  return { kind: 'junior', places, rules }
}

function small({ company, bots }: Chosen): SeatSpec[] {
  if (company === 'alone') return [{ mine: true }]
  return company === 'bot' ? [{ mine: true }, ...bots.map((bot) => ({ bot }))] : [{ mine: true }, {}]
}

/** To Bingo as many may come as like to. */
function bingo(chosen: Chosen): Part {
  const crowd = chosen.company === 'people'
  const calling = chosen.leader === 'me' ? { type: 'by-person', seat: 0 } : { type: 'by-program' }
  return { kind: 'bingo', places: crowd ? [{ mine: true }] : small(chosen), crowd, rules: { calling } }
}

// Who may do what now, so that the page offers what makes sense and nothing else. The server judges.
import { BLANK } from '../../board/square'
import { count, facesOf, take, bagOf } from '../tiles'
import type { CrosswordRules, CrosswordView, Laid } from '../../net/types'

type View = CrosswordView

const others = (view: View, seat: number): number[] =>
  view.players.map((_, other) => other).filter((other) => other !== seat && !view.gone.includes(other))

/** Whether a challenge by this seat would be heard now. */
export function mayChallenge({ last, rules, phase }: View, seat: number): boolean {
  if (rules.checking.type !== 'on-challenge' || !last?.open || last.seat === seat || phase.type === 'over') return false
  const left = last.words.some((word) => !last.challenged.includes(word))
  return left && !(rules.checking.covers === 'whole-play' && last.challenged.length > 0)
}

/** Whether a claim for the theme waits for the vote of this seat. */
export function mayVote({ last }: View, seat: number): boolean {
  return Boolean(last?.claims.length && last.seat !== seat && !last.votes.some(([voter]) => voter === seat))
}

/** Whom the game waits for: not those who could challenge, but those without whom it does not go on. */
export function due(view: View): number[] {
  const { phase, turn, last } = view
  switch (phase.type) {
    case 'over':
      return []
    case 'owing':
      return [phase.seat]
    case 'closing':
      return others(view, last?.seat ?? -1).filter((seat) => !phase.accepted.includes(seat))
    case 'playing':
      return [turn]
  }
}

export const isOnTurn = (view: View, seat: number): boolean => view.phase.type === 'playing' && view.turn === seat

export const inBag = ({ bags }: View): number => bags.reduce((sum, bag) => sum + count(bag.faces), 0)

/** How many tiles can be exchanged at the most; none where the rules close it. */
export function mostExchanged(view: View): number {
  const { rules, jacks } = view
  const left = inBag(view)
  if (rules.drawing.type === 'face-up' || jacks) return 0
  return rules.exchanging.closed_at && left <= rules.exchanging.closed_at ? 0 : left
}

/** How many of the tiles that are due can come from the bag of vowels. */
export function vowelChoices({ phase, bags }: View): number[] {
  if (phase.type !== 'owing') return []
  const [vowels = 0, consonants = 0] = bags.map((bag) => count(bag.faces))
  const least = Math.max(0, phase.count - consonants)
  const most = Math.min(phase.count, vowels)
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, step) => least + step)
}

/** The tiles that are neither on the board nor on your own rack, by kind, blanks last. */
export function unseen(view: View): { face: string; count: number }[] {
  const { board, racks, rules, seat, aside, phase } = view
  const laid = [...board.cells].filter((cell) => cell !== '.').map((cell): Laid => [0, 0, cell])
  const own = seat === null ? '' : (racks[seat]?.faces ?? '')
  const mine = phase.type === 'owing' && phase.seat === seat && !aside.veiled ? aside.faces : ''
  const left = take(bagOf(rules.tileset), facesOf(laid) + own + mine).faces
  return rules.tileset.kinds
    .map(([face]) => ({ face, count: [...left].filter((one) => one === face).length }))
    .toSorted((one, other) => Number(one.face === BLANK) - Number(other.face === BLANK))
}

export type Solitaire = 'one-rack' | 'two-racks' | 'face-up'

/** Which way of playing alone these rules are; none if they are for several. */
export function solitaireOf({ seats: [least, most], checking, drawing }: CrosswordRules): Solitaire | null {
  if (checking.type !== 'at-once' || least !== most) return null
  if (most === 1) return drawing.type === 'face-up' ? 'face-up' : 'one-rack'
  return most === 2 ? 'two-racks' : null
}

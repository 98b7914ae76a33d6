// Who calls, who is waited for, and what is left to be called, as the server sees it.
import { BLANK } from '../../board/square'
import { bagOf, count } from '../tiles'
import type { BingoCard, BingoView, TileSet } from '../../net/types'

export const LENGTH = 7

/** The seat of a caller who has no card, where there is one. */
export const neutral = ({ rules }: BingoView): number | null =>
  rules.calling.type === 'by-person' && !rules.calling.plays ? rules.calling.seat : null

/** Those who play with a card, written or not. */
export const holders = (view: BingoView): number[] =>
  view.players.map((_, seat) => seat).filter((seat) => !view.gone.includes(seat) && seat !== neutral(view))

/** Who has yet to hand in a card. */
export const writing = (view: BingoView): number[] => holders(view).filter((seat) => !view.cards[seat])

/** Who is not done with the last tile, and has not called Bingo on it. */
export const waitedFor = (view: BingoView): number[] =>
  holders(view).filter((seat) => !view.ready.includes(seat) && !view.claimed.includes(seat))

/** The seat that calls, or the next one if the caller has left; none where the program calls. */
export function callerOf(view: BingoView): number | null {
  const { calling } = view.rules
  if (calling.type !== 'by-person') return null
  const seats = view.players.map((_, step) => (calling.seat + step) % view.players.length)
  return seats.find((seat) => !view.gone.includes(seat)) ?? null
}

/** Each letter of the set, how many there are of it, and how many were called; the blank comes last. */
export function calledOf(view: BingoView): { face: string; many: number; called: number }[] {
  return view.rules.tileset.kinds
    .filter(([, many]) => many > 0)
    .map(([face, many]) => ({ face, many, called: view.called.split(face).length - 1 }))
    .sort((one, other) => Number(one.face === BLANK) - Number(other.face === BLANK))
}

export const leftIn = (view: BingoView): number => count(bagOf(view.rules.tileset).faces) - count(view.called)

export const lettersOn = (card: BingoCard): string[] => [...card.words.join('')]

export const isFull = (card: BingoCard): boolean => card.struck.length === lettersOn(card).length

/** The first place with this letter that is not struck. */
export function openPlace(card: BingoCard, letter: string): number | null {
  const place = lettersOn(card).findIndex((own, at) => own === letter && !card.struck.includes(at))
  return place < 0 ? null : place
}

/** The letters that these words together use more often than the set has them, blanks aside. */
export function tooOften(words: readonly string[], tileset: TileSet): string[] {
  const letters = [...words.join('')]
  return [...new Set(letters)].filter((letter) => {
    const many = tileset.kinds.find(([face]) => face === letter && face !== BLANK)?.[1] ?? 0
    return letters.filter((other) => other === letter).length > many
  })
}

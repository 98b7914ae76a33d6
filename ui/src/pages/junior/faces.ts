// Whom children know each other by: an animal each, so that nobody needs to read.
import pictures from 'virtual:pictures'

export const ANIMALS = ['FOX', 'PANDA', 'FROG', 'OWL'] as const
export type Animal = (typeof ANIMALS)[number]

export const pictureOf = (word: string): string | null => pictures[word] ?? null
export const faceOf = (animal: Animal): string => pictureOf(animal) ?? ''

/** By seat, the animal of each child. It goes by the names alone, so that a rematch on other seats changes none. */
export function animalsOf(players: readonly string[]): Animal[] {
  const order = players.map((name, seat) => ({ name, seat })).toSorted(byName)
  return players.map((_, seat) => ANIMALS[order.findIndex((one) => one.seat === seat) % ANIMALS.length] ?? 'FOX')
}

type Named = { name: string; seat: number }
const byName = (one: Named, other: Named): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.seat - other.seat

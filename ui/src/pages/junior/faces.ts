// Whom children know each other by: an animal each, so that nobody needs to read.
import pictures from 'virtual:pictures'
import { t } from '../../i18n/index.svelte'

export const ANIMALS = ['FOX', 'PANDA', 'FROG', 'OWL'] as const
export type Animal = (typeof ANIMALS)[number]

export const pictureOf = (word: string): string | null => pictures[word] ?? null
export const faceOf = (animal: Animal): string => pictureOf(animal) ?? ''

/**
 * By seat, the animal of each child: its own where the child is called after one. It goes by the names alone, so that a
 * rematch on other seats changes none.
 */
export function animalsOf(players: readonly string[]): Animal[] {
  const known = t('junior.names').split(',')
  const named = players.map((name, seat) => (players.indexOf(name) === seat ? ANIMALS[known.indexOf(name)] : undefined))
  const others = players
    .map((name, seat) => ({ name, seat }))
    .filter(({ seat }) => !named[seat])
    .toSorted(byName)
  const spare = ANIMALS.filter((animal) => !named.includes(animal))
  return named.map(
    (animal, seat) => animal ?? spare[others.findIndex((one) => one.seat === seat) % spare.length] ?? 'FOX',
  )
}

type Named = { name: string; seat: number }
const byName = (one: Named, other: Named): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.seat - other.seat

// How a rulebook's board looks, and which edge of it has the letters.
import type { Convention } from '../board/coordinates'
import { get } from '../net/rest'
import type { Choices, EditionShown } from '../net/types'

let asked: Promise<Choices> | null = null

/** All that can be chosen, asked for once a visit; after a failure it is asked for again. */
export function choices(): Promise<Choices> {
  asked ??= get<Choices>('/api/choices').catch((problem: unknown) => {
    asked = null
    throw problem
  })
  return asked
}

export async function editionOf(name: string): Promise<EditionShown | null> {
  const all = await choices().catch(() => null)
  return all?.editions.find((edition) => edition.name === name) ?? null
}

export const conventionOf = (edition: EditionShown | null): Convention =>
  edition?.rulebook_coordinates ? 'rulebook' : 'tournament'

export const paletteOf = (edition: EditionShown | null): 'classic' | 'modern' =>
  edition?.palette === 'modern' ? 'modern' : 'classic'

/** How squares are written in words: as the person chose, else as the book does. */
export const written = (chosen: Convention | 'off' | undefined, edition: EditionShown | null): Convention =>
  chosen && chosen !== 'off' ? chosen : conventionOf(edition)

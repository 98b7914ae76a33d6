// How a rulebook's board looks, and which edge of it has the letters.
import type { Convention } from '../board/coordinates'
import { EDITIONS, type Edition } from './editions'

export type { Edition } from './editions'

export const editionOf = (name: string): Edition | null => EDITIONS.find((edition) => edition.name === name) ?? null

export const conventionOf = (edition: Edition | null): Convention =>
  edition?.rulebook_coordinates ? 'rulebook' : 'tournament'

export const paletteOf = (edition: Edition | null): 'classic' | 'modern' =>
  edition?.palette === 'modern' ? 'modern' : 'classic'

/** How squares are written in words: as the person chose, else as the book does. */
export const written = (chosen: Convention | 'off' | undefined, edition: Edition | null): Convention =>
  chosen && chosen !== 'off' ? chosen : conventionOf(edition)

// Squares and plays as they are said to somebody who does not see them.
import { nameOf, type Convention } from '../../board/coordinates'
import { premiumAt, valueOf, type Layout, type Premium, type TileSet } from '../../board/position'
import type { Counted } from '../../board/score'
import { BLANK, isBlank, type Square } from '../../board/square'
import { t } from '../../i18n/index.svelte'

export type Seen = {
  readonly tile: string
  readonly look: 'resting' | 'tentative' | 'last'
  readonly mark?: 'open' | 'chosen' | undefined
}

/** “E9, H, 4 points, tentative”. */
export function saySquare(
  square: Square,
  seen: Seen,
  layout: Layout,
  tileset: TileSet,
  convention: Convention,
): string {
  const name = nameOf(square, convention)
  let said = seen.tile ? sayTileOn(name, seen.tile, tileset) : sayEmpty(name, premiumAt(layout, square))
  if (seen.look !== 'resting') said = t(`board.${seen.look}`, { said })
  return seen.mark ? t(`board.${seen.mark}`, { said }) : said
}

export function sayRackTile(face: string, value: number): string {
  return face === BLANK ? t('rack.blank') : t('rack.tile', { letter: face, count: value })
}

/** The words of a tentative play and their score, for the polite region. */
export function sayPlay(play: Counted | null): string {
  if (!play) return t('play.none')
  const words = play.words.map((word) => t('play.word', { word: word.text, points: word.points })).join(', ')
  return t('play.sum', { words, count: play.points })
}

function sayTileOn(square: string, tile: string, tileset: TileSet): string {
  if (tile === BLANK) return t('board.unnamed', { square })
  const letter = tile.toUpperCase()
  if (isBlank(tile)) return t('board.blank', { square, letter })
  return t('board.tile', { square, letter, count: valueOf(tileset, tile) })
}

function sayEmpty(square: string, { letter, word, centre }: Premium): string {
  if (centre) return t('board.premium', { square, premium: t(word > 1 ? 'board.centre2' : 'board.centre') })
  if (letter > 1) return t('board.premium', { square, premium: t(`board.letter${letter}`) })
  if (word > 1) return t('board.premium', { square, premium: t(`board.word${word}`) })
  return t('board.empty', { square })
}

// A move in a sentence.
import type { Told } from '../../../game/crossword/story'
import { t } from '../../../i18n/index.svelte'

export function sayMove(told: Told | undefined, players: readonly string[]): string {
  if (!told) return t('review.start')
  const { line, tiles, at } = told
  const name = players[line.seat] ?? ''
  if (line.move === 'placed') return t('move.placed', { name, word: tiles.toUpperCase(), at, count: line.points })
  return t(`move.${line.move}`, { name, count: line.count, points: line.points })
}

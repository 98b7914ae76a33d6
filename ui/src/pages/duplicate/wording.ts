// Slips and verdicts in words.
import { write, type Convention } from '../../board/coordinates'
import { Position } from '../../board/position'
import { BLANK, isBlank, step } from '../../board/square'
import type { Seen } from '../../game/duplicate/ranking'
import { t } from '../../i18n/index.svelte'
import { sentence } from '../../i18n/sentences.svelte'
import type { DuplicateOver, DuplicateReason, DuplicateSlip } from '../../net/types'
import { settings } from '../../browser/settings.svelte'

/** How this person writes squares, also where the board shows no coordinates. */
export const convention = (): Convention => (settings.now.coordinates === 'off' ? 'rulebook' : settings.now.coordinates)

/** `B10` across, `10B` down: the square of the first letter. */
export const placeOf = (slip: DuplicateSlip): string =>
  write({ row: slip.row, col: slip.col }, slip.direction, convention())

/** The word of a slip as it was meant: with more small letters than the rack has blanks, all are plain tiles. */
export function wordMeant(slip: DuplicateSlip, { board, rack }: Pick<Seen, 'board' | 'rack'>): string {
  const position = new Position(board.layout, board.tileset, board.cells)
  const isNew = (place: number): boolean => !position.at(step(slip, slip.direction, place))
  const blanks = [...slip.word].filter((tile, place) => isBlank(tile) && isNew(place)).length
  return blanks > rack.faces.split(BLANK).length - 1 ? slip.word.toUpperCase() : slip.word
}

/** Why a slip scores nothing. */
export const whyNot = ({ key, facts }: DuplicateReason): string =>
  sentence(key, Object.fromEntries(facts), { convention: convention() }) ?? key

/** What ended the game. */
export const whyOver = ({ why }: DuplicateOver): string =>
  t(why === 'no-plays' ? 'event-over-nothing-fits' : `event-over-${why}`)

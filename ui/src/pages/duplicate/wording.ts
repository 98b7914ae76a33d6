// Slips and verdicts in words.
import { write, type Convention } from '../../board/coordinates'
import { t } from '../../i18n/index.svelte'
import { sentence } from '../../i18n/sentences.svelte'
import type { DuplicateOver, DuplicateReason, DuplicateSlip } from '../../net/types'
import { settings } from '../../browser/settings.svelte'

/** How this person writes squares, also where the board shows no coordinates. */
export const convention = (): Convention => (settings.now.coordinates === 'off' ? 'rulebook' : settings.now.coordinates)

/** `B10` across, `10B` down: the square of the first letter. */
export const placeOf = (slip: DuplicateSlip): string =>
  write({ row: slip.row, col: slip.col }, slip.direction, convention())

/** Why a slip scores nothing. */
export const whyNot = ({ key, facts }: DuplicateReason): string =>
  sentence(key, Object.fromEntries(facts), { convention: convention() }) ?? key

/** What ended the game. */
export const whyOver = ({ why }: DuplicateOver): string =>
  t(why === 'no-plays' ? 'event-over-nothing-fits' : `event-over-${why}`)

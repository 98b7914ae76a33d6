// Slips and verdicts in words.
import { write, type Convention } from '../../board/coordinates'
import { t } from '../../i18n/index.svelte'
import type { DuplicateReason, DuplicateSlip } from '../../net/types'
import { settings } from '../../browser/settings.svelte'

/** How this person writes squares, also where the board shows no coordinates. */
export const convention = (): Convention => (settings.now.coordinates === 'off' ? 'rulebook' : settings.now.coordinates)

/** `B10` across, `10B` down: the square of the first letter. */
export const placeOf = (slip: DuplicateSlip): string =>
  write({ row: slip.row, col: slip.col }, slip.direction, convention())

/** Why a slip scores nothing. */
export function whyNot({ key, facts }: DuplicateReason): string {
  const told = facts.map(([name, fact]) => [name, Array.isArray(fact) ? fact.join(', ') : String(fact)])
  const said = t(`slip.${key}`, Object.fromEntries(told) as Record<string, string>)
  return said === `slip.${key}` ? t('slip.misplaced') : said
}

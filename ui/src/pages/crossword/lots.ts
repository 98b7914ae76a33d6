// The draw for first play in a sentence.
import { t } from '../../i18n/index.svelte'
import type { CrosswordEvent, Told } from '../../net/types'

export function sayDraw(turns: readonly Told[], players: readonly string[]): string {
  const events = (turns[0]?.events ?? []) as readonly CrosswordEvent[]
  const drawn = events.filter((event) => event.is === 'lotsdrawn')
  const first = drawn.at(-1)?.first
  const lots = drawn.flatMap((round) => round.lots)
  if (!lots.length || first === null || first === undefined) return ''
  const shown = lots.map(([seat, face]) =>
    t('lots.drew', { name: players[seat] ?? '', letter: face === '?' ? t('rack.blank') : face }),
  )
  return t('lots.says', { drawn: shown.join(', '), name: players[first] ?? '' })
}

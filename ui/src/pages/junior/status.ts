// Whose turn it is, in words: for those who read, and for a voice.
import { t } from '../../i18n/index.svelte'
import type { JuniorView } from '../../net/types'

export function statusOf(view: JuniorView, seats: readonly number[]): string {
  const name = view.players[view.turn] ?? ''
  if (view.over) return t('junior.end')
  if (view.asleep) return t('junior.asleep')
  if (!seats.length) return t('junior.watching', { name })
  return t(seats.includes(view.turn) ? 'junior.turn' : 'junior.turn-of', { name })
}

// What is going on, in words: whose card is missing, what is waited for, who watches.
import { neutral, waitedFor, writing } from '../../game/bingo/cards'
import { t } from '../../i18n/index.svelte'
import type { BingoView } from '../../net/types'

export function statusOf(view: BingoView, own: readonly { seat: number }[], calls: boolean): string {
  if (view.end) return t('bingo.over')
  const seats = own.map(({ seat }) => seat)
  if (!own.length && !calls) return t('bingo.watching')
  const unwritten = writing(view)
  if (unwritten.some((seat) => seats.includes(seat))) return t('bingo.your-card')
  if (unwritten.length) return t('bingo.writing', { count: unwritten.length })
  if (calls) return t('bingo.you-call')
  const waited = waitedFor(view)
  if (waited.some((seat) => seats.includes(seat))) return t('bingo.your-move')
  const caller = neutral(view)
  if (waited.length === 0 && caller !== null) return t('bingo.caller-next', { name: view.players[caller] ?? '' })
  return waited.length > 3
    ? t('bingo.waiting-for-many', { count: waited.length })
    : t('bingo.waiting-for', { names: waited.map((seat) => view.players[seat]).join(', ') })
}

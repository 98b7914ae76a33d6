// What is going on in a duplicate game, in words, for whom it is told to.
import { hasHandedIn, isDone } from '../../game/duplicate/evolve'
import { arbitrating, type Seen } from '../../game/duplicate/ranking'
import { t } from '../../i18n/index.svelte'
import type { DuplicateView } from '../../net/types'

export function statusOf(view: Seen, seat: number | null): string {
  const { type } = view.phase
  if (type === 'over') return t('duplicate.no-winner')
  if (seat === null || view.gone.includes(seat)) return t('duplicate.watching')
  if (seat === arbitrating(view)) return t('duplicate.you-arbitrate')
  if (type !== 'writing') return t(type === 'reviewing' ? 'duplicate.wait-result' : 'duplicate.wait-round')
  const round = view as DuplicateView
  return t(hasHandedIn(round, seat) || isDone(round, seat) ? 'duplicate.slip-in' : 'duplicate.write-slip')
}

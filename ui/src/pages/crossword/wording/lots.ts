// The draw for first play in a sentence.
import { t } from '../../../i18n/index.svelte'
import type { CrosswordEvent, EventsMessage } from '../../../net/types'

type Looking = { readonly names: readonly string[]; readonly seat: number | null }

export function sayDraw(turns: readonly EventsMessage[], { names, seat }: Looking): string {
  const events = (turns[0]?.events ?? []) as readonly CrosswordEvent[]
  const drawn = events.filter((event) => event.is === 'lotsdrawn')
  const first = drawn.at(-1)?.first
  const lots = drawn.flatMap((round) => round.lots)
  if (!lots.length || first === null || first === undefined) return ''
  const shown = lots.map(([drawer, face]) => {
    const letter = face === '?' ? t('rack.blank') : face
    return t(drawer === seat ? 'lots.drew-own' : 'lots.drew', { name: names[drawer] ?? '', letter })
  })
  return t('lots.says', { drawn: shown.join(', ') })
}

// Whose turn it is and what happened last, in sentences for the person who looks, who is "you".
import { due, mayChallenge } from '../../../game/crossword/may'
import type { Line } from '../../../game/plays'
import { t } from '../../../i18n/index.svelte'
import type { CrosswordView } from '../../../net/types'

export type Looking = {
  readonly view: CrosswordView
  /** Without what is shown beside them, such as that one is a bot. */
  readonly names: readonly string[]
  readonly seat: number | null
  readonly lines: readonly Line[]
}

const hasBegun = ({ view, lines }: Looking): boolean => view.last !== null || lines.length > 0

/** “Your turn.” */
export function turnSaid(looking: Looking): string {
  const { view, names, seat } = looking
  if (view.asleep) return t('turn.paused')
  const waited = due(view)
  const [first] = waited
  if (first === undefined) return ''
  const own = seat !== null && waited.includes(seat)
  const name = names[first] ?? ''
  const all = waited.map((one) => names[one] ?? '').join(', ')
  switch (view.phase.type) {
    case 'closing':
      return own ? t('turn.closing-own') : t('turn.closing', { name: all })
    case 'owing':
      return own ? t('turn.drawing-own') : t('turn.drawing', { name })
    default:
      return t(`turn.${own ? 'own' : 'other'}${hasBegun(looking) ? '' : '-first'}`, { name })
  }
}

/** The same as a heading: “Your turn, Ines”. */
export function turnTitle(looking: Looking): string {
  const { view, names, seat } = looking
  const own = seat !== null && view.phase.type === 'playing' && !view.asleep && view.turn === seat
  if (own) return t(hasBegun(looking) ? 'turn.title' : 'turn.title-first', { name: names[seat] ?? '' })
  return turnSaid(looking).replace(/\.$/, '')
}

/** “Alba played POTATO for 16.” Before the first play, what it has to do. */
export function lastSaid(looking: Looking): string {
  const { view, names, seat, lines } = looking
  const { last } = view
  if (last) {
    const told = { name: names[last.seat] ?? '', word: last.words[0] ?? '', count: last.points }
    return t(last.seat === seat ? 'last.own' : 'last.played', told)
  }
  const line = lines.at(-1)
  if (!line) return view.turn === seat && !view.asleep ? t('last.first') : ''
  const key = line.seat === seat ? `last.${line.move}-own` : `last.${line.move}`
  return t(key, { name: names[line.seat] ?? '', count: line.count })
}

/** Until when the last play can be challenged; nothing where it cannot. */
export function untilSaid({ view, names, seat }: Looking): string {
  const { last } = view
  if (!last || !view.players.some((_, one) => !view.gone.includes(one) && mayChallenge(view, one))) return ''
  if (view.phase.type === 'closing') return t('last.until-accepted')
  const next = names[view.turn] ?? ''
  if (view.turn === last.seat)
    return t(view.turn === seat ? 'last.until-own-again' : 'last.until-again', { name: next })
  if (view.turn === seat) return t('last.until-you')
  return t('last.until-next', { name: next })
}

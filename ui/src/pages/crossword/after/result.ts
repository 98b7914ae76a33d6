// Who won, by how much, and why, in sentences.
import type { Told } from '../../../game/crossword/story'
import { t } from '../../../i18n/index.svelte'
import type { CrosswordOver, CrosswordView } from '../../../net/types'

const over = (view: CrosswordView): CrosswordOver | null => (view.phase.type === 'over' ? view.phase : null)

export function headline(view: CrosswordView, seats: readonly number[]): string {
  const winners = over(view)?.winners ?? []
  const [first] = winners
  const total = view.scores.reduce((sum, score) => sum + score, 0)
  const isAlone = view.players.length === 1 || (view.rules.seats[1] === 2 && view.rules.checking.type === 'at-once' && seats.length === 2)
  if (isAlone) return t('after.alone', { count: total })
  if (first === undefined) return t('after.nobody')
  const names = winners.map((seat) => view.players[seat] ?? '').join(t('after.and'))
  if (winners.length > 1) return t('after.shared', { names, count: view.scores[first] ?? 0 })
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== first)
  const next = Math.max(...others.map((seat) => view.scores[seat] ?? 0))
  return t('after.wins', { name: names, points: view.scores[first] ?? 0, next })
}

/** What ended the game, and what decided it where points did not. */
export function reason(view: CrosswordView): string {
  const end = over(view)
  if (!end) return ''
  const name = end.out === null ? '' : (view.players[end.out] ?? '')
  const ended = t(`after.why-${end.why}`, { name })
  const [first] = end.winners
  if (first === undefined || end.winners.length > 1 || view.players.length < 2) return ended
  const tied = view.scores.some((score, seat) => seat !== first && score === view.scores[first] && !view.gone.includes(seat))
  return tied ? `${ended} ${t('after.tie-break', { name: view.players[first] ?? '' })}` : ended
}

/** The play that was worth most. */
export function bestPlay(view: CrosswordView, story: readonly Told[]): string {
  const plays = story.filter(({ line, isWithdrawn }) => line.move === 'placed' && !isWithdrawn)
  const best = plays.toSorted((one, other) => other.line.points - one.line.points)[0]
  if (!best) return ''
  const name = view.players[best.line.seat] ?? ''
  return t('after.best', { name, word: best.tiles.toUpperCase(), count: best.line.points })
}

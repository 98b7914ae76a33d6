// Who won, by how much, and why, in sentences.
import type { Told } from '../../../game/crossword/story'
import { youOf } from '../../../game/seats'
import { t } from '../../../i18n/index.svelte'
import { figure } from '../../../parts/scores/pad'
import type { CrosswordOver, CrosswordView } from '../../../net/types'

const over = (view: CrosswordView): CrosswordOver | null => (view.phase.type === 'over' ? view.phase : null)

export function headline(view: CrosswordView, seats: readonly number[]): string {
  const winners = over(view)?.winners ?? []
  const [first] = winners
  const total = view.scores.reduce((sum, score) => sum + score, 0)
  const isAlone =
    view.players.length === 1 ||
    (view.rules.seats[1] === 2 && view.rules.checking.type === 'at-once' && seats.length === 2)
  if (isAlone) return t('after.alone', { count: total })
  if (first === undefined) return t('after.nobody')
  const you = youOf(seats)
  const called = winners.map((seat) => (seat === you ? t('after.you') : (view.players[seat] ?? '')))
  const points = view.scores[first] ?? 0
  if (winners.length > 1) {
    const names = [
      ...called.filter((name) => name !== t('after.you')),
      ...called.filter((name) => name === t('after.you')),
    ]
    return t('after.shared', { names: names.join(t('after.and')), count: points })
  }
  const own = first === you ? '-own' : ''
  const name = called[0] ?? ''
  if (over(view)?.why === 'resigned') return t(`after.left${own}`, { name })
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== first)
  const next = Math.max(...others.map((seat) => view.scores[seat] ?? 0))
  return t(`after.wins${own}`, { name, points: figure(points), next: figure(next) })
}

/** What ended the game, and what decided it where points did not. */
export function reason(view: CrosswordView, seats: readonly number[]): string {
  const end = over(view)
  if (!end) return ''
  const you = youOf(seats)
  const told = (key: string, who: readonly number[]): string =>
    t(you !== undefined && who.length === 1 && who[0] === you ? `${key}-own` : key, {
      name: who.map((seat) => view.players[seat] ?? '').join(t('after.and')),
    })
  const ended = told(`after.why-${end.why}`, end.why === 'resigned' ? view.gone : end.out === null ? [] : [end.out])
  const [first] = end.winners
  if (first === undefined || end.winners.length > 1 || view.players.length < 2 || end.why === 'resigned') return ended
  const tied = view.scores.some(
    (score, seat) => seat !== first && score === view.scores[first] && !view.gone.includes(seat),
  )
  return tied ? `${ended} ${told('after.tie-break', [first])}` : ended
}

/** The play that was worth most. */
export function bestPlay(view: CrosswordView, story: readonly Told[], seats: readonly number[]): string {
  const plays = story.filter(({ line, isWithdrawn }) => line.move === 'placed' && !isWithdrawn)
  const best = plays.toSorted((one, other) => other.line.points - one.line.points)[0]
  if (!best) return ''
  const { seat } = best.line
  return t(seat === youOf(seats) ? 'after.best-own' : 'after.best', {
    name: view.players[seat] ?? '',
    word: best.tiles.toUpperCase(),
    count: best.line.points,
  })
}

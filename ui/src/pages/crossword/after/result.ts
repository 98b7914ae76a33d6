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
  const ended = whyOver(view, end, you)
  const [first] = end.winners
  if (first === undefined || end.winners.length > 1 || view.players.length < 2 || end.why === 'resigned') return ended
  const tied = view.scores.some(
    (score, seat) => seat !== first && score === view.scores[first] && !view.gone.includes(seat),
  )
  const ahead = t(first === you ? 'after.tie-break-own' : 'after.tie-break', { name: view.players[first] ?? '' })
  return tied ? `${ended} ${ahead}` : ended
}

function whyOver(view: CrosswordView, { why, out }: CrosswordOver, you: number | undefined): string {
  const who = why === 'resigned' ? view.gone : out === null ? [] : [out]
  if (who.length === 1 && who[0] === you) return t(`after.why-${why}-own`)
  const seat = who.map((one) => view.players[one] ?? '').join(t('after.and'))
  return t(why === 'resigned' ? 'event-resigned' : `event-over-${why}`, { seat })
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

// What is said and heard when something happens at the table.
import { t } from '../../../i18n/index.svelte'
import { live } from '../../../browser/live.svelte'
import type { Said } from '../../../net/said'
import { sound } from '../../../browser/sound'
import type { CrosswordChallenged, CrosswordEvent, CrosswordView } from '../../../net/types'

type Listener = {
  readonly view: CrosswordView
  readonly names: readonly string[]
  readonly seat: number | null
  /** As whose rules a penalty is told. */
  readonly edition: string
}

const listed = (words: readonly string[]): string => words.join(', ')

/** Tell of one turn; what is worth a line that stays for a while is given back. */
export function announce(events: readonly CrosswordEvent[], listener: Listener): Said | null {
  let said: Said | null = null
  for (const event of events) {
    said ??= noteOf(event, events, listener) // what came of it is told with it
    speak(event, listener)
  }
  if (said) live.interrupt(said.text)
  return said
}

function speak(event: CrosswordEvent, { names, seat }: Listener): void {
  const name = 'seat' in event ? (names[event.seat] ?? '') : ''
  switch (event.is) {
    case 'placed':
      sound('tile')
      if (event.seat !== seat) {
        const points = event.points + event.themed_points
        live.say(t('said.placed', { name, words: listed(event.words), count: points }))
      }
      break
    case 'exchanged':
      sound('rustle')
      if (event.seat !== seat) live.say(t('event-exchanged', { seat: name, count: event.tiles.length }))
      break
    case 'passed':
      if (event.seat !== seat && !event.late) live.say(t('event-passed', { seat: name }))
      break
    case 'drew':
      if (event.seat === seat) sound('rustle')
      break
    case 'turned':
      if (event.seat === seat) {
        live.interrupt(t('said.your-turn'))
        sound('bell')
      }
      break
    default:
      break
  }
}

function noteOf(event: CrosswordEvent, all: readonly CrosswordEvent[], listener: Listener): Said | null {
  const { names, seat } = listener
  const name = 'seat' in event ? (names[event.seat] ?? '') : ''
  const note = (key: string, facts = {}): Said => ({ text: t(key, { name, ...facts }), kind: 'news' })
  switch (event.is) {
    case 'challenged':
      return challenged(event, all, listener)
    case 'passed':
      if (!event.late) return null
      return note(event.seat === seat ? 'said.late-own' : 'event-late', { seat: name })
    case 'turnlost':
      return note(event.seat === seat ? 'said.turn-lost-own' : 'event-turn-lost', { seat: name })
    case 'themejudged':
      return event.words.length
        ? note('said.themed', { words: listed(event.words), count: event.points })
        : note('said.not-themed')
    case 'relaxed':
      return event.least === null ? note('event-relaxed-fully') : note('event-relaxed', { least: event.least })
    case 'resigned':
      return event.seat === seat ? null : note(event.absent ? 'event-gone' : 'event-resigned', { seat: name })
    case 'adjourned':
      return note(event.seat === seat ? 'said.adjourned-own' : 'said.adjourned')
    case 'resumed':
      return note('said.resumed')
    default:
      return null
  }
}

/** Whether the words were good, and what that means for whom. */
function challenged(event: CrosswordChallenged, all: readonly CrosswordEvent[], listener: Listener): Said {
  const { view, names, seat, edition } = listener
  const withdrawn = all.find((one) => one.is === 'withdrawn')
  const player = withdrawn?.seat ?? view.last?.seat ?? -1
  const shown = event.bad.length ? event.bad : event.words
  const { checking } = view.rules
  const cost = checking.type === 'on-challenge' ? checking.wrong.type : 'none'
  const facts = {
    words: listed(shown),
    count: shown.length,
    points: all.reduce((sum, one) => sum + (one.is === 'awarded' ? one.points : 0), 0),
    edition,
    name: names[event.seat] ?? '',
    player: names[player] ?? '',
  }
  const concerned = event.bad.length || cost === 'points' ? player : cost === 'none' ? null : event.seat
  const key = event.bad.length ? 'won' : `lost-${cost}`
  return {
    kind: 'news',
    text: t(`said.challenge-${key}${concerned !== null && concerned === seat ? '-own' : ''}`, facts),
  }
}

// What is said and heard when something happens at the table.
import { t } from '../../i18n/index.svelte'
import { live } from '../../parts/live.svelte'
import { sound } from '../../parts/sound'
import type { CrosswordEvent, CrosswordView } from '../../net/types'

export type Said = { readonly text: string; readonly kind: 'refusal' | 'note'; readonly rule?: string | null }
type Heard = { view: CrosswordView; seat: number | null }

const listed = (words: readonly string[]): string => words.join(', ')

/** Tell of one turn; what is worth a line that stays for a while is given back. */
export function tell(events: readonly CrosswordEvent[], heard: Heard): Said | null {
  let said: Said | null = null
  for (const event of events) {
    said = noteOf(event, events, heard) ?? said
    speak(event, heard)
  }
  if (said) live.interrupt(said.text)
  return said
}

function speak(event: CrosswordEvent, { view, seat }: Heard): void {
  const name = 'seat' in event ? (view.players[event.seat] ?? '') : ''
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
      if (event.seat !== seat) live.say(t('said.exchanged', { name, count: event.tiles.length }))
      break
    case 'passed':
      if (event.seat !== seat && !event.late) live.say(t('said.passed', { name }))
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

function noteOf(event: CrosswordEvent, all: readonly CrosswordEvent[], { view, seat }: Heard): Said | null {
  const name = 'seat' in event ? (view.players[event.seat] ?? '') : ''
  const note = (key: string, facts = {}): Said => ({ text: t(key, { name, ...facts }), kind: 'note' })
  switch (event.is) {
    case 'challenged': {
      const withdrawn = all.find((one) => one.is === 'withdrawn')
      const player = withdrawn ? (view.players[withdrawn.seat] ?? '') : ''
      if (event.bad.length) return note('said.challenge-won', { words: listed(event.bad), player })
      return note(wronged(view), { words: listed(event.words), player: view.players[view.last?.seat ?? -1] ?? '' })
    }
    case 'passed':
      if (!event.late) return null
      return note(event.seat === seat ? 'said.late-own' : 'said.late')
    case 'turnlost':
      return note(event.seat === seat ? 'said.turn-lost-own' : 'said.turn-lost')
    case 'themejudged':
      return event.words.length
        ? note('said.themed', { words: listed(event.words), count: event.points })
        : note('said.not-themed')
    case 'relaxed':
      return event.least === null ? note('said.relaxed-all') : note('said.relaxed', { count: event.least })
    case 'resigned':
      return event.seat === seat ? null : note(event.absent ? 'said.left' : 'said.resigned')
    case 'adjourned':
      return note('said.adjourned')
    case 'resumed':
      return note('said.resumed')
    default:
      return null
  }
}

function wronged({ rules: { checking } }: CrosswordView): string {
  return checking.type === 'on-challenge' ? `said.challenge-lost-${checking.wrong.type}` : 'said.challenge-lost-none'
}

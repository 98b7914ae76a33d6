// Which choices there are for a way of playing.
import type { Chosen, Mode } from './chosen'
import type { Fault } from './fault'
import { isForOthers } from './proposal'

const STANDARD: readonly Mode[] = ['bot', 'friend', 'device', 'solitaire']

/** Whether this can be chosen, so that what is wrong with it can be said there. */
export function isAvailable(mode: Mode, chosen: Chosen, choice: Fault): boolean {
  if (choice.startsWith('house:') || choice === 'edition' || choice === 'clock') return STANDARD.includes(mode)
  switch (choice) {
    case 'challenge':
      return STANDARD.includes(mode) && mode !== 'solitaire'
    case 'lexicon':
      return mode !== 'junior'
    case 'names':
      return mode === 'device' || mode === 'junior'
    case 'bots':
      return mode === 'bot' || ((mode === 'unbuild' || mode === 'bingo') && chosen.company === 'bot')
    case 'seats':
      return ['bot', 'friend', 'unbuild', 'bingo'].includes(mode)
    case 'round':
      return mode === 'hall'
    case 'room':
      return mode === 'friend'
    case 'watching':
    case 'public':
      return isForOthers(mode, chosen)
    case 'patience':
      return mode === 'friend'
    case 'casual':
      return mode !== 'hall' && mode !== 'bingo'
    default:
      return choice === mode
  }
}

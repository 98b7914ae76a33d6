// At which choice something is wrong, so that it can be said there.
import type { Problem } from '../net/problem'

/** A choice of the chooser: `edition`, `clock`, `seats` ..., or `house:` and the name of a house rule. */
export type Fault = string

const PLACES: Record<string, Fault[]> = {
  'bad-name': ['names'],
  'challenge-needs-others': ['challenge'],
  'double-bag-one-kind': ['house:double-bag'],
  'face-up-alone': ['solitaire'],
  'lexicon-other-tiles': ['lexicon', 'house:tiles'],
  'name-of-a-bot': ['names'],
  'opening-too-long': ['house:jacks'],
  'points-malformed': ['house:scoreless'],
  'rack-size': ['house:eight-tile', 'house:nine-tile'],
  'recycling-face-up': ['house:recycling'],
  'restricted-face-up': ['house:restricted-changing'],
  'round-endless': ['round'],
  'theme-unknown': ['house:theme'],
  'time-malformed': ['clock', 'round'],
  'too-few-tiles': ['house:eight-tile', 'house:nine-tile', 'seats'],
  'unknown-bot': ['bots'],
  'unknown-lexicon': ['lexicon'],
  'vote-needs-others': ['house:theme-by-vote'],
  seats: ['seats', 'names'],
}

/** By the field of the rules that is out of bounds; what stands in no field of the chooser is said below it. */
const FIELDS: Record<string, Fault[]> = {
  'clock.limit': ['clock'],
  'ending.scoreless': ['house:scoreless'],
  'opening.least': ['house:jacks'],
  'theme.name': ['house:theme', 'house:theme-by-vote'],
  limit: ['round'],
  pause: ['round'],
  rack_size: ['house:eight-tile', 'house:nine-tile'],
}

/** Where to say it; nowhere in particular if the list is empty. */
export function faultsOf(problem: Problem): Fault[] {
  const { key, facts } = problem
  if (key === 'house-rules-clash') return [faultOf(facts.one), faultOf(facts.other)]
  if (key === 'out-of-bounds') return FIELDS[String(facts.field)] ?? []
  if (key === 'house-rule-value') return [faultOf(facts.name)]
  return PLACES[key] ?? []
}

/** Of a house rule as it was sent: `jacks=8` is at `house:jacks`; clock and challenge have places of their own. */
function faultOf(sent: unknown): Fault {
  const [name = ''] = String(sent).split('=')
  if (name === 'move-timer' || name === 'game-clock') return 'clock'
  return name === 'challenge' || name === 'solitaire' ? name : `house:${name}`
}

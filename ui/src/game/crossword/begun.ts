// The standard game before anything was drawn.
import { emptyBoard } from '../board'
import { forAll } from '../seats'
import { BLANK } from '../../board/square'
import { NO_TILES, bagOf, pile, veil } from '../tiles'
import type { CrosswordRules, CrosswordStarted, CrosswordView, Tiles } from '../../net/types'

/** As a seat sees it, or a bystander; or with everything open, for a record in which nothing is hidden. */
export function begun(event: CrosswordStarted, seat: number | null, open = false): CrosswordView {
  const { rules, players, commitment, at } = event
  const faceUp = rules.drawing.type === 'face-up'
  const hides = !open && !faceUp
  const rack = faceUp ? bagOf(rules.tileset) : NO_TILES
  return {
    rules,
    players,
    commitment,
    board: emptyBoard(rules.layout, rules.tileset),
    bags: filledBags(rules).map((bag) => (hides ? veil(bag) : bag)),
    racks: players.map((_, owner) => (hides && owner !== seat ? veil(rack) : rack)),
    scores: forAll(players, 0),
    clocks: { used: forAll(players, 0), running: null, since: at, turn_used: 0 },
    owed: forAll(players, 0),
    passes: forAll(players, 0),
    shown: forAll(players, NO_TILES),
    scoreless: 0,
    phase: { type: 'playing' },
    first: 0,
    turn: 0,
    number: 0,
    aside: NO_TILES,
    last: null,
    jacks: rules.opening.type === 'jacks' ? { least: rules.opening.least, passed: [] } : null,
    gone: [],
    rolled: 0,
    asleep: false,
    taken_back: 0,
    recalls: [],
    seat,
  }
}

function filledBags(rules: CrosswordRules): Tiles[] {
  if (rules.drawing.type === 'face-up') return []
  const all = bagOf(rules.tileset)
  if (rules.drawing.type === 'one-bag') return [all]
  // One blank in each bag; of an odd number the consonants get the one more.
  const faces = [...all.faces]
  const blanks = faces.filter((face) => face === BLANK).length
  const isVowel = (face: string) => rules.tileset.vowels.includes(face)
  const vowels = faces.filter(isVowel).join('') + BLANK.repeat(Math.floor(blanks / 2))
  const others = faces.filter((face) => face !== BLANK && !isVowel(face)).join('')
  return [pile(vowels), pile(others + BLANK.repeat(blanks - Math.floor(blanks / 2)))]
}

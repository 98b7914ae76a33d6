import { expect, test } from 'vitest'
import { firstChoice, isSlow, lastChoice, paced, remember, type Chosen, type Mode } from '../src/choosing/chosen'
import { faultsOf } from '../src/choosing/fault'
import { speak } from '../src/i18n/index.svelte'
import { isAvailable } from '../src/choosing/availability'
import { namesFor } from '../src/choosing/names'
import { houseOf, isForOthers, proposalOf } from '../src/choosing/proposal'
import { sentenceOf } from '../src/choosing/sentence'
import { Problem } from '../src/net/problem'
import type { TableProposal } from '../src/net/types'

const BOARDS = { junior_boards: [{ name: 'zoo', rows: ['CAT', '..O'], words: ['CAT'], pictures: {} }] }

function proposed(mode: Mode, change: Partial<Chosen> = {}): TableProposal {
  return proposalOf({ mode, chosen: { ...firstChoice(mode), ...change }, choices: BOARDS })
}

test('one tap is a game with a gentle bot in which only good words can be played', () => {
  const { kind, places, house } = proposed('bot')
  expect(kind).toBe('crossword')
  expect(places).toEqual([{ mine: true }, { bot: 'alba' }])
  expect(house).toEqual(['challenge=void'])
})

test('friends get seats of their own, and teams share them', () => {
  expect(proposed('friend', { seats: 3 }).places).toEqual([
    { mine: true, room: 1 },
    { mine: false, room: 1 },
    { mine: false, room: 1 },
  ])
  expect(proposed('friend', { room: 2 }).places.map((place) => place.room)).toEqual([2, 2])
})

test('around a device all seats are mine, and who gives no name gets one', () => {
  const [mia, other] = proposed('device', { names: [' Mia ', ''] }).places
  expect(mia).toEqual({ mine: true, name: 'Mia' })
  expect(other?.name).toMatch(/^[A-Z][a-z]+$/)
})

test('names that nobody typed are one’s own and animals, no two the same', () => {
  const names = namesFor(['', '', 'owl', ''], 'Ines')
  expect(names[0]).toBe('Ines')
  expect(names[2]).toBe('owl')
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(4)
  expect(namesFor(['', 'Ines'], 'Ines')[0]).not.toBe('Ines')
})

test('clock and challenge are house rules', () => {
  const chosen = { ...firstChoice('friend'), house: { jacks: '6', 'double-bag': '' } }
  expect(houseOf({ ...chosen, clock: 'game-clock', minutes: 25, challenge: 'points-5' })).toEqual([
    'jacks=6',
    'double-bag',
    'game-clock=25',
    'challenge=points-5',
  ])
})

test('who arbitrates in a hall has the first seat; who only opens the doors has none', () => {
  const mine = proposed('hall', { leader: 'me', round: 0 })
  expect(mine.places).toEqual([{ mine: true }])
  expect(mine.rules).toMatchObject({ arbitrator: { type: 'person', seat: 0 }, limit: null })
  expect(proposed('hall', { leader: 'me', warnings: true, penalty: 5 }).rules).toMatchObject({
    warnings: true,
    penalty: 5,
  })
  expect(proposed('hall', { warnings: true, penalty: 5, soloBonus: 10 }).rules).toEqual({
    arbitrator: { type: 'program' },
    limit: 180_000,
    placing: 'top',
    stating: 'required',
    solo_bonus: 10,
  })
  expect(proposed('hall', { plays: false }).places).toEqual([])
  expect(proposed('hall').crowd).toBe(true)
})

test('solitaire with two racks has two seats, and nobody challenges', () => {
  const { places, house } = proposed('solitaire', { solitaire: 'two-racks', challenge: 'free' })
  expect(places).toHaveLength(2)
  expect(house).toEqual(['solitaire=two-racks'])
})

test('children play on the board that was chosen, with a bot if they like', () => {
  const { places, rules } = proposed('junior', { board: 'zoo', names: ['Mia'], helper: 'playful' })
  expect(places).toEqual([{ mine: true, name: 'Mia' }, { bot: 'playful' }])
  expect(rules).toEqual({ board: { name: 'zoo', rows: ['CAT', '..O'] } })
  const unnamed = proposed('junior', { names: ['', 'Owl', '', ''] }).places.map((place) => place.name)
  expect(unnamed.toSorted()).toEqual(['Fox', 'Frog', 'Owl', 'Panda']) // as they are shown
})

test('a slow game gives days for a move and has no clock', () => {
  const slow = paced({ ...firstChoice('friend'), clock: 'game-clock' }, true)
  expect(isSlow(slow)).toBe(true)
  expect(proposalOf({ mode: 'friend', chosen: slow, choices: BOARDS })).toMatchObject({
    house: [],
    patience: 3 * 86_400_000,
  })
  expect(isSlow(paced(slow, false))).toBe(false)
})

test('a table is public only where others can come', () => {
  expect(proposed('bot', { public: true }).public).toBe(false)
  expect(proposed('friend', { public: true }).public).toBe(true)
  expect(isForOthers('bingo', { ...firstChoice('bingo'), company: 'people' })).toBe(true)
})

test('what was chosen last is chosen again, without what is no choice any more', () => {
  const kept = new Map<string, string>()
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  remember('bot', { ...firstChoice('bot'), bots: ['greta'] }, shelf)
  expect(lastChoice('bot', undefined, shelf).bots).toEqual(['greta'])
  shelf.setItem('tilewright.choice.bot', '{"bots": "greta", "seats": 3}')
  expect(lastChoice('bot', undefined, shelf)).toMatchObject({ bots: ['alba'], seats: 3 })
})

test.each([
  ['house-rules-clash', { one: 'eight-tile', other: 'nine-tile' }, ['house:eight-tile', 'house:nine-tile']],
  ['house-rules-clash', { one: 'solitaire', other: 'challenge=free' }, ['solitaire', 'challenge']],
  ['house-rule-value', { name: 'move-timer' }, ['clock']],
  ['opening-too-long', {}, ['house:jacks']],
  ['out-of-bounds', { field: 'clock.limit' }, ['clock']],
  ['out-of-bounds', { field: 'tileset.kinds' }, []],
  ['something-new', {}, []],
])('%s is said where it was chosen', (key, facts, places) => {
  expect(faultsOf(new Problem({ key, facts }))).toEqual(places)
})

test('what is beyond the bounds is said in the language of the page', async () => {
  const time = { why: 'time', field: 'clock.limit', least: 1_000, most: 60 * 24 * 60 * 60_000, sent: 1 }
  const late = new Problem({ key: 'out-of-bounds', facts: time })
  const many = new Problem({ key: 'out-of-bounds', facts: { why: 'number', least: 1, most: 15, sent: 99 } })
  const clash = new Problem({
    key: 'house-rules-clash',
    facts: { one: 'jacks=8', other: 'double-bag', about: 'opening' },
  })
  await speak('en')
  expect(sentenceOf(late)).toBe('Choose a time between 1 s and 60 days.')
  await speak('de')
  expect(sentenceOf(late)).toBe('Wähle eine Zeit zwischen 1 s und 60 Tagen.')
  expect(sentenceOf(many)).toBe('Wähle eine Zahl von 1 bis 15.')
  expect(sentenceOf(clash)).toBe('„Langes erstes Wort“ und „Zwei Beutel“ vertragen sich nicht. Wähle eins von beiden.')
  await speak('en')
})

test('children have no house rules, and nobody challenges alone', () => {
  expect(isAvailable('junior', firstChoice('junior'), 'house:jacks')).toBe(false)
  expect(isAvailable('solitaire', firstChoice('solitaire'), 'challenge')).toBe(false)
  expect(isAvailable('friend', firstChoice('friend'), 'challenge')).toBe(true)
})

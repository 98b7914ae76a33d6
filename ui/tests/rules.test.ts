import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { count } from '../src/board/score'
import { valueOf } from '../src/board/position'
import { STANDARD_TILES } from '../src/board/standard'
import { EXAMPLES, cellsOf, positionBefore, tilesOf, type Scene } from '../src/pages/rules/examples'
import { found } from '../src/pages/rules/search'
import { GAMES, SECTIONS, addressOf, sectionFor, sectionsOf } from '../src/pages/rules/sections'
import german from '../src/pages/rules/text/de'
import english from '../src/pages/rules/text/en'
import type { RuleText, Texts } from '../src/pages/rules/text/type'

const LANGUAGES: [string, Texts][] = [
  ['English', english],
  ['German', german],
]
const REFUSALS = new URL('../../src/tilewright/core/refusal.py', import.meta.url)
const RULEBOOKS = new URL('../../RULEBOOKS.md', import.meta.url)
const ids = (text: string): string[] => [...new Set(text.match(/R-\d+\.\d+/g) ?? [])]
/** Advice and worked examples are no rules, and what is drawn and printed is for those who make it. */
const NO_RULES = /^R-1[45]\./

test('every rule that a refusal may cite has its place on the page', () => {
  expect(ids(readFileSync(REFUSALS, 'utf8')).filter((id) => !sectionFor(id))).toEqual([])
})

test('every rule of the books has its place on the page, and only one', () => {
  const told: string[] = SECTIONS.flatMap(({ rules }) => [...rules])
  expect(ids(readFileSync(RULEBOOKS, 'utf8')).filter((id) => !NO_RULES.test(id) && !told.includes(id))).toEqual([])
  expect(new Set(told).size).toBe(told.length)
})

test('every game has rules, each at an address of its own', () => {
  for (const game of GAMES) expect(sectionsOf(game).length).toBeGreaterThan(1)
  expect(new Set(SECTIONS.map(({ key }) => addressOf(key))).size).toBe(SECTIONS.length)
})

const scenes = Object.entries<(typeof EXAMPLES)[keyof typeof EXAMPLES]>(EXAMPLES).flatMap(
  ([name, example]): [string, Scene][] => {
    if (example.kind === 'turns') return example.scenes.map((scene, turn) => [`${name} ${turn + 1}`, scene])
    return example.kind === 'board' ? [[name, example]] : []
  },
)

test.each(scenes)('the example %s scores what it says, and is inside its frame', (_, scene) => {
  const before = positionBefore(scene)
  const laid = tilesOf(before, scene.play)
  const worth = scene.taken
    ? laid.reduce((sum, [, , tile]) => sum + valueOf(STANDARD_TILES, tile), 0)
    : count(before, laid, { rackSize: 7, bonus: [[7, 50]] }).play?.points
  expect(worth).toBe(scene.points)
  const fresh = cellsOf(scene)
    .flat()
    .filter(({ look, mark }) => look === 'last' || mark === 'chosen')
  expect(fresh).toHaveLength(laid.length)
})

test('what is left over counts what the tiles are worth', () => {
  const { tiles, points } = EXAMPLES.left
  expect([...tiles].reduce((sum, tile) => sum + valueOf(STANDARD_TILES, tile), 0)).toBe(points)
})

test.each(LANGUAGES)(
  'in %s a caption tells what its example scores, and one without an example has none',
  (_, { rules }) => {
    for (const section of SECTIONS) {
      const text: RuleText = rules[section.key]
      const example = 'example' in section ? section.example : null
      const told = example !== null && example.kind !== 'turns'
      expect(Boolean(text.caption), section.key).toBe(told)
      if (example && 'points' in example) expect(text.caption).toContain(String(example.points))
    }
  },
)

test.each(LANGUAGES)('in %s no paragraph is long, and none cites a number of a rule', (_, { rules }) => {
  for (const [key, text] of Object.entries<RuleText>(rules)) {
    for (const paragraph of [...text.says, ...Object.values(text.by ?? {})]) {
      expect(paragraph.length, key).toBeLessThan(260)
      expect(paragraph, key).not.toMatch(/R-\d/)
    }
  }
})

test('rules are found by what people would type', () => {
  expect(found(english, ' ')).toBeNull()
  expect(found(english, 'blank')?.[0]).toBe('crossword.blank')
  expect(found(english, 'same word twice')).toEqual(['crossword.later-words'])
  expect(found(german, 'tauschen')?.[0]).toBe('crossword.exchange')
  expect(found(english, 'zzz')).toEqual([])
  expect(found(english, '[(')).toBeNull()
})

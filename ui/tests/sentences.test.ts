import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Convention } from '../src/board/coordinates'
import { Catalogue } from '../src/i18n/catalogue'
import { speak } from '../src/i18n/index.svelte'
import { Problem } from '../src/net/problem'
import { refusedThere, said } from '../src/net/said'
import { RULE_OF } from '../src/net/types/keys'

type Said = {
  key: string
  facts: Record<string, unknown>
  language: 'en' | 'de'
  players?: string[]
  convention?: Convention
  says: string
}
/** What the library says, with its own test of the same file. */
const SAID = JSON.parse(readFileSync(new URL('../../tests/sentences/said.json', import.meta.url), 'utf8')) as Said[]
const catalogues = { en: await Catalogue.of('en'), de: await Catalogue.of('de') }

test.each(SAID)('the page says $key in $language as the library does', ({ key, facts, language, says, ...reader }) => {
  const { players: names = [], convention = 'tournament' } = reader
  expect(catalogues[language].say(key, facts, { names, convention })).toBe(says)
})

test.each(Object.keys(RULE_OF))('%s, which the page finds out itself, has a sentence', (key) => {
  for (const catalogue of Object.values(catalogues)) expect(catalogue.say(key, {})).toBeTruthy()
})

test('what is refused is said in the language of the page, with the names at the table', async () => {
  const problem = new Problem({ key: 'not-your-turn', rule: 'R-2.4', facts: { turn: 1 } })
  await speak('de')
  expect(refusedThere(problem, { names: ['Ann', 'Ben'] })).toEqual({
    kind: 'refusal',
    text: 'Ben ist dran.',
    rule: 'R-2.4',
  })
  await speak('en')
  expect(said(problem, { names: ['Ann', 'Ben'] })).toBe('It is Ben’s turn.')
})

test('what is not known is a fault, and said in the language of the page', async () => {
  await speak('de')
  expect(said(new Problem({ key: 'from-next-year' }))).toMatch(/^Bei uns ist etwas schiefgegangen/)
  expect(said(new TypeError())).toMatch(/^Bei uns ist etwas schiefgegangen/)
  expect(said(new Problem({ key: 'fault' }))).toMatch(/^Auf dem Server ist etwas schiefgegangen/)
  await speak('en')
})

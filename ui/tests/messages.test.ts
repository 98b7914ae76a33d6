import { expect, test } from 'vitest'
import { preferredLanguage, speak, t, type Message, type Messages } from '../src/i18n/index.svelte'
import type { BingoEndReason, CrosswordEndReason, DuplicateEndReason, UnbuildEndReason } from '../src/net/types'

type Files = Record<string, { default: Messages }>
const english = Object.entries(import.meta.glob<{ default: Messages }>('../src/i18n/en/*.ts', { eager: true }))
const german: Files = import.meta.glob<{ default: Messages }>('../src/i18n/de/*.ts', { eager: true })

/** What can end a game; the compiler misses none. */
const ENDINGS: Record<BingoEndReason | CrosswordEndReason | DuplicateEndReason | UnbuildEndReason, true> = {
  'all-drawn': true,
  'all-played': true,
  'no-plays': true,
  'no-removals': true,
  'one-kind': true,
  'racks-done': true,
  bingo: true,
  deserted: true,
  empty: true,
  finished: true,
  out: true,
  passes: true,
  resigned: true,
  scoreless: true,
  stopped: true,
}

const holes = (message: Message): string[] => {
  const texts = typeof message === 'string' ? [message] : Object.values(message)
  return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].toSorted()
}

test.each(english)('%s is there in German, with the same facts', (path, file) => {
  const other = german[path.replace('/en/', '/de/')]?.default ?? {}
  expect(Object.keys(other).toSorted()).toEqual(Object.keys(file.default).toSorted())
  for (const [key, message] of Object.entries(file.default)) {
    expect(holes(other[key] ?? ''), key).toEqual(holes(message))
  }
})

test('no two files say something under the same key', () => {
  const keys = english.flatMap(([, file]) => Object.keys(file.default))
  expect(keys.filter((key, place) => keys.indexOf(key) < place)).toEqual([])
})

test('facts are filled in, and a count chooses the form', async () => {
  expect(t('board.tile', { square: 'E9', letter: 'H', count: 4 })).toBe('E9, H, 4 points')
  expect(t('board.tile', { square: 'E9', letter: 'E', count: 1 })).toBe('E9, E, 1 point')
  await speak('de')
  expect(t('board.tile', { square: 'E9', letter: 'E', count: 1 })).toBe('E9, E, 1 Punkt')
  await speak('en')
  expect(t('nobody.said-this')).toBe('nobody.said-this')
})

test('what the terminal says too is said in the shared sentences', async () => {
  await speak('de')
  expect(t('event-turn-lost', { seat: 'Ines' })).toBe('Ines setzt diesmal aus.')
  await speak('en')
  expect(t('event-turn-lost', { seat: 'Ines' })).toBe('Ines loses this turn.')
  const sources = Object.values(
    import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }),
  )
  const keys = new Set(sources.flatMap((text) => text.match(/(?<=')event-[a-z-]+(?=')/g) ?? []))
  const reasons = Object.keys(ENDINGS).map((why) => `event-over-${why}`)
  expect(keys.size).toBeGreaterThan(2)
  for (const key of [...keys, ...reasons]) expect(t(key), key).not.toBe(key)
})

test('a reader gets the first language that we speak', () => {
  expect(preferredLanguage(['fr', 'de-CH', 'en'])).toBe('de')
  expect(preferredLanguage([])).toBe('en')
})

test('what one page alone says is made known by every page that says it', () => {
  const sources = Object.entries(
    import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }),
  )
  const late = english.filter(([, file]) => t(Object.keys(file.default)[0] ?? '') === Object.keys(file.default)[0])
  expect(late.length).toBeGreaterThan(3)
  for (const [path, file] of late) {
    const name = path.split('/').at(-1)?.replace('.ts', '') ?? ''
    const makers = sources.filter(([, text]) => text.includes(`/i18n/en/${name}'`) && text.includes('know(texts)'))
    const folders = makers.map(([maker]) => maker.slice(0, maker.lastIndexOf('/') + 1))
    const keys = Object.keys(file.default)
    const speakers = sources.filter(
      ([source, text]) => !/\/i18n\/|\/rules\//.test(source) && keys.some((key) => text.includes(`'${key}'`)),
    )
    expect(speakers.length, name).toBeGreaterThan(0)
    for (const [speaker] of speakers)
      expect(
        folders.some((folder) => speaker.startsWith(folder)),
        speaker,
      ).toBe(true)
  }
})

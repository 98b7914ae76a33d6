import { expect, test } from 'vitest'
import { readChosen, SettingsStore, systemSettings } from '../src/browser/settings.svelte'
import type { Shelf } from '../src/browser/shelf'

const shelf = (text: string | null = null): Shelf & { text: string | null } => ({
  text,
  getItem() {
    return this.text
  },
  setItem(_, value) {
    this.text = value
  },
})
const plain = systemSettings(() => false, ['en-GB'])

test('the system decides where nobody has chosen', () => {
  const all = systemSettings(() => true, ['de-AT', 'en'])
  expect(all).toMatchObject({ mode: 'dark', contrast: 'high', motion: 'reduced', language: 'de' })
  expect(plain).toMatchObject({ mode: 'light', contrast: 'normal', motion: 'full', language: 'en' })
  expect(systemSettings(() => false, ['fr', 'sw']).language).toBe('en')
})

test('a choice is kept, and outlives the system changing its mind', () => {
  const kept = shelf()
  const store = new SettingsStore(kept, plain)
  store.choose('mode', 'dark')
  store.follow(systemSettings(() => false, ['en']))
  expect(store.now.mode).toBe('dark')
  expect(new SettingsStore(kept, plain).now.mode).toBe('dark')
})

const NONSENSE = ['{', 'null', '[]', '"dark"', '{"mode":"purple","sound":"loud","colour":"dark"}']

test.each(NONSENSE)('%s chooses nothing', (text) => {
  expect(readChosen(shelf(text))).toEqual({})
})

test('a shelf that takes nothing does not stand in the way', () => {
  const full: Shelf = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  const store = new SettingsStore(full, plain)
  store.choose('print', 'large')
  expect(store.now.print).toBe('large')
})

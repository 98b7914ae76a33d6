// Going back closes the sheet on top, and a sheet that closes otherwise leaves no entry behind.
import { beforeEach, expect, test, vi } from 'vitest'

/** A history as browsers have it: going back happens later, and is told then. */
function fakeHistory() {
  const entries: unknown[] = [null]
  const listeners: (() => void)[] = []
  let due = 0
  return {
    entries,
    listeners,
    get state(): unknown {
      return entries.at(-1)
    },
    pushState: (state: unknown) => void entries.push(state),
    back: () => void due++,
    /** What the browser does once it has time. */
    settle(): void {
      for (; due; due--) {
        entries.pop()
        for (const listener of listeners) listener()
      }
    },
  }
}

let browser = fakeHistory()
let closesOnBack: typeof import('../src/parts/layout/back').closesOnBack
let onceBack: typeof import('../src/parts/layout/back').onceBack

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  browser = fakeHistory()
  vi.stubGlobal('history', browser)
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => void browser.listeners.push(listener))
  ;({ closesOnBack, onceBack } = await import('../src/parts/layout/back'))
})

test('going back closes the sheet on top, and only that', () => {
  const closed: string[] = []
  closesOnBack(() => closed.push('menu'))
  closesOnBack(() => closed.push('confirm'))
  browser.back()
  browser.settle()
  expect(closed).toEqual(['confirm'])
  browser.back()
  browser.settle()
  expect(closed).toEqual(['confirm', 'menu'])
  expect(browser.entries).toHaveLength(1)
})

test('a sheet that is closed by its button leaves no entry behind', () => {
  closesOnBack(() => {})()
  vi.runAllTimers()
  browser.settle()
  expect(browser.entries).toHaveLength(1)
})

test('a sheet that opens while the browser is going back stays open', () => {
  const closed: string[] = []
  closesOnBack(() => closed.push('menu'))()
  vi.runAllTimers()
  closesOnBack(() => closed.push('words'))
  browser.settle()
  expect(closed).toEqual([])
  browser.back()
  browser.settle()
  expect(closed).toEqual(['words'])
})

test('one that closes again in that time leaves nothing either', () => {
  closesOnBack(() => {})()
  vi.runAllTimers()
  closesOnBack(() => {})()
  vi.runAllTimers()
  browser.settle()
  browser.settle()
  expect(browser.entries).toHaveLength(1)
})

test('going elsewhere waits until the browser is back', () => {
  closesOnBack(() => {})()
  vi.runAllTimers()
  onceBack(() => browser.pushState('elsewhere'))
  browser.settle()
  expect(browser.entries).toEqual([null, 'elsewhere'])
})

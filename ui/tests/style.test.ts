import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf-8')
const sources = Object.entries(
  import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true }),
)

test('no font has two line heights, for a browser would then leave it as it was', () => {
  const sized = [...tokens.matchAll(/^ *--([\w-]+): calc\(.*\) \/ calc\(/gm)].map(([, name]) => name)
  expect(sized).toContain('small')
  const twice = new RegExp(`var\\(--(?:${sized.join('|')})\\)\\s*/.*`)
  expect(sources.flatMap(([path, text]) => twice.exec(text)?.[0].concat(` in ${path}`) ?? [])).toEqual([])
})

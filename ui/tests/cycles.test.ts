// No file of the page imports itself by way of others: a part can be read, and moved, without its whole neighbourhood.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))
const IMPORT = /^\s*(?:import|export)\s(?!type\b)[^'"]*?from\s+['"](\.[^'"]+)['"]/gm

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => join(SOURCES, name))

const found = (path: string): string | undefined => [path, `${path}.ts`, join(path, 'index.ts')].find(isFile)
const isFile = (path: string): boolean => existsSync(path) && /\.(ts|svelte)$/.test(path)

const imports = new Map(
  files.map((file) => {
    const named = [...readFileSync(file, 'utf-8').matchAll(IMPORT)].map(([, path]) => join(dirname(file), path!))
    return [file, named.map(found).filter((path) => path !== undefined)]
  }),
)

/** The first cycle that a file is part of, as a chain of names. */
function cycle(file: string, path: string[], done: Set<string>): string[] | null {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
  if (done.has(file)) return null
  for (const next of imports.get(file) ?? []) {
    const there = cycle(next, [...path, file], done)
    if (there) return there
  }
  done.add(file)
  return null
}

test('the imports of the page are found', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(500)
})

test('no file imports itself by way of others', () => {
  const done = new Set<string>()
  const chains = files.flatMap((file) => cycle(file, [], done) ?? [])
  expect(chains.map((file) => relative(SOURCES, file))).toEqual([])
})

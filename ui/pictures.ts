// The pictures of the beginners' game, taken from Microsoft's Fluent Emoji (MIT): only those that its words need, each
// as a file of its own, so that a board fetches what it shows and a browser keeps it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

type Icons = { icons: Record<string, { body: string; width?: number; height?: number }> }
type Picture = { name: string; svg: string }

const MODULE = 'virtual:pictures'
const WORDS = new URL('../src/tilewright/games/junior/pictures.py', import.meta.url)
const SIDE = 32
/** What the set has not. */
const OTHERS: Record<string, string> = { '👪': 'people-hugging' }

export function pictures(): Plugin {
  let all: Map<string, Picture>
  return {
    name: 'tilewright-pictures',
    buildStart() {
      this.addWatchFile(WORDS.pathname)
      all = drawn()
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      const addresses = Object.fromEntries([...all].map(([word, { name }]) => [word, `/${name}`]))
      return `export default ${JSON.stringify(addresses)}`
    },
    generateBundle() {
      const once = new Map([...all.values()].map(({ name, svg }) => [name, svg]))
      for (const [fileName, source] of once) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const found = [...(all ?? drawn()).values()].find(({ name }) => request.url === `/${name}`)
        if (!found) return next()
        response.setHeader('content-type', 'image/svg+xml').end(found.svg)
      })
    },
  }
}

/** By its word, every picture. */
function drawn(): Map<string, Picture> {
  const require = createRequire(import.meta.url)
  const chars = require('@iconify-json/fluent-emoji-flat/chars.json') as Record<string, string>
  const { icons } = require('@iconify-json/fluent-emoji-flat/icons.json') as Icons
  const found = new Map<string, Picture>()
  for (const [word, emoji] of emojisIn(readFileSync(WORDS, 'utf8'))) {
    const icon = icons[OTHERS[emoji] ?? chars[codeOf(emoji)] ?? '']
    if (!icon) throw new Error(`there is no picture of ${emoji}`)
    const box = `0 0 ${icon.width ?? SIDE} ${icon.height ?? SIDE}`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${icon.body}</svg>`
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
    found.set(word, { name: `assets/picture-${codeOf(emoji)}-${hash}.svg`, svg })
  }
  return found
}

/** `ANT 🐜  APE 🦧`: a word in capitals, and what follows it. */
function emojisIn(text: string): [string, string][] {
  const found = text.matchAll(/\b([A-Z]{2,})\s+(\p{Extended_Pictographic}\S*)/gu)
  return [...found].map(([, word = '', emoji = '']) => [word, emoji])
}

const codeOf = (emoji: string): string =>
  [...emoji]
    .map((one) => one.codePointAt(0) ?? 0)
    .filter((code) => code !== 0xfe0f)
    .map((code) => code.toString(16))
    .join('-')

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { licences } from './licences.ts'
import { packed } from './packed.ts'
import { pictures } from './pictures.ts'

// The page is built into the package, so that one command serves it; while it is worked on, `vite` asks a server beside it.
const server = process.env.TILEWRIGHT_SERVER ?? 'http://127.0.0.1:8000'

// Few files, for each is a way to the server and back: a page of its own with its styles, what pages share, a language.
const groups = [
  { name: 'de', test: /\/i18n\/de\// },
  // The sentences that page and server share come after the page is drawn.
  { name: 'sentences-en', test: /\/sentences\/en\// },
  { name: 'sentences-de', test: /\/sentences\/de\// },
  // What a few pages share that are rarely the first is kept from the others.
  {
    name: 'shared',
    test: /\/(src|node_modules)\/(?!pages\/(rules|junior|words|duplicate)\/|i18n\/en\/duplicate)/,
    minShareCount: 2,
  },
]

export default defineConfig({
  plugins: [svelte(), pictures(), licences(), packed()],
  build: {
    outDir: '../src/tilewright/web/page',
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json', // by which the server tells browsers early what a page will need
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server.replace('http', 'ws'), ws: true } },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
})

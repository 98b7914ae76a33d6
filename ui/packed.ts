// Scripts and styles packed with Brotli while the page is built, for that takes too long while somebody waits. The server
// sends `name.js.br` in place of `name.js` to browsers that can unpack it.
import { constants, brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

const SMALLEST = 1_000 // bytes; the head of an answer is as long
const TEXTS = /\.(js|css)$/

export function packed(): Plugin {
  return {
    name: 'tilewright-packed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const text = file.type === 'chunk' ? file.code : file.source
          if (!TEXTS.test(file.fileName) || text.length < SMALLEST) continue
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: pack(text) })
        }
      },
    },
  }
}

export function pack(text: string | Uint8Array): Uint8Array {
  const bytes = Buffer.from(text as string)
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}

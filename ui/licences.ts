// The licences of everything by others that goes into the page, gathered while it is built: whatever is bundled brings
// its own text along, and a package without one fails the build. They are served, and shipped in the wheel, as licences.txt.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'licences.txt'
const MODULES = `${sep}node_modules${sep}`
/** Used by plugins of ours, so that no module of the bundle tells of it. */
const BY_PLUGINS = ['@iconify-json/fluent-emoji-flat']
const HERE = fileURLToPath(new URL('.', import.meta.url))
/** For packages that come without their text. */
const KEPT_HERE = join(HERE, 'licences')

export function licences(): Plugin {
  const used = new Set<string>()
  return {
    name: 'tilewright-licences',
    apply: 'build',
    transform: (_code, id) => {
      const folder = folderOf(id)
      if (folder) used.add(folder)
      return null
    },
    generateBundle(_options, bundle) {
      for (const name of BY_PLUGINS) used.add(join(HERE, 'node_modules', name))
      for (const file of Object.values(bundle)) {
        const from = file.type === 'asset' ? file.originalFileNames : [] // fonts are no modules
        for (const folder of from.map((name) => folderOf(resolve(HERE, name)))) if (folder) used.add(folder)
      }
      this.emitFile({ type: 'asset', fileName: NAME, source: gathered([...used]) })
    },
  }
}

/** The folder of the package that a module is of. */
export function folderOf(id: string): string | null {
  const start = id.lastIndexOf(MODULES)
  if (start < 0) return null
  const path = id.slice(start + MODULES.length).split(sep)
  const name = path.slice(0, path[0]?.startsWith('@') ? 2 : 1)
  return id.slice(id.startsWith('\0') ? 1 : 0, start + MODULES.length) + name.join(sep)
}

/** One after the other, in the order of their names. */
export function gathered(folders: string[]): string {
  const texts = folders.map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
    return { name: name ?? '', text: `${name} ${version}\n\n${textOf(folder, name ?? '')}` }
  })
  texts.sort((one, other) => one.name.localeCompare(other.name))
  return `The page of Tilewright holds work of others, under these licences.\n\n${texts.map(({ text }) => text).join(`\n${'-'.repeat(80)}\n\n`)}`
}

function textOf(folder: string, name: string): string {
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file))
  const here = join(KEPT_HERE, `${name.replace('/', '+')}.txt`)
  if (own) return readFileSync(join(folder, own), 'utf8').trim() + '\n'
  if (existsSync(here)) return readFileSync(here, 'utf8')
  throw new Error(`${name} goes into the page without the text of its licence; put it into ui/licences`)
}

// The rules in a few words each, as RULEBOOKS.md has them: read while the page is built, so that they are said in one place.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const MODULE = 'virtual:rules'
const PAGE = new URL('../RULEBOOKS.md', import.meta.url)

type Chapter = { title: string; rules: { id: string; says: string }[] }

export function rules(): Plugin {
  return {
    name: 'tilewright-rules',
    buildStart() {
      this.addWatchFile(PAGE.pathname)
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(chapters())}` : null),
  }
}

/** Each heading with a number, and the first two columns of the table below it. */
function chapters(): Chapter[] {
  const found: Chapter[] = []
  for (const line of readFileSync(PAGE, 'utf8').split('\n')) {
    const title = /^## \d+\. (.*)$/.exec(line)?.[1]
    if (title) found.push({ title, rules: [] })
    const [, id, says] = /^\| (R-[\d.]+) \| (.*?) \|/.exec(line) ?? []
    if (id && says) found.at(-1)?.rules.push({ id, says: says.charAt(0).toUpperCase() + says.slice(1) })
  }
  return found
}

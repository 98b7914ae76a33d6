// Names for players who type none: your own for the first, and for the others an animal each, no two the same. Children are
// called after the animals that they are shown as.
import { t } from '../i18n/index.svelte'

const order = Array.from({ length: 64 }, () => Math.random())

/** As many as there are places; those that were typed stay. */
export function namesFor(typed: readonly string[], own = '', from = 'me.second-names'): string[] {
  const given = typed.map((name) => name.trim())
  const taken = new Set(given.filter(Boolean).map((name) => name.toLowerCase()))
  const animals = t(from).split(',')
  const spare = animals
    .map((name, place) => ({ name: name.trim(), at: order[place % order.length] ?? 0 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name)
    .filter((name) => !taken.has(name.toLowerCase()) && name.toLowerCase() !== own.toLowerCase())
  return given.map((name, place) => {
    if (name) return name
    return place === 0 && own && !taken.has(own.toLowerCase()) ? own : (spare.shift() ?? '')
  })
}

// The sheet as a score pad shows it: one row a round, one column a player.
import { t } from '../../i18n/index.svelte'
import type { PadEntry } from '../../parts/scores/pad'
import type { Entry, Sheet } from './sheet.svelte'

export function roundsOf({ entries, players }: Sheet): (PadEntry | null)[][] {
  const columns: PadEntry[][] = players.map(() => [])
  const totals = players.map(() => 0)
  const last = entries.at(-1)
  for (const entry of entries) {
    const total = (totals[entry.seat] = (totals[entry.seat] ?? 0) + entry.points)
    const newest = entry === last && entry.did === 'played' ? { is: 'last' as const } : {}
    columns[entry.seat]?.push({ ...shown(entry), ...newest, points: entry.points, total })
  }
  const most = Math.max(0, ...columns.map((column) => column.length))
  return Array.from({ length: most }, (_, round) => columns.map((column) => column[round] ?? null))
}

function shown({ did, laid, words, word, at, tiles, number }: Entry): Pick<PadEntry, 'tiles' | 'did' | 'at'> {
  if (did !== 'played') return { did: t(`scorekeeper.did-${did}`, { tiles: tiles ?? '', count: number ?? 1 }) }
  const [main = ''] = words ?? []
  const spelled = [...main].map((letter, place) => {
    const tile = word?.[place] ?? '.'
    return tile === '.' ? letter : tile
  })
  return { tiles: laid ? spelled.join('') : main, at: at ?? '' }
}

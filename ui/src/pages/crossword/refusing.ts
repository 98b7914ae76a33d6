// What the page itself knows to say no to, before the server is asked: the form of a play, in the words of the rules.
import type { Refusal } from '../../board/form'
import { nameOf, type Convention } from '../../board/coordinates'
import { t } from '../../i18n/index.svelte'
import type { Problem } from '../../net/problem'
import type { Said } from './telling'

const RULES: Record<string, string> = {
  'square-taken': 'R-2.10',
  'off-centre': 'R-2.6',
  'one-tile-first': 'R-2.6',
  'opening-too-short': 'R-6.4',
  'unknown-tile': 'R-1.2',
  'tile-not-held': 'R-2.5',
  'too-many-tiles': 'R-8.3',
}

export function refusedHere({ key, facts }: Refusal, convention: Convention): Said {
  const { row, col } = facts as { row?: number; col?: number }
  const square = row && col ? nameOf({ row, col }, convention) : ''
  const told = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact)]))
  return { kind: 'refusal', text: t(`refused.${key}`, { ...told, square }), rule: RULES[key] ?? 'R-2.7' }
}

/** The server's own sentence; its rule stands beside it as a link. */
export function refusedThere({ says, key, rule }: Problem): Said {
  const text = says.replace(/ \(R-[\d.]+\)$/, '')
  return { kind: 'refusal', text: text || t(key === 'offline' ? 'connection.lost' : 'refused.fault'), rule }
}

// What is said where a number, a text or a list is beyond what a game may have, in the language of the page.
import { t } from '../i18n/index.svelte'
import type { Problem } from '../net/problem'

const SECOND = 1_000
const DAY = 24 * 60 * 60 * SECOND

/** The sentence for a choice that is out of bounds; that of the server for everything else. */
export function sentenceOf(problem: Problem): string {
  if (problem.key !== 'out-of-bounds') return problem.says
  const { why, least, most } = problem.facts as { why: string; least: number; most: number }
  if (why === 'time') return t('choose.bound-time', { seconds: Math.ceil(least / SECOND), days: Math.floor(most / DAY) })
  return t(why === 'text' ? 'choose.bound-text' : why === 'list' ? 'choose.bound-list' : 'choose.bound', { least, most })
}

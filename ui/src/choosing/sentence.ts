// What is wrong with a choice, with house rules called as the chooser calls them.
import { Problem } from '../net/problem'
import { said } from '../net/said'
import { houseName } from './words'

/** The facts that are house rules as they were sent: `jacks=8`. */
const RULES = ['name', 'one', 'other']

export function sentenceOf({ key, facts }: Problem): string {
  if (!key.startsWith('house-rule')) return said(new Problem({ key, facts }))
  const named = Object.entries(facts).map(([name, fact]) => [name, RULES.includes(name) ? called(fact) : fact])
  return said(new Problem({ key, facts: Object.fromEntries(named) as Record<string, unknown> }))
}

function called(rule: unknown): string {
  const [name = ''] = String(rule).split('=')
  return houseName(name)
}

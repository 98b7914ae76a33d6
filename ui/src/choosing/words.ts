// Names and sentences of what can be chosen. The server has the sentences; where we have one in the reader's language,
// it is ours.
import { t, type Facts } from '../i18n/index.svelte'
import type { HouseRuleShown } from '../net/types'

/** The text of a key, or another where there is none. */
export function textOr(key: string, other: string, facts?: Facts): string {
  const text = t(key, facts)
  return text === key ? other : text
}

/** `open-dictionary` as it is read where nobody has given it a name: “Open dictionary”. */
export function inWords(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A rule in brackets, never broken in its middle; a house rule that no book has has none. */
export const ruled = (rule: string): string => (rule ? ` (${rule.replaceAll('-', '\u2011')})` : '')

export const houseName = (name: string): string => textOr(`house.${name}`, inWords(name))

/** What a house rule is, with the number that was chosen or the usual one, and where the books have it. */
export function houseSays({ name, says, rule, values }: HouseRuleShown, value?: string): string {
  return textOr(`house.${name}.says`, says, { count: Number(value || values[0]) }) + ruled(rule)
}

/** One of the values of a house rule that is a choice of its own. */
export const valueName = (rule: string, value: string): string => textOr(`house.${rule}.${value}`, inWords(value))
export const valueSays = (rule: string, value: string): string => textOr(`house.${rule}.${value}.says`, '')
export const botName = (name: string): string => textOr(`bot.${name}`, inWords(name))
export const botSays = (kind: string, name: string, says: string): string => textOr(`bot.${kind}.${name}.says`, says)

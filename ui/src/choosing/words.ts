// Names and sentences of what can be chosen. The server has the sentences; where we have one in the reader's language,
// it is ours.
import { t } from '../i18n/index.svelte'

/** The text of a key, or another where there is none. */
export function textOr(key: string, other: string): string {
  const text = t(key)
  return text === key ? other : text
}

/** `open-dictionary` as it is read where nobody has given it a name: “Open dictionary”. */
export function inWords(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A rule in brackets, never broken in its middle. */
export const ruled = (rule: string): string => `(${rule.replaceAll('-', '\u2011')})`

export const houseName = (name: string): string => textOr(`house.${name}`, inWords(name))
export const houseSays = (name: string, says: string): string => textOr(`house.${name}.says`, says)
export const botName = (name: string): string => textOr(`bot.${name}`, inWords(name))
export const botSays = (kind: string, name: string, says: string): string => textOr(`bot.${kind}.${name}.says`, says)
export const wayName = (name: string): string => textOr(`way.${name}`, inWords(name))
export const waySays = (name: string, says: string): string => textOr(`way.${name}.says`, says)

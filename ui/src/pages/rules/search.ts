// Finding rules by words, those first whose title has them.
import { SECTIONS, type Key } from './sections'
import type { Texts } from './text/type'

const MOST = 8

/** The rules that hold every word that was typed; null as long as nothing was. */
export function found({ rules, asked }: Texts, wanted: string): Key[] | null {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (!words.length) return null
  const holds = (text: string): boolean => words.every((word) => plain(text).includes(word))
  const rank = (key: Key): number => {
    const { title, says, by } = rules[key]
    const questions = asked.flatMap(([question, about]) => (about === key ? [question] : []))
    if (holds(title)) return 0
    if (questions.some(holds)) return 1
    return holds([title, ...says, ...questions, ...Object.values(by ?? {})].join(' ')) ? 2 : 3
  }
  const ranked = SECTIONS.map(({ key }) => ({ key, rank: rank(key) })).filter((one) => one.rank < 3)
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ key }) => key)
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, ' ')

// A table that gathers, in words: what is to be played there, who is there, and how many more can come.
import { houseName, inWords, textOr, valueName } from '../../choosing/words'
import { t } from '../../i18n/index.svelte'
import type { TableProposal, TableShown } from '../../net/types'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const peopleAt = (table: TableShown): string[] => table.places.flatMap((place) => place.taken)

/** How many can still come; nothing where as many may come as like to. */
export function freeSeats({ proposal, places }: TableShown): number | null {
  if (proposal.crowd) return null
  return places.reduce((free, place) => free + (place.bot ? 0 : place.room - place.taken.length), 0)
}

/** The facts that somebody wants to know before sitting down, the most telling first. */
export function factsOf(proposal: TableProposal): string[] {
  const { kind, edition, house = [], rules } = proposal
  const facts = [t(`kind.${kind}`)]
  if (edition) facts.push(textOr(`edition.${edition}`, inWords(edition)))
  facts.push(...house.map(houseFact))
  if (typeof rules?.limit === 'number') facts.push(t('table.round', { count: rules.limit / MINUTE }))
  if (proposal.lexicon && proposal.lexicon !== 'commons')
    facts.push(textOr(`lexicon.${proposal.lexicon}`, proposal.lexicon))
  if ((proposal.patience ?? 0) >= DAY) facts.push(t('table.patience', { count: (proposal.patience ?? 0) / DAY }))
  return facts
}

/** `move-timer=2` as “2 minutes a turn”, and `jacks=5` as “Jacks to open: 5”. */
function houseFact(sent: string): string {
  const [name = '', value = ''] = sent.split('=')
  if (name === 'move-timer' || name === 'game-clock') return t(`table.${name}`, { count: Number(value) })
  if (name === 'challenge' || name === 'solitaire') return valueName(name, value)
  return value ? t('table.rule', { rule: houseName(name), value: textOr(`theme.${value}`, value) }) : houseName(name)
}

// The house rules of a game in a few words each, read off its rules.
import { MINUTE } from '../../../game/clock'
import { solitaireOf } from '../../../game/crossword/may'
import { t } from '../../../i18n/index.svelte'
import type { CrosswordRules } from '../../../net/types'

const USUAL_RACK = 7

/** The clock is left out where it stands elsewhere. */
export function houseRules(rules: CrosswordRules, withClock = true): string[] {
  const { rack_size, blanks, dictionary, theme, opening, drawing, clock, exchanging, checking, word_bonuses } = rules
  const solitaire = solitaireOf(rules)
  const told = [
    solitaire && t(`house.solitaire.${solitaire}.played`),
    rack_size !== USUAL_RACK && t('played.rack', { count: rack_size }),
    blanks === 'recycled' && t('house.recycling.played'),
    dictionary === 'open' && solitaire !== 'face-up' && t('house.open-dictionary.played'),
    theme.type !== 'none' &&
      t(`house.theme${theme.type === 'vote' ? '-by-vote' : ''}.played`, { theme: theme.name, count: theme.bonus }),
    opening.type === 'jacks' && t('house.jacks.played', { count: opening.least }),
    drawing.type === 'vowels-apart' && t('house.double-bag.played'),
    withClock && clock.type !== 'untimed' && t(`clock.${clock.type}`, { count: Math.round(clock.limit / MINUTE) }),
    exchanging.closed_at > 0 && t('house.restricted-changing.played', { count: exchanging.closed_at }),
    ...word_bonuses.map(({ words, points }) => t(`house.${words}.played`, { count: points })),
    checking.type === 'at-once' && !solitaire && t('played.void'),
  ]
  return told.filter((line) => typeof line === 'string')
}

/** A list of the box by what it holds, another by its own name. */
export function lexiconName(list = ''): string {
  const said = t(`lexicon.${list}`)
  return said === `lexicon.${list}` ? list : said
}

// The house rules of a game in a few words each, read off its rules.
import { MINUTE } from '../../game/clock'
import { solitaireOf } from '../../game/crossword/may'
import { t } from '../../i18n/index.svelte'
import type { CrosswordRules } from '../../net/types'

const USUAL_RACK = 7

/** The clock is left out where it stands elsewhere. */
export function houseRules(rules: CrosswordRules, withClock = true): string[] {
  const { rack_size, blanks, dictionary, theme, opening, drawing, clock, exchanging, checking } = rules
  const solitaire = solitaireOf(rules)
  const told = [
    solitaire && t(`played.${solitaire}`),
    rack_size !== USUAL_RACK && t('played.rack', { count: rack_size }),
    blanks === 'recycled' && t('played.recycling'),
    dictionary === 'open' && solitaire !== 'face-up' && t('played.open-dictionary'),
    theme.type !== 'none' && t(`played.theme-${theme.type}`, { theme: theme.name, count: theme.bonus }),
    opening.type === 'jacks' && t('played.jacks', { count: opening.least }),
    drawing.type === 'vowels-apart' && t('played.double-bag'),
    withClock && clock.type !== 'untimed' && t(`clock.${clock.type}`, { count: Math.round(clock.limit / MINUTE) }),
    exchanging.closed_at > 0 && t('played.restricted', { count: exchanging.closed_at }),
    checking.type === 'at-once' && !solitaire && t('played.void'),
  ]
  return told.filter((line) => typeof line === 'string')
}

/** A list of the box by what it holds, another by its own name. */
export function lexiconName(list = ''): string {
  const said = t(`lexicon.${list}`)
  return said === `lexicon.${list}` ? list : said
}

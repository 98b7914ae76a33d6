// What the tab says while one looks elsewhere: that it is one's turn, in which game, and how many games wait.
import { due } from '../game/crossword/may'
import { glanceAt } from '../game/glance'
import type { Table } from '../game/table.svelte'
import { t } from '../i18n/index.svelte'
import { get } from '../net/rest'
import type { GameShown } from '../net/types'

const ICON = { ordinary: '/icon.svg', turn: '/icon-turn.svg' }

/** Your own seats that a game waits for. */
export function waitsFor(table: Table, seats: readonly number[]): number[] {
  const crossword = table.as('crossword')
  if (crossword) return crossword.asleep ? [] : due(crossword).filter((seat) => seats.includes(seat))
  const unbuild = table.as('unbuild')
  if (unbuild) return !unbuild.end && seats.includes(unbuild.turn) ? [unbuild.turn] : []
  const junior = table.as('junior')
  return junior && !junior.over && seats.includes(junior.turn) ? [junior.turn] : []
}

/** “Your turn · Teo · Tilewright”; with more games that wait, “(3) Your turn · Teo · Tilewright”. */
export function titleOf(others: readonly string[], isMine: boolean, waiting: number): string {
  const told = [isMine ? t('said.your-turn') : '', others.join(', '), 'Tilewright'].filter(Boolean).join(' · ')
  return waiting > 1 || (waiting === 1 && !isMine) ? `(${waiting}) ${told}` : told
}

class Attention {
  /** How many games wait for this person, the one that is shown among them. */
  waiting = $state(0)
  #icon: keyof typeof ICON = 'ordinary'

  /** Ask how many wait; what cannot be found out now is not worth a message. */
  async count(): Promise<void> {
    const games = await get<GameShown[]>('/api/games').catch(() => null)
    if (games) this.waiting = games.filter((game) => glanceAt(game).turn === 'mine').length
  }

  showIcon(which: keyof typeof ICON): void {
    if (which === this.#icon) return
    this.#icon = which
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', ICON[which])
  }
}

export const attention = new Attention()

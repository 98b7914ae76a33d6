import { describe, expect, test } from 'vitest'
import type { Table } from '../src/game/table.svelte'
import { Writing } from '../src/pages/duplicate/desk/writing.svelte'
import { wordMeant } from '../src/pages/duplicate/wording'
import { emptyBoard, lay } from '../src/game/board'
import { pile } from '../src/game/tiles'
import { followedGames } from './games'
import type { DuplicateAction, DuplicateView } from '../src/net/types'

const begun = followedGames('duplicate')[0]?.view as DuplicateView

/** Ann's desk in an open round with HORNAIE on the rack, and HORN laid on the board. */
function desk(stating: 'required' | 'optional'): { writing: Writing; asked: DuplicateAction[] } {
  const asked: DuplicateAction[] = []
  const view: DuplicateView = {
    ...begun,
    rules: { ...begun.rules, stating, arbitrator: { type: 'program' } },
    players: ['Ann'],
    scores: [0],
    board: emptyBoard(begun.rules.layout, begun.rules.tileset),
    rack: pile('HORNAIE'),
    phase: { type: 'writing', since: 0 },
    seat: 0,
  }
  const act = (action: DuplicateAction): Promise<void> => Promise.resolve(void asked.push(action))
  const writing = new Writing({ seat: 0, as: () => view, act } as unknown as Table)
  writing.hand.act({ do: 'tap-square', square: { row: 8, col: 6 } })
  for (const letter of 'HORN') writing.hand.act({ do: 'type', letter, blank: false })
  return { writing, asked }
}

describe('a slip', () => {
  test('has to state a score, which nobody fills in for the player', async () => {
    const { writing, asked } = desk('required')
    expect([writing.slip?.word, writing.slip?.score, writing.stated, writing.isNew]).toEqual(['HORN', null, '', false])
    await writing.goOn()
    expect([asked, writing.said?.rule]).toEqual([[], 'R-9.2'])
    for (const nonsense of ['x', '-4', '1e3', '123456']) {
      writing.stated = nonsense
      expect(writing.isNew).toBe(false)
    }
    writing.stated = '12'
    await writing.goOn()
    expect(asked).toMatchObject([{ do: 'handin', slip: { word: 'HORN', score: 12 } }])
  })

  test('another word has no score yet', () => {
    const { writing } = desk('required')
    writing.stated = '12'
    writing.hand.act({ do: 'type', letter: 'E', blank: false })
    expect([writing.slip?.word, writing.slip?.score, writing.stated]).toEqual(['HORNE', null, ''])
  })

  test('is counted by the page where the rules say so', () => {
    const { writing } = desk('optional')
    expect([writing.slip?.score, writing.isNew]).toEqual([writing.hand.verdict.play?.points, true])
  })
})

test.each([
  ['farmsy', 'Y', 'FARMSY'],
  ['FARMsy', '?', 'FARMsy'],
  ['farmsyz', '?Z', 'FARMSYZ'],
])('%s with %s on the rack is meant as %s', (word, rack, meant) => {
  const there = [...'FARMs'].map((tile, place) => [8, 7 + place, tile] as const)
  const board = lay(emptyBoard(begun.rules.layout, begun.rules.tileset), there)
  const slip = { word, row: 8, col: 7, direction: 'across', score: null } as const
  expect(wordMeant(slip, { board, rack: pile(rack) })).toBe(meant)
})

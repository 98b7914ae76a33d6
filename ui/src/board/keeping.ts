// Tiles that were laid and not played yet, kept on this device so that a reload does not sweep the board.
import { browserShelf, keep, kept, type Shelf } from '../browser/shelf'
import { act } from './intents'
import { tilesOf, type Placement } from './placement'
import type { Ground } from './placing'
import { BLANK, type Square } from './square'

type Lying = { readonly face: string; readonly on: Square; readonly as: string }
type Entry = readonly [name: string, tiles: readonly Lying[]]

const KEPT = 'laid'
const MOST_GAMES = 20

/** `name` is that of the game and the seat. Where nothing lies, nothing is kept. */
export function keepLaid(name: string, placement: Placement, shelf: Shelf = browserShelf): void {
  const tiles = tilesOf(placement).flatMap(({ face, on, as, inFor }) =>
    on && inFor === undefined ? [{ face, on, as }] : [],
  )
  const before = entries(shelf)
  if (!tiles.length && !before.some(([one]) => one === name)) return
  const others = before.filter(([one]) => one !== name)
  keep(KEPT, (tiles.length ? [...others, [name, tiles]] : others).slice(-MOST_GAMES), shelf)
}

/** The placement with the tiles as they lay; as it is, where they no longer fit the board or the rack. */
export function withLaid(name: string, placement: Placement, ground: Ground, shelf: Shelf = browserShelf): Placement {
  let next = placement
  for (const { face, on, as } of entries(shelf).find(([one]) => one === name)?.[1] ?? []) {
    const tile = tilesOf(next).find((one) => !one.on && one.face === face)
    if (!tile) return placement
    next = act(next, { do: 'drop-on-square', id: tile.id, square: on }, ground)
    if (face === BLANK && next.naming !== null) next = act(next, { do: 'name-blank', letter: as }, ground)
    if (next.notice || next.naming !== null) return placement
  }
  return next
}

function entries(shelf: Shelf): Entry[] {
  const found = kept(KEPT, shelf)
  return Array.isArray(found) ? found.filter(isEntry) : []
}

function isEntry(one: unknown): one is Entry {
  return Array.isArray(one) && typeof one[0] === 'string' && Array.isArray(one[1]) && one[1].every(isLying)
}

function isLying(one: Partial<Lying> | null): one is Lying {
  return (
    typeof one?.face === 'string' &&
    typeof one.as === 'string' &&
    Number.isInteger(one.on?.row) &&
    Number.isInteger(one.on?.col)
  )
}

// The order of the rack: shuffling, sorting, moving a tile by hand. Slots of tiles on the board stay where they are.
import { recall } from './placing'
import { tileBy, type Placement, type RackTile } from './placement'
import { lettersOf, type TileSet } from './position'

/** Mix the tiles that are on the rack. Chance is an argument, so that a test can know what comes. */
export function shuffle(placement: Placement, random: () => number): Placement {
  const tiles = placement.slots.filter((tile) => tile !== null && !tile.on)
  for (let last = tiles.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const held = tiles[last] as RackTile | null
    tiles[last] = tiles[other] as RackTile | null
    tiles[other] = held
  }
  return refilled(placement, tiles)
}

/** Put the tiles that are on the rack into the order of the alphabet, blanks last. */
export function sort(placement: Placement, tileset: TileSet): Placement {
  const letters = lettersOf(tileset)
  const rank = (tile: RackTile | null): number => {
    const place = tile ? letters.indexOf(tile.face) : -1
    return place < 0 ? letters.length : place
  }
  const tiles = placement.slots.filter((tile) => tile !== null && !tile.on)
  return refilled(
    placement,
    tiles.toSorted((one, other) => rank(one) - rank(other)),
  )
}

/** Move a tile to a slot, taking it back from the board if it lies there. */
export function moveTo(placement: Placement, id: number, slot: number): Placement {
  const tile = tileBy(placement, id)
  if (!tile) return placement
  const back = tile.on ? recall(placement, id) : placement
  const moved = back.slots.find((one) => one?.id === id) ?? null
  const slots = back.slots.filter((one) => one?.id !== id)
  slots.splice(Math.max(0, Math.min(slot, slots.length)), 0, moved)
  return { ...back, slots, picked: null }
}

function refilled(placement: Placement, tiles: readonly (RackTile | null)[]): Placement {
  const queue = [...tiles]
  const slots = placement.slots.map((tile) => (tile !== null && !tile.on ? (queue.shift() ?? null) : tile))
  return { ...placement, slots, notice: null }
}

// What happens to tentative tiles when the board or the rack changes under them: as little as possible.
import { mayTakeBlank, recall, type Ground } from './placing'
import { hasTilesOut, shown, tileBy, tilesOf, type Placement, type RackTile } from './placement'

/** Tiles on squares now taken go back, all others stay; then the rack is made to hold just these faces. */
export function reconcile(placement: Placement, ground: Ground, rack: string): Placement {
  const played = new Set(
    tilesOf(placement)
      .filter((tile) => isPlayed(tile, ground))
      .map((tile) => tile.id),
  )
  const displaced = tilesOf(placement).filter((tile) => !mayStay(tile, ground))
  const freed = displaced.reduce((next, { id }) => (played.has(id) ? unlaid(next, id) : recall(next, id)), placement)
  const next = settled(withRack(freed, rack, ground.terms.rackSize, played), ground)
  return played.size ? { ...next, aimed: false, followed: null } : next // that aim was for the play that stands
}

/** Reconcile by faces: what is still held keeps its place, what is gone leaves its slot, what is new fills a slot. */
export function withRack(placement: Placement, rack: string, rackSize = 0, played = new Set<number>()): Placement {
  const wanted = new Map<string, number>()
  for (const face of rack) wanted.set(face, (wanted.get(face) ?? 0) + 1)
  const guests = tilesOf(placement).filter((tile) => tileBy(placement, tile.inFor ?? null)?.swapped)
  const kept = new Set(guests.map((tile) => tile.id))
  for (const tile of byClaim(placement, played)) {
    const left = wanted.get(tile.face) ?? 0
    if (kept.has(tile.id) || left === 0) continue
    wanted.set(tile.face, left - 1)
    kept.add(tile.id)
  }
  const missing = [...rack].filter((face) => {
    const left = wanted.get(face) ?? 0
    if (left > 0) wanted.set(face, left - 1)
    return left > 0
  })
  return filled(placement, kept, missing, Math.max(rack.length, rackSize) + guests.length)
}

/** Tiles that lie on the board have the first claim to stay, those just played the last. */
function byClaim(placement: Placement, played: ReadonlySet<number>): RackTile[] {
  const rank = (tile: RackTile): number => (played.has(tile.id) ? 2 : tile.on ? 0 : 1)
  return tilesOf(placement).toSorted((one, other) => rank(one) - rank(other))
}

function filled(placement: Placement, kept: ReadonlySet<number>, missing: string[], size: number): Placement {
  let { next } = placement
  const drawn = missing.map((face): RackTile => ({ id: next++, face, on: null, as: '' }))
  const slots = placement.slots.map((tile) => (tile && kept.has(tile.id) ? tile : (drawn.shift() ?? null)))
  slots.push(...drawn)
  while (slots.length > size) {
    const hole = slots.lastIndexOf(null)
    if (hole < 0) break
    slots.splice(hole, 1)
  }
  return { ...placement, slots, next }
}

function isPlayed(tile: RackTile, { position }: Ground): boolean {
  return tile.on !== null && shown(tile) !== '' && position.at(tile.on) === shown(tile)
}

function mayStay(tile: RackTile, ground: Ground): boolean {
  if (!tile.on) return true
  return tile.swapped ? mayTakeBlank(ground, tile.on, tile) : ground.position.at(tile.on) === ''
}

/** Its play stood, so a blank had for it is the player's own now. */
function unlaid(placement: Placement, id: number): Placement {
  const slots = placement.slots.map((tile): RackTile | null => {
    if (tile?.id === id) return { id, face: tile.face, on: null, as: '' }
    if (tile?.inFor !== id) return tile
    const { inFor: _, ...own } = tile
    return own
  })
  return { ...placement, slots }
}

function settled(placement: Placement, ground: Ground): Placement {
  const held = (id: number | null): number | null => (tileBy(placement, id) ? id : null)
  const naming = held(placement.naming)
  const out = hasTilesOut(placement)
  const { cursor } = placement
  const blocked = cursor && !out && ground.position.at(cursor) !== ''
  return {
    ...placement,
    picked: held(placement.picked),
    naming: tileBy(placement, naming)?.on ? naming : null,
    cursor: blocked ? null : cursor,
  }
}

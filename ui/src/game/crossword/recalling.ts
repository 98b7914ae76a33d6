// What seats remember of tiles that they put back into the bag, as the server has it.
import { changed } from '../seats'
import { HIDDEN, count, pile, take } from '../tiles'
import type { CrosswordRecall, CrosswordView } from '../../net/types'

type View = CrosswordView
type Recalls = CrosswordRecall[]

export function afterReturn(view: View, seat: number, faces: string): Recalls {
  const others = view.recalls.filter((one) => one.seat !== seat)
  if (!faces || faces.includes(HIDDEN)) return others
  const kept = view.players.map((_, one) => (one === seat ? 0 : hidden(view, one)))
  return worthKeeping([...others, { seat, tiles: pile(faces), kept }])
}

export function afterDraw(view: View, seat: number, faces: string): Recalls {
  return worthKeeping(view.recalls.map((one) => (one.seat === seat ? { ...one, tiles: take(one.tiles, faces) } : one)))
}

export function afterPlay(view: View, seat: number, faces: string): Recalls {
  const shown = view.shown[seat] ?? pile('')
  const unknown = count(faces) - (count(shown.faces) - count(take(shown, faces).faces))
  return worthKeeping(view.recalls.map((one) => parted(view, one, seat, unknown, faces)))
}

export function afterExchange(view: View, seat: number, many: number): Recalls {
  return worthKeeping(view.recalls.map((one) => parted(view, one, seat, many, '')))
}

function parted(view: View, recall: CrosswordRecall, seat: number, unknown: number, faces: string): CrosswordRecall {
  if (recall.seat === seat) return recall
  const isOld = recall.kept[seat] === hidden(view, seat)
  return {
    seat: recall.seat,
    tiles: isOld ? recall.tiles : take(recall.tiles, faces),
    kept: changed(recall.kept, seat, (kept) => Math.max(kept - unknown, 0)),
  }
}

const hidden = (view: View, seat: number): number =>
  count(view.racks[seat]?.faces ?? '') - count(view.shown[seat]?.faces ?? '')

const worthKeeping = (recalls: Recalls): Recalls =>
  recalls.filter((one) => one.tiles.faces && one.kept.some((kept) => kept))

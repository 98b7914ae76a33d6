// Whole games as each seat follows them, written by the server's own rules: `python -m tools.followed` makes them.
import { existsSync, readFileSync } from 'node:fs'
import type { AnyEvent, AnyView, Starts } from '../src/game/follow'
import type { Kind } from '../src/game/types'

export const KINDS: Kind[] = ['crossword', 'duplicate', 'unbuild', 'bingo', 'junior']

export type Followed = {
  game: string
  kind: Kind
  seat: number | null
  open: boolean
  begins: AnyEvent
  view: AnyView
  /** Each event as it is told there, and the parts of the view that it changed. */
  steps: [AnyEvent, Partial<AnyView>][]
}

export const who = ({ game, seat, open }: Followed): string =>
  `${game}, ${open ? 'open' : seat === null ? 'bystander' : `seat ${seat}`}`

export const isStart = (event: AnyEvent): event is Starts[Kind] => event.is === 'started'

const read = new Map<Kind, Followed[]>()

export function followedGames(kind: Kind): Followed[] {
  const known = read.get(kind) ?? load(kind)
  read.set(kind, known)
  return known
}

function load(kind: Kind): Followed[] {
  const path = new URL(`./followed/${kind}.jsonl`, import.meta.url)
  if (!existsSync(path)) throw new Error('there are no games to follow: make them with `make followed`')
  return readFileSync(path, 'utf-8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Followed)
}

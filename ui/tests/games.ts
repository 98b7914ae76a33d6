// Whole games as each seat follows them, written by the server's own rules: `python -m tools.followed` makes them.
import { existsSync, readFileSync } from 'node:fs'
import type { StartOf } from '../src/game/follow'
import type { AnyEvent, AnyView, GameName } from '../src/net/types'

export const KINDS: GameName[] = ['crossword', 'duplicate', 'unbuild', 'bingo', 'junior']

export type Followed = {
  game: string
  kind: GameName
  seat: number | null
  open: boolean
  begins: AnyEvent
  view: AnyView
  /** Each event as it is told there, and the parts of the view that it changed. */
  steps: [AnyEvent, Partial<AnyView>][]
}

export const who = ({ game, seat, open }: Followed): string =>
  `${game}, ${open ? 'open' : seat === null ? 'bystander' : `seat ${seat}`}`

export const isStart = (event: AnyEvent): event is StartOf<GameName> => event.is === 'started'

const read = new Map<GameName, Followed[]>()

export function followedGames(kind: GameName): Followed[] {
  const known = read.get(kind) ?? load(kind)
  read.set(kind, known)
  return known
}

function load(kind: GameName): Followed[] {
  const path = new URL(`./followed/${kind}.jsonl`, import.meta.url)
  if (!existsSync(path)) throw new Error('there are no games to follow: make them with `make followed`')
  return readFileSync(path, 'utf-8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Followed)
}

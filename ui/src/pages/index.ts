// Which page an address shows. Each is loaded when it is asked for, so that the first one comes quickly; only the frame of
// a game is there from the start, since the screen of its kind comes after it.
import type { Component } from 'svelte'
import Game from './game/Game.svelte'

// A page takes what its address holds, and no two pages hold the same.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loaded = { default: Component<any> }
export type Page = { load: () => Promise<Loaded>; props: Record<string, string> }

const PAGES: [RegExp, () => Promise<Loaded>][] = [
  [/^\/$/, () => import('./start/Start.svelte')],
  [/^\/club$/, () => import('./club/Clubs.svelte')],
  [/^\/club\/(?<id>[^/]+)$/, () => import('./club/Club.svelte')],
  [/^\/game\/(?<id>[^/]+)$/, () => Promise.resolve({ default: Game })],
  [/^\/gallery$/, () => import('./gallery/Gallery.svelte')],
  [/^\/join\/?$/, () => import('./join/EnterCode.svelte')],
  [/^\/join\/(?<code>[^/]+)$/, () => import('./join/Join.svelte')],
  [/^\/me$/, () => import('./me/Me.svelte')],
  [/^\/learn$/, () => import('./learn/Learn.svelte')],
  [/^\/rules$/, () => import('./rules/Rules.svelte')],
  [/^\/rules\/(?<game>[^/]+)$/, () => import('./rules/Rules.svelte')],
  [/^\/scorekeeper$/, () => import('./scorekeeper/Scorekeeper.svelte')],
  [/^\/words$/, () => import('./words/Words.svelte')],
  [/^\/hall\/(?<id>[^/]+)$/, () => import('./hall/Hall.svelte')],
]

export function pageFor(path: string): Page {
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(path)
    if (found) return { load, props: { ...found.groups } }
  }
  return { load: () => import('./NotFound.svelte'), props: {} }
}

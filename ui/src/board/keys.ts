// The keyboard: which key actions what. Letters are read as they are typed, commands with Alt by the place of the key.
import { letterFor } from './faces'
import type { Intent, Way } from './intents'
import type { TileSet } from './position'

export type Command = 'play' | 'exchange' | 'pass' | 'challenge' | 'unseen' | 'help'

export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>
export type Meant = { readonly intent: Intent } | { readonly command: Command } | null

const WAYS: Record<string, Way> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'home',
  End: 'end',
}
const WITH_ALT: Record<string, Command> = { KeyX: 'exchange', KeyP: 'pass', KeyC: 'challenge', KeyU: 'unseen' }
const ACTS: Record<string, Intent> = {
  ' ': { do: 'turn' },
  Backspace: { do: 'back' },
  Delete: { do: 'back' },
  Escape: { do: 'recall-all' },
  '/': { do: 'shuffle' },
}

/** What a key pressed on the board or the rack means; null leaves it to the browser. */
export function meaning(key: Key, tileset: TileSet): Meant {
  if (key.ctrlKey || key.metaKey) return null
  if (key.altKey) {
    const command = WITH_ALT[key.code]
    return command ? { command } : null
  }
  if (key.key === 'Enter') return { command: 'play' }
  if (key.key === '?') return { command: 'help' }
  const way = WAYS[key.key]
  if (way) return { intent: { do: 'move', way } }
  const act = ACTS[key.key]
  if (act) return { intent: act }
  const letter = letterFor(key.key, tileset)
  return letter ? { intent: { do: 'type', letter, blank: key.shiftKey } } : null
}

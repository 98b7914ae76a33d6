// What all pages share around them: whether the settings are open, and how the connection is.
import { socket } from '../net'
import { myself } from '../net/me.svelte'

const GRACE_MS = 1_500 // a connection that is renewed is away for a moment, and nobody has to know
const BACK_MS = 3_000

class FrameState {
  settingsOpen = $state(false)
  connection = $state<'connected' | 'lost' | 'back'>('connected')
  #timer: ReturnType<typeof setTimeout> | undefined
  #wasOnline = false

  constructor() {
    socket.onState((connection) => {
      clearTimeout(this.#timer)
      if (connection === 'online') this.#isOnline()
      else if (this.#wasOnline) this.#timer = setTimeout(() => void this.#isLost(), GRACE_MS)
    })
  }

  /** Where the server still answers, the client was disconnected, and reconnects as the person it is now. */
  async #isLost(): Promise<void> {
    this.connection = 'lost'
    await myself.again().then(
      () => socket.renew(),
      () => undefined,
    )
  }

  #isOnline(): void {
    this.#wasOnline = true
    if (this.connection !== 'lost') return
    this.connection = 'back'
    this.#timer = setTimeout(() => (this.connection = 'connected'), BACK_MS)
  }

  /** Who one is stands in the header of every page. */
  arrive(): void {
    myself.load().catch(() => undefined) // the page itself says that the server is not there
  }
}

export const frame = new FrameState()

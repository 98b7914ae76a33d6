// The page's one socket. It is opened when something is first asked for, and tries again whenever there is reason to.
import { Socket, type Wire } from './socket'

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`

export const socket = new Socket(() => new WebSocket(address()) as Wire)

addEventListener('online', () => socket.retry())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') socket.retry()
})

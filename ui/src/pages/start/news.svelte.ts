// What the start page shows of the server: one's games and tables, and the tables that anybody may join. It stays fresh.
import { socket } from '../../net'
import { myself } from '../../net/me.svelte'
import { Problem } from '../../net/problem'
import { get } from '../../net/rest'
import type { ClubShown, GameShown, TableShown } from '../../net/types'

const EVERY_MS = 20_000
const AGAIN_MS = 4_000

export class News {
  games = $state.raw<readonly GameShown[] | null>(null)
  over = $state.raw<readonly GameShown[]>([])
  waiting = $state.raw<readonly TableShown[]>([])
  tables = $state.raw<readonly TableShown[]>([])
  clubs = $state.raw<readonly ClubShown[]>([])
  /** Why there is nothing to show: the server is away. */
  problem = $state.raw<Problem | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #stop: () => void

  constructor() {
    const fresh = (): void => void (document.visibilityState === 'visible' && this.fetch())
    document.addEventListener('visibilitychange', fresh)
    addEventListener('online', fresh)
    const stopBrowsing = socket.browse(() => void this.#fetchTables())
    this.#stop = () => {
      document.removeEventListener('visibilitychange', fresh)
      removeEventListener('online', fresh)
      stopBrowsing()
      clearTimeout(this.#timer)
    }
  }

  stop(): void {
    this.#stop()
    this.#stop = () => undefined
  }

  async fetch(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const me = await myself.load()
      await Promise.all([this.#fetchTables(), me ? this.#fetchMine() : (this.games = [])])
      this.problem = null
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem({ key: 'fault' })
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.fetch(), this.problem ? AGAIN_MS : EVERY_MS)
  }

  async #fetchMine(): Promise<void> {
    const [games, over, waiting, clubs] = await Promise.all([
      get<GameShown[]>('/api/games'),
      get<GameShown[]>('/api/games', { over: true }),
      get<TableShown[]>('/api/tables/mine'),
      get<ClubShown[]>('/api/clubs'),
    ])
    Object.assign(this, { games, over, waiting, clubs })
  }

  async #fetchTables(): Promise<void> {
    const tables = await get<TableShown[]>('/api/tables')
    this.tables = tables.filter((table) => !table.hosting && !table.game)
  }
}

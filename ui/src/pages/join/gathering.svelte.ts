// A table that gathers, and what somebody can do there. It hears at once who comes and goes, and when it begins.
import { socket } from '../../net'
import { myself } from '../../net/me.svelte'
import { Problem } from '../../net/problem'
import { get, part, post, remove } from '../../net/rest'
import type { TableChanged, ClubNamed, TableShown } from '../../net/types'
import { route } from '../../route.svelte'

const LOOK_MS = 3_000 // who is not known yet is not told, and looks now and then

export class TableToJoin {
  table = $state.raw<TableShown | null>(null)
  /** Why there is nothing to join. */
  problem = $state.raw<Problem | null>(null)
  closed = $state.raw(false)
  /** The code may be that of a club or a class instead. */
  club = $state.raw<ClubNamed | null>(null)
  readonly code: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #stop: () => void

  constructor(code: string) {
    this.code = code
    const off = socket.wait(code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''), (changed) => void this.#hear(changed))
    const fresh = (): void => void (document.visibilityState === 'visible' && this.fetch())
    document.addEventListener('visibilitychange', fresh)
    this.#stop = () => {
      off()
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', fresh)
    }
    void this.fetch()
  }

  stop(): void {
    this.#stop()
  }

  get isMine(): boolean {
    return this.table?.places.some((place) => place.mine) ?? false
  }

  async fetch(): Promise<void> {
    try {
      await myself.load() // so that the server knows which seats are one's own
      this.#show(await get<TableShown>(`/api/tables/${part(this.code)}`))
      this.problem = null
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem({ key: 'fault' })
      this.closed = this.table !== null && this.problem.key === 'no-such-table'
      if (this.problem.key === 'no-such-table' && !this.table) await this.#findClub()
    }
    clearTimeout(this.#timer)
    const isWorthALook = !myself.now && !this.closed && !this.club && (!this.problem || this.problem.isPassing)
    if (isWorthALook) this.#timer = setTimeout(() => void this.fetch(), LOOK_MS)
  }

  /** Who is in the club already goes straight there. */
  async #findClub(): Promise<void> {
    try {
      this.club = await get<ClubNamed>(`/api/clubs/join/${part(this.code)}`)
      this.problem = null
      if (this.club.id) route.go(`/club/${this.club.id}`, true)
    } catch (error) {
      if (error instanceof Problem && error.key !== 'no-such-club') this.problem = error
    }
  }

  async join(name: string, seat: number | null): Promise<void> {
    const me = await myself.needed(name)
    const own = name.trim() || me.name
    this.#show(await post<TableShown>(`/api/tables/${part(this.code)}/join`, { name: own, seat }))
  }

  async start(): Promise<void> {
    this.#show(await post<TableShown>(`/api/tables/${part(this.code)}/start`))
  }

  /** Get up again; who opened the table closes it. */
  async leave(): Promise<void> {
    await remove(`/api/tables/${part(this.code)}/seat`)
    route.go('/')
  }

  async #hear({ game, closed, came }: TableChanged): Promise<void> {
    if (closed) this.closed = true
    else if (game && (this.isMine || this.table?.hosting)) route.go(`/game/${game}`, true)
    else if (typeof came === 'number' && this.table) this.table = { ...this.table, came }
    else await this.fetch()
  }

  /** Players of a table that has begun go on to the game. */
  #show(table: TableShown): void {
    this.table = table
    if (table.game && (this.isMine || table.hosting)) route.go(`/game/${table.game}`, true)
  }
}

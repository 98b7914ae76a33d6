// A club as the page knows it. Its tables and games are looked at again every few seconds, as a teacher does.
import { socket } from '../../net'
import { Asking } from '../../net/asking.svelte'
import { myself } from '../../net/me.svelte'
import { Problem } from '../../net/problem'
import { get, part, post, remove } from '../../net/rest'
import type { ClubShown, GameShown, Member, TableShown } from '../../net/types'
import { route } from '../../route.svelte'

const EVERY_MS = 10_000

export class ClubRoom {
  club = $state.raw<ClubShown | null>(null)
  members = $state.raw<readonly Member[]>([])
  tables = $state.raw<readonly TableShown[]>([])
  games = $state.raw<readonly GameShown[]>([])
  over = $state.raw<readonly GameShown[]>([])
  problem = $state.raw<Problem | null>(null)
  readonly asking = new Asking()
  /** To people outside, a club does not exist; but its link lets them join. */
  readonly isOutside = $derived(this.problem?.key === 'not-known' || this.problem?.key === 'no-such-club')
  #at: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #off: () => void

  constructor(id: string) {
    this.#at = `/api/clubs/${part(id)}`
    this.#off = socket.browse(() => void this.fetch())
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#off()
  }

  async fetch(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      await myself.load()
      const club = await get<ClubShown>(this.#at)
      const [members, tables] = await Promise.all([
        get<Member[]>(`${this.#at}/members`),
        get<TableShown[]>(`${this.#at}/tables`),
      ])
      if (club.leading) await this.#fetchGames()
      Object.assign(this, { club, members, tables, problem: null })
      this.#carryCode()
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem({ key: 'fault' })
      if (!problem.isPassing || !this.club) this.problem = problem
    }
    if (!this.problem) this.#timer = setTimeout(() => void this.fetch(), EVERY_MS)
  }

  /** The link of another club would lead elsewhere. */
  joined(club: ClubShown): void {
    if (this.#at === `/api/clubs/${part(club.id)}`) void this.fetch()
    else route.go(`/club/${club.id}`, true)
  }

  /** A new code; the old one opens nothing any more. */
  renew(): void {
    void this.asking.ask(async () => {
      this.club = await post<ClubShown>(`${this.#at}/code`)
      this.#carryCode()
    })
  }

  removes(member: Member): void {
    void this.asking.ask(async () => {
      await remove(`${this.#at}/members/${part(member.id ?? '')}`)
      await this.fetch()
    })
  }

  /** Who leads it closes it; who is in it leaves. */
  end(): void {
    void this.asking.ask(async () => {
      await remove(this.club?.leading ? this.#at : `${this.#at}/members/me`)
      route.go('/club')
    })
  }

  /** The address in the window is what a teacher sends: with the code in it, it opens the club. */
  #carryCode(): void {
    if (this.club?.code) history.replaceState(null, '', `/club/${part(this.club.id)}?code=${this.club.code}`)
  }

  async #fetchGames(): Promise<void> {
    const [games, over] = await Promise.all([
      get<GameShown[]>(`${this.#at}/games`),
      get<GameShown[]>(`${this.#at}/games`, { over: true }),
    ])
    Object.assign(this, { games, over })
  }
}

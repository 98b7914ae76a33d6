// Who one is here. Nobody has to say it: a guest is made when one is first needed, and keeps the name.
import { t } from '../i18n/index.svelte'
import { keep, kept } from '../browser/shelf'
import { socket } from '.'
import { Problem } from './problem'
import { get, patch, post, remove } from './rest'
import type { Me, Registering } from './types'

const KEPT = 'name'
type Ways = { name: string; password: string } | { key: string }

class Myself {
  /** Nothing while it is not known yet, and null for somebody new. */
  now = $state.raw<Me | null | undefined>(undefined)
  #asked: Promise<Me | null> | null = null

  /** Asked once; again after an answer that was none. */
  load(): Promise<Me | null> {
    this.#asked ??= get<Me | null>('/api/me')
      .catch((problem: unknown) => {
        if (problem instanceof Problem && problem.status === 401) return null
        this.#asked = null
        throw problem
      })
      .then((me) => (this.now = me))
    return this.#asked
  }

  /** Asked again, since it may have changed elsewhere. */
  again(): Promise<Me | null> {
    this.#asked = null
    return this.load()
  }

  /** Somebody, under this name if one is given: whoever is here, or a new guest. */
  async needed(name = ''): Promise<Me> {
    const wished = name.trim()
    const me = await this.load()
    if (!me) return this.#become(await post<Me>('/api/me', { name: wished || this.keptName || friendlyName() }))
    return wished && wished !== me.name && !me.registered ? this.rename(wished) : me
  }

  async rename(name: string): Promise<Me> {
    return this.#is(await patch<Me>('/api/me', { name }))
  }

  async register(action: Registering): Promise<Me> {
    return this.#become(await post<Me>('/api/me/account', action))
  }

  async logIn(ways: Ways): Promise<Me> {
    return this.#become(await post<Me>('/api/sessions', ways))
  }

  async logOut(): Promise<void> {
    await remove('/api/sessions')
    this.#isGone()
  }

  /** Be forgotten: the account and its keys go; games stay with those who played them. */
  async forget(password: string): Promise<void> {
    await remove('/api/me', password ? { password } : undefined)
    keep(KEPT, '')
    this.#isGone()
  }

  get keptName(): string {
    const name = kept(KEPT)
    return typeof name === 'string' ? name : ''
  }

  /** The cookie is another, so the socket comes in again with it. */
  #become(me: Me): Me {
    socket.renew()
    return this.#is(me)
  }

  #is(me: Me): Me {
    this.now = me
    this.#asked = Promise.resolve(me)
    keep(KEPT, me.name)
    return me
  }

  #isGone(): void {
    this.now = null
    this.#asked = Promise.resolve(null)
    socket.renew()
  }
}

/** For people who gave no name: “Amber Otter”. */
export function friendlyName(random: () => number = Math.random): string {
  const one = (key: string): string => {
    const all = t(key).split(',')
    return all[Math.floor(random() * all.length)]?.trim() ?? ''
  }
  return `${one('me.first-names')} ${one('me.second-names')}`
}

export const myself = new Myself()

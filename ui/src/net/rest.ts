// Asking the server over HTTP: JSON in, JSON out, and a `Problem` for every no.
import { Problem, type ProblemTold } from './problem'

type Query = Record<string, string | number | boolean | null | undefined>

export const get = <T>(path: string, query: Query = {}): Promise<T> => asked<T>('GET', path + written(query))
export const post = <T>(path: string, body: unknown = {}): Promise<T> => asked<T>('POST', path, body)
export const put = <T>(path: string, body: unknown = {}): Promise<T> => asked<T>('PUT', path, body)
export const patch = <T>(path: string, body: unknown = {}): Promise<T> => asked<T>('PATCH', path, body)
export const remove = <T = void>(path: string, body?: unknown): Promise<T> => asked<T>('DELETE', path, body)

/** A part of an address that came from somebody: `/api/tables/${part(code)}`. */
export const part = (text: string): string => encodeURIComponent(text)

async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new Problem({ key: 'offline' })
  }
  const text = await answer.text()
  const told = parsed(text)
  if (!answer.ok) throw new Problem(isProblem(told) ? told : { key: 'fault' }, answer.status)
  if (text && told === undefined) throw new Problem({ key: 'fault' }, answer.status)
  return told as T
}

/** What lies between us and the server may answer in its own words. */
function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

const isProblem = (told: unknown): told is ProblemTold =>
  typeof told === 'object' && told !== null && 'key' in told && typeof told.key === 'string'

function written(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

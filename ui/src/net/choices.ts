// Everything that can be chosen before a game begins. It is asked once, when somebody begins to choose.
import { get } from './rest'
import type { Choices } from './types'

let asked: Promise<Choices> | null = null

export function choices(): Promise<Choices> {
  asked ??= get<Choices>('/api/choices').catch((problem: unknown) => {
    asked = null
    throw problem
  })
  return asked
}

// Whether what is chosen makes sense, asked again after every change and before anybody is invited.
import { Problem } from '../net/problem'
import { post } from '../net/rest'
import type { Agreed, TableProposal } from '../net/types'
import { faultsOf, type Fault } from './fault'
import { sentenceOf } from './sentence'

const PAUSE_MS = 200

export class Check {
  problem = $state.raw<Problem | null>(null)
  /** The choice that was changed last. */
  touched: Fault = ''
  #isShown: (fault: Fault) => boolean
  #timer: ReturnType<typeof setTimeout> | undefined
  #count = 0

  constructor(isShown: (fault: Fault) => boolean = () => true) {
    this.#isShown = isShown
  }

  ask(proposal: TableProposal): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.now(proposal), PAUSE_MS)
  }

  /** Whether it makes sense. Where the server cannot be asked, it will say so at the start. */
  async now(proposal: TableProposal): Promise<boolean> {
    clearTimeout(this.#timer)
    const mine = ++this.#count
    const problem = await post<Agreed>('/api/choices/check', proposal).then(
      () => null,
      (error: unknown) => (error instanceof Problem && !error.isPassing ? error : null),
    )
    if (mine === this.#count) this.problem = problem
    return problem === null
  }

  /** What is wrong at this choice; where several are to blame, at the one that was changed last. */
  at(fault: Fault): string | null {
    if (!this.problem) return null
    const faults = this.#faults()
    const place = faults.includes(this.touched) ? this.touched : faults[0]
    return place === fault ? sentenceOf(this.problem) : null
  }

  /** What is wrong and has no place of its own. */
  get elsewhere(): string | null {
    return this.problem && !this.#faults().length ? sentenceOf(this.problem) : null
  }

  #faults(): Fault[] {
    return this.problem ? faultsOf(this.problem).filter(this.#isShown) : []
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#count++
  }
}

// A no of the server's: a stable key, the rule and the facts. The same over HTTP and over the socket. The server's own
// sentence is in English, for programs; the page has its own, by the key (`said`).

export type Facts = Record<string, unknown>

export type ProblemTold = {
  key: string
  rule?: string | null
  facts?: Facts
  n?: number | null
}

export class Problem extends Error {
  override name = 'Problem'
  readonly key: string
  readonly rule: string | null
  readonly facts: Facts
  /** Where the game stands, if it has gone on since. */
  readonly n: number | null
  /** Of the answer over HTTP; 0 where there was none. */
  readonly status: number

  constructor(told: ProblemTold, status = 0) {
    super(told.key)
    this.key = told.key
    this.rule = told.rule ?? null
    this.facts = told.facts ?? {}
    this.n = told.n ?? null
    this.status = status
  }

  /** Nothing was wrong with what was asked: the same may be granted in a moment. */
  get isPassing(): boolean {
    return ['offline', 'busy', 'not-kept', 'no-database', 'stopping', 'slow-down'].includes(this.key)
  }
}

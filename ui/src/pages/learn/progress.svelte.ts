// How far somebody came, kept in this browser.
const KEPT = 'tilewright.learn'

export class Progress {
  done = $state.raw<readonly string[]>(read())

  has(id: string): boolean {
    return this.done.includes(id)
  }

  add(id: string): void {
    if (!this.has(id)) this.#keep([...this.done, id])
  }

  forget(ids: readonly string[]): void {
    this.#keep(this.done.filter((id) => !ids.includes(id)))
  }

  #keep(done: readonly string[]): void {
    this.done = done
    try {
      localStorage.setItem(KEPT, JSON.stringify(done))
    } catch {
      // a browser that keeps nothing still knows until it is closed
    }
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

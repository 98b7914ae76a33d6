// What this browser keeps for its person; nothing, where it may not.

export type Shelf = Pick<Storage, 'getItem' | 'setItem'>

const nowhere: Shelf = { getItem: () => null, setItem: () => undefined }

export const browserShelf: Shelf = shelfOfBrowser(() => localStorage)
/** For as long as the tab is open; it outlives a reload. */
export const tabShelf: Shelf = shelfOfBrowser(() => sessionStorage)

/** What was kept under a name, as it was; nothing where there is none, or where it cannot be read any more. */
export function kept(name: string, shelf: Shelf = browserShelf): unknown {
  try {
    const text = shelf.getItem(`tilewright.${name}`)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function keep(name: string, value: unknown, shelf: Shelf = browserShelf): void {
  try {
    shelf.setItem(`tilewright.${name}`, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing is asked again next time
  }
}

function shelfOfBrowser(storage: () => Storage): Shelf {
  try {
    return typeof window === 'object' ? storage() : nowhere
  } catch {
    return nowhere // a browser may forbid even to ask
  }
}

// The way back of a browser or phone closes what lies over the page before it leaves the page.

let closers: (() => void)[] = []
let hasEntry = false

/** Whether the newest entry of the history is there only to be gone back from. */
export const isOverlay = (): boolean => (history.state as { overlay?: boolean } | null)?.overlay === true

/** From now on going back calls `close`; the returned function is for when it was closed otherwise. */
export function closesOnBack(close: () => void): () => void {
  closers.push(close)
  enter()
  return () => {
    closers = closers.filter((one) => one !== close)
    setTimeout(leave) // one sheet often opens another, which takes over the entry
  }
}

function enter(): void {
  if (!hasEntry) addEventListener('popstate', wentBack)
  if (!isOverlay()) history.pushState({ overlay: true }, '')
  hasEntry = true
}

function leave(): void {
  if (closers.length || !hasEntry) return
  forget()
  if (isOverlay()) history.back()
}

function wentBack(): void {
  const top = closers.pop()
  if (!closers.length) forget()
  top?.()
  if (closers.length) enter()
}

function forget(): void {
  hasEntry = false
  removeEventListener('popstate', wentBack)
}

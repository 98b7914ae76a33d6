// The way back of a browser or phone closes what lies over the page before it leaves the page.

let closers: (() => void)[] = []
/** Whether the browser was told to go back over the entry of a closed sheet; it does so a moment later. */
let isGoingBack = false
const waiting: (() => void)[] = []

/** Whether the newest entry of the history is there only to be gone back from. */
export const isOverlay = (): boolean => (history.state as { overlay?: boolean } | null)?.overlay === true

/** From now on going back calls `close`; the returned function is for when it was closed otherwise. */
export function closesOnBack(close: () => void): () => void {
  closers.push(close)
  onceBack(enter)
  return () => {
    closers = closers.filter((one) => one !== close)
    setTimeout(() => onceBack(leave)) // one sheet often opens another, which takes over the entry
  }
}

/** Change the history now, or as soon as the browser is back where it was told to go. */
export function onceBack(change: () => void): void {
  if (isGoingBack) waiting.push(change)
  else change()
}

function enter(): void {
  if (closers.length && !isOverlay()) history.pushState({ overlay: true }, '')
}

function leave(): void {
  if (closers.length || !isOverlay()) return
  isGoingBack = true
  history.back()
}

/** What was opened since the browser was told to go back is not what that closes. */
function wentBack(): void {
  if (isGoingBack) {
    isGoingBack = false
    for (const change of waiting.splice(0)) onceBack(change)
    return
  }
  closers.pop()?.()
  enter()
}

addEventListener('popstate', wentBack)

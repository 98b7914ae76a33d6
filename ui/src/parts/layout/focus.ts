// Keeping the focus inside something that lies over the page.

const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]:not([tabindex="-1"])'

/** For an element that covers the page: focus goes in (to `data-focus` if there is one), stays in, and returns. */
export function holdsFocus(node: HTMLElement): () => void {
  const before = document.activeElement
  const inside = (): HTMLElement[] => {
    const all = [...node.querySelectorAll<HTMLElement>(REACHABLE)]
    return all.filter((one) => one.offsetParent !== null && one.tabIndex >= 0)
  }
  const first = node.querySelector<HTMLElement>('[data-focus]') ?? inside()[0] ?? node
  first.focus({ preventScroll: true })

  function turnBack(event: KeyboardEvent): void {
    if (event.key !== 'Tab') return
    const all = inside()
    const [start, end] = [all[0], all.at(-1)]
    const atEdge = document.activeElement === (event.shiftKey ? start : end) || document.activeElement === node
    if (!start || !end || !atEdge) return
    event.preventDefault()
    const to = event.shiftKey ? end : start
    to.focus()
  }

  node.addEventListener('keydown', turnBack)
  return () => {
    node.removeEventListener('keydown', turnBack)
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}

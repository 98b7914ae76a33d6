// Tiles that glide from where they were to where they are: measured before and after a change, moved by transforms.
import { tick } from 'svelte'

const EASE = 'cubic-bezier(.2,.8,.2,1)'
const PLACE = 160
const DRAW = 220
const APART = 30
const FADE = 80

/** Make a change, and let the tiles that it moved glide. New tiles on the rack come one after the other. */
export async function fly(change: () => void): Promise<void> {
  const before = places()
  change()
  await tick()
  if (typeof document.documentElement.animate !== 'function') return
  const reduced = document.documentElement.dataset.motion === 'reduced'
  let drawn = 0
  for (const [key, { node, box }] of places()) {
    const was = before.get(key)?.box
    if (!was) arrive(node, reduced, drawn++)
    else if (!reduced && (was.left !== box.left || was.top !== box.top)) glide(node, was, box)
  }
}

function glide(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.left - to.left + (from.width - to.width) / 2, from.top - to.top + (from.height - to.height) / 2]
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`
  const flight = node.animate(
    [
      { transform: start, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    {
      duration: PLACE,
      easing: EASE,
    },
  )
  if (!node.closest('[data-square]')) return
  node.style.pointerEvents = 'none' // a square that it flies over can be tapped
  const landed = (): void => void (node.style.pointerEvents = '')
  flight.finished.then(landed, landed)
}

function arrive(node: HTMLElement, reduced: boolean, turn: number): void {
  const start = reduced ? { opacity: 0 } : { opacity: 0, transform: 'translateY(12px)' }
  const end = reduced ? { opacity: 1 } : { opacity: 1, transform: 'none' }
  const duration = reduced ? FADE : DRAW
  node.animate([start, end], { duration, delay: reduced ? 0 : turn * APART, easing: EASE, fill: 'backwards' })
}

function places(): Map<string, { node: HTMLElement; box: DOMRect }> {
  const nodes = [...document.querySelectorAll<HTMLElement>('[data-tile]')]
  return new Map(nodes.map((node) => [node.dataset.tile ?? '', { node, box: node.getBoundingClientRect() }]))
}

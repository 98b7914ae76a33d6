// Where one is in the page: the address, without a library. Links are plain anchors, so every browser habit works.
import { isOverlay, onceBack } from './parts/layout/back'

class Route {
  path = $state(location.pathname)
  query = $state(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('click', (event) => this.#follow(event))
  }

  go(to: string, replace = false): void {
    onceBack(() => {
      history[replace || isOverlay() ? 'replaceState' : 'pushState'](null, '', to)
      this.#read()
      scrollTo(0, 0)
    })
  }

  #read(): void {
    this.path = location.pathname
    if (this.query.toString() === new URLSearchParams(location.search).toString()) return
    this.query = new URLSearchParams(location.search)
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const elsewhere = !link || link.origin !== location.origin || link.target || link.hasAttribute('download')
    const special = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (elsewhere || special || event.defaultPrevented || link.pathname.startsWith('/api')) return
    if (link.hash && link.pathname === location.pathname) return // a place on this page, which the browser finds
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const route = new Route()

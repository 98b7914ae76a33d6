// @ts-check
// What is wrong with the page as it stands now, one sentence for each fault; see page_faults.py.
/**
 * @typedef {{ phone: boolean, main: boolean, rack: boolean, turn: boolean, home: boolean, says: string[] }} Wanted
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 * @typedef {{ node: Text, element: Element, text: string, lines: Box[], seen: Box[] }} Words
 */
(/** @type {Wanted} */ wanted) => {
  const CONTROL = 'button, a[href], input, select, textarea, summary, [role=option], [role=button], [role=switch]'
  const PLAYED_ON = '[role=grid], [data-tile], .tile, .carried, svg' // letters on tiles have a layout of their own
  const NARROWEST = 8
  const LONG_TOKEN = 20 // an address or a code may be broken anywhere
  /** @type {Set<string>} */
  const found = new Set()
  const [wide, high] = [document.documentElement.clientWidth, innerHeight]

  /** @param {Element} one */
  function named(one) {
    const label = one.getAttribute('aria-label') ?? one.textContent ?? ''
    const [first] = (one.getAttribute('class') ?? '').split(' ').filter((name) => !name.startsWith('svelte-'))
    return `“${label.replace(/\s+/g, ' ').trim().slice(0, 40)}” (${one.localName}${first ? `.${first}` : ''})`
  }
  /** @param {Box} box */
  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top)
  /** @param {Box} one @param {Box} other @returns {Box} */
  const shared = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  /** @param {Element} one */
  function isShown(one) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    return area(clipped(one, one.getBoundingClientRect())) > 4
  }
  /** What of a box is left once everything around the element has cut from it. @param {Element} element @param {Box} box */
  function clipped(element, box, from = element.parentElement) {
    let left = /** @type {Box} */ ({ left: box.left, top: box.top, right: box.right, bottom: box.bottom })
    let fixed = getComputedStyle(element).position === 'fixed'
    for (let one = from; one && one !== document.body && (!fixed || one === element); one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.overflowX !== 'visible' || style.clipPath !== 'none') left = shared(left, one.getBoundingClientRect())
      fixed = style.position === 'fixed'
    }
    return left
  }
  /** @param {Element} element */
  function scrolls(element) {
    for (let one = /** @type {Element | null} */ (element); one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one)
      if (/auto|scroll/.test(overflowX + overflowY)) return true
    }
    return false
  }
  /** @param {Element} element */
  const isCutWithDots = (element) => {
    for (let one = /** @type {Element | null} */ (element); one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).textOverflow === 'ellipsis') return true
    }
    return false
  }
  /** The elements that can be seen at a point, from the front to the first that nothing shines through. */
  function inSight(/** @type {number} */ x, /** @type {number} */ y) {
    const all = document.elementsFromPoint(x, y)
    const last = all.findIndex((one) => {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one)
      const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(backgroundColor)
      return opacity === '1' && (backgroundImage !== 'none' || Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.8)
    })
    return last < 0 ? all : all.slice(0, last + 1)
  }
  /** Every text that can be seen, with the boxes of its lines. @returns {Words[]} */
  function allWords() {
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
    /** @type {Words[]} */
    const words = []
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = /** @type {Text} */ (node).parentElement
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim()
      if (!text || !element || element.closest('script, style, noscript, option') || !isShown(element)) continue
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter((box) => box.width > 1)
      const seen = lines.map((box) => clipped(element, box, element)).filter((box) => area(box) > 4)
      if (seen.length) words.push({ node: /** @type {Text} */ (node), element, text, lines, seen })
    }
    return words
  }
  const dialog = [...document.querySelectorAll('[role=dialog]')].filter((one) => isShown(one)).at(-1) ?? null
  const words = allWords()
  const prose = words.filter(({ element }) => !element.closest(PLAYED_ON))
  const controls = [...(dialog ?? document).querySelectorAll(CONTROL)].filter(
    (one) => isShown(one) && !one.closest('[role=grid]') && !one.matches('[aria-hidden=true]'),
  )

  function saysWhatItShould() {
    for (const part of document.documentElement.lang === 'en' ? wanted.says : []) {
      if (!words.some(({ text }) => text.includes(part))) found.add(`does not say “${part}”`)
    }
    const said = [document.title, ...words.map(({ text }) => text)]
    for (const one of document.querySelectorAll('[aria-live], [role=status], [role=alert]')) said.push(one.textContent ?? '')
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(one.getAttribute(name) ?? '')
    }
    for (const text of said) {
      const strange = /\bundefined\b|\bNaN\b|\[object |\bInfinity\b|\{\w+\}|\bR-\d+\.\d+/.exec(text)
      if (strange) found.add(`shows “${strange[0]}” in “${text.slice(0, 60)}”`)
      if (/^[a-z]+\.[a-z][a-z-]+$/.test(text)) found.add(`shows “${text}”, which is no sentence`)
    }
    if (!document.title.trim()) found.add('has no title')
  }

  function fitsAcross() {
    const { scrollWidth } = document.documentElement
    if (scrollWidth > wide) found.add(`scrolls sideways: it is ${scrollWidth - wide} px too wide`)
    for (const { element, text, lines, seen } of prose) {
      const out = lines.some((box) => box.right > wide + 1 || box.left < -1)
      if (out && !scrolls(element) && !isCutWithDots(element)) found.add(`“${text.slice(0, 40)}” runs off the side`)
      const cut = lines.some((box, line) => seen[line] && area(box) - area(seen[line]) > 0.25 * area(box))
      if (cut && !scrolls(element) && !isCutWithDots(element)) found.add(`“${text.slice(0, 40)}” is cut off`)
    }
    for (const line of document.querySelectorAll('td .line')) {
      const [word, total] = [...line.children].map((one) => one.getBoundingClientRect()) // of the score pad
      if (word && total && total.top > word.bottom - 4) found.add(`the total of ${named(line)} stands below it`)
    }
  }

  function linesAreLongEnough() {
    for (const { text, lines, element } of prose) {
      const rows = new Set(lines.map((box) => Math.round(box.top / 4))).size
      const parts = text.split(/[\s\u00ad/–—-]+/).filter(Boolean)
      if (rows >= 3 && parts.length >= 3 && text.length / rows < NARROWEST) {
        found.add(`“${text.slice(0, 40)}” is set in a column of ${Math.round(text.length / rows)} characters`)
      }
      const hyphenates = getComputedStyle(element).hyphens === 'auto'
      if (rows > Math.max(1, parts.length) && !hyphenates && !parts.some((part) => part.length > LONG_TOKEN)) {
        found.add(`“${text.slice(0, 40)}” is broken within a word`)
      }
    }
  }

  /** @param {Box} box */
  const isOut = ({ left, top, right, bottom }) => bottom > high + 1 || top < -1 || right > wide + 1 || left < -1

  /** @param {Element} one @param {string} what */
  function isWhollyInSight(one, what) {
    const box = one.getBoundingClientRect()
    if (isOut(box)) {
      const at = `${Math.round(box.left)}..${Math.round(box.right)} by ${Math.round(box.top)}..${Math.round(box.bottom)}`
      found.add(`${what} ${named(one)} is not inside the window: it stands at ${at} of ${wide}x${high}`)
      return
    }
    const points = [0.2, 0.5, 0.8].map((part) => [box.left + part * box.width, box.top + 0.5 * box.height])
    for (const [x = 0, y = 0] of points) {
      const top = document.elementFromPoint(x, y)
      if (!top || one.contains(top) || top.contains(one)) continue
      found.add(`${what} ${named(one)} is covered by ${named(top)}`)
      return
    }
  }

  function whatMattersIsInSight() {
    const mains = [...(dialog ?? document).querySelectorAll('[data-main]')].filter((one) => isShown(one))
    for (const one of mains) isWhollyInSight(one, 'the main action')
    if (dialog) {
      isWhollyInSight(dialog, 'the sheet')
      for (const one of dialog.querySelectorAll('.foot .primary, .actions .primary')) isWhollyInSight(one, 'the action')
      return
    }
    const racks = [...document.querySelectorAll('[data-rack]')].filter((one) => isShown(one))
    for (const one of racks) isWhollyInSight(one, 'the rack')
    if (wanted.main && !mains.length) found.add('has no main action')
    if (wanted.rack && !racks.length) found.add('has no rack')
    const turns = [...document.querySelectorAll('[data-turn]')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      const isWhole = one.scrollWidth <= one.clientWidth + 1 || getComputedStyle(one).display === 'inline'
      return isShown(one) && isWhole && top >= 0 && bottom <= high && /\p{L}{2}/u.test(one.textContent ?? '')
    })
    if (wanted.turn && !turns.length) found.add('does not say in words whose turn it is')
    const home = [...document.querySelectorAll('a[href="/"]')].filter((one) => isShown(one))
    if (wanted.home && !scrollY && home.every((one) => isOut(one.getBoundingClientRect()))) found.add('has no way home')
  }

  function nothingOverlaps() {
    /** @type {{ element: Element, box: Box, name: string, isText: boolean }[]} */
    const parts = prose.flatMap(({ element, text, seen }) =>
      seen.map((box) => {
        const spare = (box.bottom - box.top) * 0.25 // above and below the letters
        const inner = { left: box.left + 1, right: box.right - 1, top: box.top + spare, bottom: box.bottom - spare }
        return { element, box: inner, name: `“${text.slice(0, 40)}”`, isText: true }
      }),
    )
    for (const one of [...controls, ...(dialog ?? document).querySelectorAll('[role=grid]')]) {
      if (one.matches('label input, .unseen') || !isShown(one)) continue
      const box = clipped(one, one.getBoundingClientRect())
      const name = one.matches('[role=grid]') ? 'the board' : named(one)
      parts.push({ element: one, box: { ...box, left: box.left + 1, right: box.right - 1 }, name, isText: false })
    }
    for (const [place, one] of parts.entries()) {
      for (const other of parts.slice(place + 1)) {
        const both = shared(one.box, other.box)
        if (both.right - both.left < 2 || both.bottom - both.top < 3) continue
        if (one.element.contains(other.element) || other.element.contains(one.element)) {
          if (one.isText !== other.isText || one.element !== other.element || one.name === other.name) continue
        }
        if (isCarried(one.element) || isCarried(other.element)) continue
        const standsInside = area(both) > 0.95 * Math.min(area(one.box), area(other.box))
        if (standsInside && !one.isText && !other.isText) continue // a button in the corner of a large one
        const sight = inSight((both.left + both.right) / 2, (both.top + both.bottom) / 2)
        if ([one, other].every(({ element }) => sight.some((seen) => seen === element || element.contains(seen)))) {
          found.add(`${one.name} and ${other.name} overlap`)
        }
      }
    }
  }
  /** Under a bar that stays while the page scrolls texts may be half hidden; under anything else they may not. */
  function nothingIsHalfHidden() {
    for (const { element, text, seen } of prose) {
      for (const box of seen) {
        if (box.bottom > high || box.top < 0 || box.left < 0 || box.right > wide) continue
        const points = [0.1, 0.5, 0.9].flatMap((across) =>
          [0.3, 0.7].map((down) => /** @type {const} */ ([
            box.left + across * (box.right - box.left),
            box.top + down * (box.bottom - box.top),
          ])),
        )
        const over = points.flatMap(([x, y]) => {
          if (element.contains(document.elementFromPoint(x, y))) return [] // which is quicker than to look behind it
          const sight = inSight(x, y)
          return sight.includes(element) || sight.some((one) => element.contains(one)) ? [] : [sight.at(-1)]
        })
        const [by] = over
        if (!by || over.length === points.length || isCarried(by) || stays(by)) continue
        found.add(`“${text.slice(0, 40)}” is half hidden by ${named(by)}`)
      }
    }
  }
  /** While nothing is scrolled, nothing lies over the top, nor over a square unless there is more to scroll to. */
  function boardAndTopAreFree() {
    if (dialog || scrollY) return
    const hasMore = document.documentElement.scrollHeight > high + 1
    const some = [...document.querySelectorAll('[role=grid] [role=gridcell]')].filter((_, place) => place % 4 === 0)
    for (const one of [...some, ...document.querySelectorAll('header :is(a, button, p)')]) {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      const grid = one.closest('[role=grid]')
      for (const part of grid ? [0.5] : [0.2, 0.8]) {
        const [x, y] = [(left + right) / 2, top + part * (bottom - top)]
        const front = document.elementFromPoint(x, y)
        if (!front || (grid ?? one).contains(front) || !isShown(one)) continue
        const by = inSight(x, y).at(-1) ?? front
        if ((grid ?? one).contains(by) || by.contains(one) || isCarried(by) || (grid && hasMore && stays(by))) continue
        found.add(`${grid ? 'a square' : `${named(one)} at the top`} is covered by ${named(by)}`)
      }
    }
  }
  /** @param {Element} element */
  function stays(element) {
    for (let one = /** @type {Element | null} */ (element); one; one = one.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(one).position)) return true
    }
    return false
  }
  /** Floats over the board on purpose. @param {Element} one */
  const isCarried = (one) => one.closest('.bubble, .carried, .flying, label') !== null

  const boards = [...document.querySelectorAll('[role=grid]')].map((one) => one.getBoundingClientRect())
  /** Pictures on squares are as large as squares. @param {Element} one */
  function isOnBoard(one) {
    const box = one.getBoundingClientRect()
    return boards.some((board) => area(shared(box, board)) > 0.95 * area(box))
  }
  function handsFindRoom() {
    for (const one of controls) {
      const box = (one.closest('label') ?? one).getBoundingClientRect()
      const inText = one.matches('a') && getComputedStyle(one).display === 'inline'
      const least = wanted.phone && one.matches('[data-main]') ? 44 : 24
      if (inText || one.matches('[data-tile]') || isOnBoard(one) || one.matches('.unseen') || (box.width >= least - 0.5 && box.height >= least - 0.5)) continue
      found.add(`${named(one)} is ${Math.round(box.width)}x${Math.round(box.height)} px, too small to touch`)
    }
    for (const { element, text, lines } of prose) {
      const button = element.closest('button, a.button')?.getBoundingClientRect()
      const out = button && lines.some((box) => box.right > button.right + 1 || box.left < button.left - 1)
      if (out && !isCutWithDots(element)) found.add(`“${text.slice(0, 40)}” does not fit into its button`)
    }
  }

  for (const check of [saysWhatItShould, fitsAcross, linesAreLongEnough, whatMattersIsInSight, handsFindRoom]) check()
  const untouchable = document.createElement('style')
  untouchable.textContent = '* { pointer-events: auto !important }' // else what lets touches through cannot be found
  document.head.append(untouchable)
  try {
    nothingOverlaps()
    nothingIsHalfHidden()
    boardAndTopAreFree()
  } finally {
    untouchable.remove()
  }
  return [...found]
}

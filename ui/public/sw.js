// Keeps the page itself in the browser, so that it comes up without the server and can be installed.
// What the server says is never kept: games are where they are played.

const SHELL = 'shell'
const LIVE = ['/api', '/ws', '/health', '/metrics']
const FILES = ['/', '/icon.svg', '/manifest.webmanifest']

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (LIVE.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromShell(request))
  else if (request.mode === 'navigate') event.respondWith(document(event))
  else event.respondWith(fetch(request).catch(() => caches.match(request).then((kept) => kept ?? Response.error())))
})

/** A file that never changes under its name. */
async function fromShell(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone())
  return answer
}

/** One document for every address: the server's, or the last one that it gave. */
async function document(event) {
  try {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(renew(answer.clone()))
    return answer
  } catch {
    return (await caches.match('/')) ?? Response.error()
  }
}

/** After a new version of the page, what the old one needed goes. */
async function renew(answer) {
  const [now, before] = [await answer.text(), await (await caches.match('/'))?.text()]
  if (now !== before) await keepShell()
}

async function keepShell() {
  const cache = await caches.open(SHELL)
  const html = await (await fetch('/', { cache: 'no-store' })).text()
  const needed = new Set([...FILES, ...assetsIn(html)])
  for (const path of [...needed].filter((path) => path.endsWith('.js'))) {
    for (const other of assetsIn(await (await fetch(path)).text())) needed.add(other)
  }
  await cache.addAll(needed)
  for (const request of await cache.keys()) if (!needed.has(new URL(request.url).pathname)) await cache.delete(request)
}

/** The first script names all that pages load when they are opened. */
function assetsIn(text) {
  return [...text.matchAll(/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => `/${path}`)
}

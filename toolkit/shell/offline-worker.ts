// The service worker of /tools/. It is outside of the cage, answers for the shells alone, and keeps the last one of
// each tool that was opened. The caged documents are held by the browser's own cache (they never change).
const worker = globalThis as unknown as OfflineWorker

const cacheName = 'fitila-tools'
const patience = 5_000

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(keepOpenPages().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && isShell(event.request.url))
    event.respondWith(freshOrKept(event.request))
})

/** The page that brought this worker was loaded before it was there. */
async function keepOpenPages(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const addresses = pages.map(({ url }) => withoutFragment(url)).filter(isShell)
  const cache = await caches.open(cacheName)
  await Promise.all(addresses.map((address) => cache.add(new Request(address, { cache: 'force-cache' }))))
}

/** From the net, so that a shell and its caged document always belong together; without a net, as it was last. */
async function freshOrKept(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(withoutFragment(request.url))
  try {
    const signal = kept ? AbortSignal.timeout(patience) : null
    const fresh = await fetch(request.url, { signal, cache: 'no-cache', credentials: 'omit' })
    if (fresh.ok) await cache.put(withoutFragment(request.url), fresh.clone())
    return fresh
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

/** `/tools/<name>`, perhaps its full edition, and nothing else below it: no file, no list of addresses, no way out. */
function isShell(address: string): boolean {
  const { pathname } = new URL(address)
  return /^\/tools\/[a-z-]+(?:\/full)?$/.test(pathname) && pathname !== '/tools/leave'
}

function withoutFragment(address: string): string {
  return /^[^#?]*/.exec(address)?.[0] ?? address
}

export {}

// The parts of ServiceWorkerGlobalScope in use: TypeScript's own library for workers cannot be used with the one for pages.
type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Event & { request: Request; respondWith(response: Promise<Response>): void }
type OfflineWorker = {
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { url: string }[]>
    claim(): Promise<void>
  }
}

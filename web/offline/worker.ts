/**
 * The service worker of the kept copies. It answers below /offline alone, keeps nothing by itself, and fetches nothing for anyone else.
 */
export function answerWithCopies(worker: CopiesWorker, cacheName: string): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
  worker.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname } = new URL(url)
    if (origin !== worker.location.origin) return
    if (method === 'POST' && pathname === '/offline/wipe') event.respondWith(wipe())
    else if (method === 'GET' && pathname === '/offline') event.respondWith(freshOrKept(event.request))
    else if (method === 'GET') event.respondWith(keptOrFresh(event.request, mode === 'navigate'))
  })

  async function wipe(): Promise<Response> {
    const last = await kept('/offline/wiped')
    await caches.delete(cacheName)
    await worker.registration.unregister()
    return last ?? Response.redirect('/', 303)
  }

  /** The page with the choice is better fresh; without a line, the list of the copies is in its place. */
  async function freshOrKept(request: Request): Promise<Response> {
    try {
      return await fetch(request)
    } catch (error) {
      const copy = await kept('/offline')
      if (copy) return copy
      throw error
    }
  }

  async function keptOrFresh(request: Request, isPage: boolean): Promise<Response> {
    const copy = await kept(request.url.split('#', 1)[0] ?? '')
    if (copy) return copy
    try {
      return await fetch(request)
    } catch (error) {
      const start = isPage ? await kept('/offline') : undefined
      if (start) return start
      throw error
    }
  }

  // `match` opens no cache; `open` would make a new one after everything was wiped.
  function kept(address: string): Promise<Response | undefined> {
    return caches.match(address, { cacheName })
  }
}

// The parts of ServiceWorkerGlobalScope in use: TypeScript's own library for workers cannot be used with the one for pages.
type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Event & { request: Request; respondWith(response: Promise<Response>): void }
export type CopiesWorker = {
  location: { origin: string }
  registration: { unregister(): Promise<boolean> }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void
}

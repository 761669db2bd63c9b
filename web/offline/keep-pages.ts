import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { keptCache, keptScope, wipeKeptPages } from '../shell/kept-pages.ts'
import { afterWipe, copyAddress, copyOf, startOfCopies, startPage, wipedPage } from './copies.ts'
import type { PageToKeep } from './pages-to-keep.ts'

const workerAddress = '/offline-worker.js'
// What the site's own policy allows, without scripts.
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'"

type Kept = { address: string; response: Response }

/** Whether this device holds copies. */
export async function hasKeptPages(): Promise<boolean> {
  return 'caches' in window && (await caches.has(keptCache))
}

export function canKeepPages(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator
}

/** All of them or none: the copies must not say which of them a person read. */
export async function keepPages(
  pages: readonly PageToKeep[],
  words: Words['offline'],
  day: string,
): Promise<void> {
  const note = fill(words.note, { day })
  const copies = await Promise.all(
    pages.map(async ({ address }) => ({ address, copy: copyOf(await textOf(address), note, pages) })),
  )
  const [frame] = copies
  if (!frame) return
  const start = startPage(
    frame.copy,
    { ...words, title: words.keptTitle, lead: fill(words.keptLead, { day }) },
    pages,
  )
  const wiped = wipedPage(frame.copy, { title: words.wipedTitle, lead: words.wipedLead })
  const all: Kept[] = [
    ...copies.map(({ address, copy }) => ({ address: copyAddress(address), response: pageOf(copy) })),
    { address: startOfCopies, response: pageOf(start) },
    { address: afterWipe, response: pageOf(wiped) },
    ...(await filesOf(frame.copy)),
  ]
  await wipeKeptPages()
  const cache = await caches.open(keptCache)
  await Promise.all(all.map(({ address, response }) => cache.put(address, response)))
  await navigator.serviceWorker.register(workerAddress, { scope: keptScope })
}

// Without a cookie, so that a copy is what anyone would get, no matter who is logged in here.
async function textOf(address: string): Promise<string> {
  const answer = await fetch(address, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`no copy of ${address}`)
  return answer.text()
}

function pageOf(copy: Document): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
  return new Response(`<!doctype html>${copy.documentElement.outerHTML}`, { headers })
}

/** The style sheets and the icon, which every page shares. */
async function filesOf(copy: Document): Promise<Kept[]> {
  const links = [...copy.querySelectorAll('link[rel="stylesheet"], link[rel="icon"]')]
  const addresses = links.flatMap((link) => link.getAttribute('href') ?? [])
  return Promise.all(
    addresses.map(async (address) => {
      const file = await fetch(address, { credentials: 'omit' })
      return { address, response: await withoutTypeface(file) }
    }),
  )
}

/** A browser may ask for a typeface that a sheet names, also where no word is set in it. A copy asks for nothing. */
async function withoutTypeface(file: Response): Promise<Response> {
  if (!file.headers.get('content-type')?.startsWith('text/css')) return file
  const sheet = (await file.text()).replace(/@font-face\s*\{[^}]*\}/g, '')
  return new Response(sheet, { headers: { 'Content-Type': 'text/css; charset=utf-8' } })
}

import { request } from '@playwright/test'
import type { CastRole } from '#tests/cast.ts'
import { ownNetwork } from '../network/own-network.ts'
import { pagesOfSite, type SitePage } from '../pages-of-site.ts'
import type { World } from '../world.ts'

export type Person = CastRole | 'visitor'

export type Answer = { status: number; text: string }

/** Every page of the site, as the server sends it to one person. */
export type PagesRead = {
  pages: readonly (SitePage & Answer)[]
  /** What the server sends for another address. It is asked once, and not for what is known from the pages. */
  read(href: string): Promise<Answer>
  close(): Promise<void>
}

/**
 * Asks for every page once. All that look for different things in the same pages share what came.
 *
 * @param pagesToRead where not every page is asked for
 */
export async function readPages(
  world: World,
  person: Person,
  pagesToRead: readonly SitePage[] = pagesOfSite(world),
): Promise<PagesRead> {
  const asker = await request.newContext({
    baseURL: world.baseURL,
    // Packing a page takes as long as making it, and nothing here asks about it.
    extraHTTPHeaders: { ...ownNetwork(), 'accept-encoding': 'identity' },
    ...(person === 'visitor' ? {} : { storageState: world.sessions[person] }),
  })
  const known = new Map<string, Answer>()
  const read = async (href: string) => {
    const found = known.get(href)
    if (found) return found
    const answer = await asker.get(href, { maxRetries: 2 })
    const isText = /text/.test(answer.headers()['content-type'] ?? '')
    const heard = { status: answer.status(), text: isText ? await answer.text() : '' }
    known.set(href, heard)
    await answer.dispose()
    return heard
  }
  const pages: (SitePage & Answer)[] = []
  for (const page of pagesToRead)
    pages.push({ ...page, ...(await read(new URL(page.address, world.baseURL).href)) })
  return { pages, read, close: () => asker.dispose() }
}

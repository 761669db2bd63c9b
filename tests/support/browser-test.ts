import { randomUUID } from 'node:crypto'
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import type { CastRole } from '#tests/cast.ts'
import { openAccount } from './doors.ts'
import { ownNetwork } from './network/own-network.ts'
import { openStrays, type Strays } from './strays.ts'
import { readWorld, type StorageState, type World } from './world.ts'

export { expect } from '@playwright/test'

export type Newcomer = { username: string; session: StorageState; page: Page }

type Fixtures = {
  strays: Strays
  /** A separate browser for a member of the cast, or for anyone with a session; no one's when left out. */
  enter(who?: CastRole | StorageState, options?: BrowserContextOptions): Promise<Page>
  /** A reporter who registered a moment ago, so that no other test has used up their reports. */
  newcomer(): Promise<Newcomer>
}

/** Playwright's test, on the running program. Fails when a page did what no page may do: see `Strays`. */
export const test = base.extend<Fixtures, { world: World }>({
  world: [async ({ browserName: _ }, provide) => provide(readWorld()), { scope: 'worker' }],
  baseURL: async ({ world }, provide) => provide(world.baseURL),
  // Each test comes from its own network, as its visitors would.
  extraHTTPHeaders: async ({ world: _ }, provide) => provide(ownNetwork()),
  strays: [
    async ({ world, javaScriptEnabled }, provide) => {
      const strays = openStrays(world.baseURL, javaScriptEnabled !== false)
      await provide(strays)
      expect(strays.found(), 'the pages stayed clean').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, strays }, provide) => {
    strays.watch(context)
    await provide(context)
  },
  enter: async ({ browser, world, strays }, provide) => {
    const opened: { close(): Promise<void> }[] = []
    await provide(async (who, options = {}) => {
      const storageState = typeof who === 'string' ? world.sessions[who] : who
      const context = await browser.newContext({
        extraHTTPHeaders: ownNetwork(),
        ...options,
        ...(storageState ? { storageState } : {}),
      })
      opened.push(context)
      strays.watch(context)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
  newcomer: async ({ enter, world }, provide) => {
    await provide(async () => {
      const username = freshUsername()
      const session = await openAccount(`${world.baseURL}/register`, username)
      return { username, session, page: await enter(session) }
    })
  },
})

export function freshUsername(): string {
  return `person-${randomUUID().slice(0, 8)}`
}

/** An invented name that no other report has, so that a test finds its report among those of other tests. */
export function freshName(): string {
  const letters = randomUUID().replace(/[^a-z]/g, '')
  return `Misali ${letters.charAt(0).toUpperCase()}${letters.slice(1)}kirkira`
}

/**
 * Until the scripts have taken over the page: for what only they do, and for nothing else. On the way of a report they come when
 * the page is touched; the key does nothing else.
 */
export async function untilLively(page: Page): Promise<void> {
  const lively = page.locator('html[data-hydrated]')
  await expect(async () => {
    if ((await lively.count()) === 0) await page.keyboard.press('Shift')
    await expect(lively).toBeAttached({ timeout: 2_000 })
  }).toPass()
}

import type { Page } from '@playwright/test'

export type HeldScripts = {
  /** Until the page has asked for the first of them. */
  areAskedFor(): Promise<void>
  come(): Promise<void>
}

/** Holds the scripts of a page back, as a slow line does, until they may come. */
export async function heldScripts(page: Page): Promise<HeldScripts> {
  const asked = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    asked.resolve()
    await free.promise
    // A page that was left has given up what it asked for.
    await route.continue().catch(() => undefined)
  })
  return {
    areAskedFor: () => asked.promise,
    async come() {
      free.resolve()
    },
  }
}

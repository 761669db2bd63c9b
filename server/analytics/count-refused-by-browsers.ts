import { sql } from 'drizzle-orm'
import type { RefusedThing } from '#domain/operating/refused-by-browsers.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { refusedByBrowsers } from '#server/database/schema.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

/** Adds what browsers refused to the sums of today. */
export const countRefusedByBrowsers = openUseCase(
  'refused-by-browsers.count',
  async ({ application }, refused: readonly (RefusedThing & { times: number })[]) => {
    if (refused.length === 0) return
    const day = dayInNigeria(application.now())
    await application.database.queries
      .insert(refusedByBrowsers)
      .values(refused.map((thing) => ({ day, ...thing })))
      .onConflictDoUpdate({
        target: [refusedByBrowsers.day, refusedByBrowsers.directive, refusedByBrowsers.source],
        set: { times: sql`${refusedByBrowsers.times} + excluded.times` },
      })
  },
)

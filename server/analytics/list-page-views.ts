import { desc, gte, sum } from 'drizzle-orm'
import type { RefusedDirective, RefusedSource } from '#domain/operating/refused-by-browsers.ts'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { pageViews, refusedByBrowsers } from '#server/database/schema.ts'
import { useCase } from '#server/kernel/use-case.ts'

export type Count = { name: string; views: number }

export type RefusedCount = { directive: RefusedDirective; source: RefusedSource; times: number }

export type PageViewCounts = Record<'page' | 'referringSite' | 'browser' | 'device' | 'country', Count[]>

/** How many days back `listPageViews` counts. */
export const countedDays = 30

const mostLines = 20

/**
 * The views of the last thirty days, by each thing that is counted, the most first.
 *
 * @throws SignInNeeded, RuleBroken
 */
export const listPageViews = useCase('page-views.read', async ({ application }): Promise<PageViewCounts> => {
  const since = addDays(dayInNigeria(application.now()), 1 - countedDays)
  const by = async (column: (typeof pageViews)[keyof PageViewCounts]): Promise<Count[]> => {
    const views = sum(pageViews.views).mapWith(Number)
    return application.database.queries
      .select({ name: column, views })
      .from(pageViews)
      .where(gte(pageViews.day, since))
      .groupBy(column)
      .orderBy(desc(views), column)
      .limit(mostLines)
  }
  const [page, referringSite, browser, device, country] = await Promise.all([
    by(pageViews.page),
    by(pageViews.referringSite),
    by(pageViews.browser),
    by(pageViews.device),
    by(pageViews.country),
  ])
  return { page, referringSite, browser, device, country }
})

/**
 * What browsers refused of our pages in the same days, the most first.
 *
 * @throws SignInNeeded, RuleBroken
 */
export const listRefusedByBrowsers = useCase(
  'page-views.read',
  async ({ application }): Promise<RefusedCount[]> => {
    const { day, directive, source } = refusedByBrowsers
    const times = sum(refusedByBrowsers.times).mapWith(Number)
    return application.database.queries
      .select({ directive, source, times })
      .from(refusedByBrowsers)
      .where(gte(day, addDays(dayInNigeria(application.now()), 1 - countedDays)))
      .groupBy(directive, source)
      .orderBy(desc(times), directive, source)
  },
)

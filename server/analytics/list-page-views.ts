import { desc, gte, sum } from 'drizzle-orm'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { pageViews } from '#server/database/schema.ts'
import { useCase } from '#server/kernel/use-case.ts'

export type Count = { name: string; views: number }

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

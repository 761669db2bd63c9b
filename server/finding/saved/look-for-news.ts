import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { ListFilters } from '#domain/finding/list-filters.ts'
import { daysOfRhythm } from '#domain/finding/saved-search.ts'
import { nothingAsked, readSearch } from '#domain/finding/search-query.ts'
import { hasFeature } from '#domain/plans/features.ts'
import { subscriptionOf } from '#domain/plans/subscription-of.ts'
import { addDays, type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { planTimeOf } from '#server/access/plans/plan-time.ts'
import { profiles, savedSearches } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { tellOfOwnNews } from '#server/notifications/tell-of-own-news.ts'
import { findCards } from '../public-list.ts'
import { openSearch } from './searched.ts'

const atOnce = 50

/**
 * Looks for those whose search is due, at days of publication that are over, each day once. Without the plan a search waits: when
 * the plan comes back, it is looked at from where it stopped.
 */
export async function lookForNews(application: Application): Promise<void> {
  let last = ''
  let some: Due[]
  do {
    some = await dueAfter(application, last)
    for (const due of some) await lookAt(application, due)
    last = some.at(-1)?.id ?? last
  } while (some.length === atOnce)
}

type Due = Awaited<ReturnType<typeof dueAfter>>[number]

function dueAfter({ database, now }: Application, last: string) {
  const today = dayInNigeria(now())
  return database.queries
    .select({
      ...{ id: savedSearches.id, holderId: savedSearches.holderId, sealed: savedSearches.sealedSearch },
      ...{ lookedUntil: savedSearches.lookedUntil, role: profiles.role, status: profiles.status },
      ...planTimeOf(sql`profiles.id`, today),
    })
    .from(savedSearches)
    .innerJoin(profiles, eq(profiles.id, savedSearches.holderId))
    .where(
      and(
        or(dueBy('daily', today), dueBy('weekly', today)),
        last === '' ? undefined : gt(savedSearches.id, last),
      ),
    )
    .orderBy(asc(savedSearches.id))
    .limit(atOnce)
}

function dueBy(alert: 'daily' | 'weekly', today: Day) {
  return and(
    eq(savedSearches.alert, alert),
    lt(savedSearches.lookedUntil, addDays(today, 1 - daysOfRhythm[alert])),
  )
}

async function lookAt(application: Application, due: Due): Promise<void> {
  const { id, holderId, lookedUntil, sealed, role, status, ...time } = due
  const isPaused = status !== 'active' || !hasFeature(subscriptionOf(role, time), 'advanced-search')
  if (isPaused) return
  const today = dayInNigeria(application.now())
  const { term, filters } = openSearch(application, id, sealed)
  const found = await countNew(application, term, narrowed(filters, lookedUntil, addDays(today, -1)))
  await application.database.queries.transaction(async (queries) => {
    // Of two processes at once, one finds the day that it started from.
    const written = await queries
      .update(savedSearches)
      .set({ lookedUntil: today, news: sql`${savedSearches.news} + ${found}` })
      .where(and(eq(savedSearches.id, id), eq(savedSearches.lookedUntil, lookedUntil)))
      .returning({ id: savedSearches.id })
    if (written.length > 0 && found > 0) await tellOfOwnNews(application, queries, holderId, 'search.news')
  })
}

/** The same search among what was published on these days; null where it asks for other days. */
function narrowed(filters: ListFilters, first: Day, last: Day): ListFilters | null {
  const from = filters.from !== null && filters.from > first ? filters.from : first
  const to = filters.to !== null && filters.to < last ? filters.to : last
  // A conviction is listed by the day of its judgment, and is new on another day.
  return from > to ? null : { ...filters, from, to, order: 'newest', withArchive: false }
}

async function countNew(
  application: Application,
  term: string,
  filters: ListFilters | null,
): Promise<number> {
  if (filters === null) return 0
  const query = term === '' ? nothingAsked : readSearch(term)
  const { count } = await application.database.inLane('searching', () =>
    findCards(application, query, filters, null, 1),
  )
  return count.rows
}

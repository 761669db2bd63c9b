import { asc, eq } from 'drizzle-orm'
import { writeListFilters } from '#domain/finding/list-filters.ts'
import type { AlertRhythm } from '#domain/finding/saved-search.ts'
import { mostKept } from '#domain/plans/quotas.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { savedSearches } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { openSearch } from './searched.ts'

export type SavedSearch = {
  id: string
  name: string
  term: string
  /** As an address has them. */
  query: string
  alert: AlertRhythm
  news: number
  hasFeed: boolean
  madeOn: Day
}

/** `most` is 0 where the plan does not have them: then they are paused. */
export type SavedSearches = { searches: SavedSearch[]; most: number }

/** The actor's saved searches, the oldest first. @throws SignInNeeded */
export const listSavedSearches = useCase(
  'saved-search.see',
  async ({ application, actor }): Promise<SavedSearches> => {
    const rows = await application.database.queries
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.holderId, actor.id))
      .orderBy(asc(savedSearches.madeOn), asc(savedSearches.id))
    const searches = rows.map(({ id, sealedSearch, alert, news, feedHash, madeOn }) => {
      const { name, term, filters } = openSearch(application, id, sealedSearch)
      const query = writeListFilters(filters)
      if (term !== '') query.set('q', term)
      return { id, name, term, query: String(query), alert, news, hasFeed: feedHash !== null, madeOn }
    })
    return { searches, most: mostKept(actor.subscription, 'saved-search') }
  },
)

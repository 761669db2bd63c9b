import { eq, sql } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { hasFeature } from '#domain/plans/features.ts'
import { subscriptionOf } from '#domain/plans/subscription-of.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { planTimeOf } from '#server/access/plans/plan-time.ts'
import { profiles, savedSearches } from '#server/database/people-schema.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { writeFeed } from '../atom-feed.ts'
import { hashOfFeed, openSearch } from './searched.ts'

/**
 * The feed of a saved search, for who has its secret address. It says neither what is searched for nor who is named. While the
 * plan is paused, it says so and has no entry.
 *
 * @throws NotFound for an address that was replaced or ended, and for one that never was
 */
export const feedOfSearch = openUseCase(
  'public.read',
  async ({ application }, secret: string): Promise<string> => {
    const [row] = await application.database.queries
      .select({
        ...{ id: savedSearches.id, sealed: savedSearches.sealedSearch },
        ...{ role: profiles.role, status: profiles.status },
        ...planTimeOf(sql`profiles.id`, dayInNigeria(application.now())),
      })
      .from(savedSearches)
      .innerJoin(profiles, eq(profiles.id, savedSearches.holderId))
      .where(eq(savedSearches.feedHash, hashOfFeed(secret.slice(0, 100))))
    if (!row) throw new NotFound()
    const { id, sealed, role, status, ...time } = row
    const runs = status === 'active' && hasFeature(subscriptionOf(role, time), 'advanced-search')
    const about = {
      id: `urn:uuid:${id}`,
      title: runs ? 'Fitila: a saved search' : 'Fitila: a saved search, paused because the plan has ended',
    }
    return writeFeed(application, about, runs ? openSearch(application, id, sealed) : null)
  },
)

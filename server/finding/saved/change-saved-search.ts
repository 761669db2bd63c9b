import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import { alertRhythms } from '#domain/finding/saved-search.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { savedSearches } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import type { Exported } from '../export/ticket.ts'
import { hashOfFeed, openSearch } from './searched.ts'

const rhythm = z.object({ alert: z.enum(alertRhythms) })

/**
 * Changes how often we look. From off, we look from today on.
 *
 * @throws SignInNeeded, Invalid, NotFound, RuleBroken 'not-in-plan'
 */
export const setAlert = useCase(
  'saved-search.save',
  async ({ application, actor }, id: string, input: Input): Promise<void> => {
    const { alert } = parseInput(rhythm, input)
    const changed = await application.database.queries
      .update(savedSearches)
      .set({ alert, lookedUntil: dayInNigeria(application.now()) })
      .where(ownSearch(actor.id, id))
      .returning({ id: savedSearches.id })
    if (changed.length === 0) throw new NotFound()
  },
)

/**
 * Makes a new secret address for the feed of a search. The one before opens nothing any more.
 *
 * @returns the secret, this once: only a hash of it is stored
 * @throws SignInNeeded, NotFound, RuleBroken 'not-in-plan'
 */
export const makeFeed = useCase(
  'saved-search.save',
  async ({ application, actor }, id: string): Promise<string> => {
    const secret = application.randomness.bytes(32).toString('base64url')
    const changed = await application.database.queries
      .update(savedSearches)
      .set({ feedHash: hashOfFeed(secret) })
      .where(ownSearch(actor.id, id))
      .returning({ id: savedSearches.id })
    if (changed.length === 0) throw new NotFound()
    return secret
  },
)

/** Also without the plan: an address that others know has to end. @throws SignInNeeded, NotFound */
export const endFeed = useCase(
  'saved-search.delete',
  async ({ application, actor }, id: string): Promise<void> => {
    const changed = await application.database.queries
      .update(savedSearches)
      .set({ feedHash: null })
      .where(ownSearch(actor.id, id))
      .returning({ id: savedSearches.id })
    if (changed.length === 0) throw new NotFound()
  },
)

/** @throws SignInNeeded, NotFound */
export const deleteSavedSearch = useCase(
  'saved-search.delete',
  async ({ application, actor }, id: string): Promise<void> => {
    const gone = await application.database.queries
      .delete(savedSearches)
      .where(ownSearch(actor.id, id))
      .returning({ id: savedSearches.id })
    if (gone.length === 0) throw new NotFound()
  },
)

/**
 * What a saved search asks for, to be shown. Its news is read by that.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'not-in-plan'
 */
export const takeSavedSearch = useCase(
  'saved-search.save',
  async ({ application, actor }, id: string): Promise<Exported> => {
    const [row] = await application.database.queries
      .update(savedSearches)
      .set({ news: 0 })
      .where(ownSearch(actor.id, id))
      .returning({ id: savedSearches.id, sealedSearch: savedSearches.sealedSearch })
    if (!row) throw new NotFound()
    const { term, filters } = openSearch(application, row.id, row.sealedSearch)
    return { term, filters }
  },
)

function ownSearch(holderId: string, id: string) {
  return and(eq(savedSearches.id, identifier(id)), eq(savedSearches.holderId, holderId))
}

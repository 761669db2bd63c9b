import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { writeListFilters } from '#domain/finding/list-filters.ts'
import { alertRhythms, longestSearchName } from '#domain/finding/saved-search.ts'
import { longestSearch } from '#domain/finding/search-query.ts'
import { mostKept } from '#domain/plans/quotas.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { savedSearches } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import type { Exported } from '../export/ticket.ts'
import { sealSearch } from './searched.ts'

const schema = z.object({ name: requiredLine(longestSearchName), alert: z.enum(alertRhythms) })

/**
 * Keeps a search for its holder. What it looks for is sealed.
 *
 * @param input `name`; `alert`, how often we look
 * @throws SignInNeeded, Invalid, RuleBroken 'not-in-plan', 'nothing-to-save' or 'kept-too-many'
 */
export const saveSearch = useCase(
  'saved-search.save',
  async ({ application, actor }, { term, filters }: Exported, input: Input): Promise<string> => {
    const searched = term.toWellFormed().slice(0, longestSearch).toWellFormed().trim()
    if (searched === '' && writeListFilters(filters).size === 0) throw new RuleBroken('nothing-to-save')
    const { name, alert } = parseInput(schema, input)
    const id = application.randomness.uuid()
    const today = dayInNigeria(application.now())
    await transact(application, async ({ queries }) => {
      // Two tabs at once save one after the other.
      await lockPerson(queries, actor.id)
      const kept = await queries.$count(savedSearches, eq(savedSearches.holderId, actor.id))
      if (kept >= mostKept(actor.subscription, 'saved-search')) throw new RuleBroken('kept-too-many')
      await queries.insert(savedSearches).values({
        ...{ id, holderId: actor.id, alert, lookedUntil: today, madeOn: today },
        sealedSearch: sealSearch(application, id, { name, term: searched, filters }),
      })
    })
    return id
  },
)

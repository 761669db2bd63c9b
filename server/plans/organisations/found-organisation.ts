import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { organisations } from '#server/database/people-schema.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { endOfLentTime, organisationOf } from './organisation-queries.ts'

const schema = z.object({ organisationName: requiredLine(80) })

/**
 * Founds an organisation, whose seats have what is left of the actor's own Enterprise time.
 *
 * @throws SignInNeeded, Invalid, RuleBroken 'in-organisation-already' or 'organisation-needs-enterprise'
 */
export const foundOrganisation = useCase(
  'organisation.found',
  async ({ application, actor }, input: Input): Promise<void> => {
    const { organisationName: name } = parseInput(schema, input)
    const { database, randomness, now } = application
    await database.queries.transaction(async (queries) => {
      await lockPerson(queries, actor.id)
      if (await organisationOf(queries, actor.id)) throw new RuleBroken('in-organisation-already')
      if (!(await endOfLentTime(application, queries, actor.id)))
        throw new RuleBroken('organisation-needs-enterprise')
      const foundedOn = dayInNigeria(now())
      await queries
        .insert(organisations)
        .values({ id: randomness.uuid(), name, ownerId: actor.id, foundedOn })
    })
  },
)

import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { mostWebhooks } from '#domain/api/webhooks.ts'
import { RuleBroken } from '#domain/errors.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { hasApiAccess } from '#server/access/api-keys/key-queries.ts'
import { profiles, webhooks } from '#server/database/people-schema.ts'
import { type Input, parseInput, refusal } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { readOutgoingAddress } from '#server/outgoing/outgoing.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { meetOrganisationRules } from '#server/plans/organisations/security/enter-organisation.ts'
import { logInOrganisation } from '#server/plans/organisations/security/organisation-log.ts'
import { newSeed } from './webhook-key.ts'
import { sealSetup } from './webhook-setup.ts'

const schema = z.object({
  name: requiredLine(40),
  address: requiredLine(500).transform((text, context) => {
    const url = readOutgoingAddress(text)
    if (!url || (url.port !== '' && url.port !== '443')) context.addIssue(refusal('not-a-webhook'))
    return url?.href ?? ''
  }),
})

/**
 * Makes a webhook: from now on a program at this address is told of what changes in public. Where the name leads is asked at each sending
 * and not here, so that this form tells nothing about networks.
 *
 * @throws SignInNeeded, Invalid, RuleBroken 'confirmation-needed', 'second-step-needed', 'api-needs-enterprise', 'webhooks-off' or 'too-many-webhooks',
 *   and as `enterOrganisation`
 */
export const makeWebhook = useCase(
  'webhook.make',
  async ({ application, actor }, input: Input): Promise<void> => {
    // Staff have the plan by their role, and their role counts with the second step alone.
    if (needsSecondStep(actor.role) && actor.assurance !== 'full') throw new RuleBroken('second-step-needed')
    if (!application.operator.hasWebhooks) throw new RuleBroken('webhooks-off')
    const { name, address } = parseInput(schema, input)
    const { randomness, vault, now } = application
    const id = randomness.uuid()
    const today = dayInNigeria(now())
    const setup = { address, keys: [{ seed: newSeed(randomness), until: null }] }
    await application.database.queries.transaction(async (queries) => {
      await lockPerson(queries, actor.id)
      if (!(await hasApiAccess(queries, eq(profiles.id, actor.id), today)))
        throw new RuleBroken('api-needs-enterprise')
      if ((await queries.$count(webhooks, eq(webhooks.holderId, actor.id))) >= mostWebhooks)
        throw new RuleBroken('too-many-webhooks')
      await meetOrganisationRules(application, queries, actor)
      await logInOrganisation(application, queries, actor, 'webhook-made')
      await queries.insert(webhooks).values({
        ...{ id, holderId: actor.id, name, madeOn: today, nextAt: now() },
        sealedSetup: sealSetup(vault, id, setup),
      })
    })
  },
)

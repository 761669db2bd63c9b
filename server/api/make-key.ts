import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import type { Scope } from '#domain/actor.ts'
import { keyLifetimes, mostKeys, mostNetworks } from '#domain/api/keys.ts'
import { fieldProblem, Invalid, RuleBroken } from '#domain/errors.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { readNetwork } from '#server/access/api-keys/allowed-networks.ts'
import { hasApiAccess } from '#server/access/api-keys/key-queries.ts'
import { hashOfKey, newKey } from '#server/access/api-keys/key-text.ts'
import { apiKeys, profiles } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { type Input, parseInput, refusal } from '#server/input/parse-input.ts'
import { paragraphs, requiredLine } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { meetOrganisationRules } from '#server/plans/organisations/security/enter-organisation.ts'
import { logInOrganisation } from '#server/plans/organisations/security/organisation-log.ts'
import { enqueue } from '#server/schedule/enqueue.ts'

const ticked = z
  .string()
  .optional()
  .transform((text) => text === 'on')

const schema = z.object({
  name: requiredLine(40),
  lifetime: z
    .string()
    .transform(Number)
    .refine((days) => keyLifetimes.some((each) => each === days), { params: { code: 'not-in-list' } }),
  networks: paragraphs(1000)
    .default('')
    .transform((text, context) => {
      const lines = text.split('\n').flatMap((line) => line.trim() || [])
      const networks = lines.flatMap((line) => readNetwork(line) ?? [])
      if (lines.length > mostNetworks) context.addIssue(refusal('too-many-lines', mostNetworks))
      else if (networks.length < lines.length) context.addIssue(refusal('not-a-network'))
      return [...new Set(networks)]
    }),
  publicRead: ticked,
  archiveRead: ticked,
})

/**
 * Makes a key of the API. It is returned this once: only a hash of it is stored. Its holder gets a letter.
 *
 * @param input `name`; `lifetime` in days; `networks`, one a line; `publicRead` and `archiveRead`, 'on' for what it is made for
 * @throws SignInNeeded, Invalid, RuleBroken 'confirmation-needed', 'second-step-needed', 'api-needs-enterprise' or 'too-many-keys',
 *   and as `enterOrganisation`
 */
export const makeKey = useCase(
  'key.make',
  async ({ application, actor }, input: Input): Promise<{ key: string }> => {
    // Staff have the plan by their role, and their role counts with the second step alone.
    if (needsSecondStep(actor.role) && actor.assurance !== 'full') throw new RuleBroken('second-step-needed')
    const { name, lifetime, networks, ...ticks } = parseInput(schema, input)
    const scopes = [
      ...(ticks.publicRead ? (['public.read'] as const) : []),
      ...(ticks.archiveRead ? (['archive.read'] as const) : []),
    ] satisfies Scope[]
    if (scopes.length === 0) throw new Invalid('invalid', { publicRead: fieldProblem('missing') })
    const key = newKey(application.randomness)
    const id = application.randomness.uuid()
    const today = dayInNigeria(application.now())
    await transact(application, async ({ queries, record }) => {
      await lockPerson(queries, actor.id)
      if (!(await hasApiAccess(queries, eq(profiles.id, actor.id), today)))
        throw new RuleBroken('api-needs-enterprise')
      const live = and(eq(apiKeys.holderId, actor.id), gt(apiKeys.expiresOn, today))
      if ((await queries.$count(apiKeys, live)) >= mostKeys) throw new RuleBroken('too-many-keys')
      await meetOrganisationRules(application, queries, actor)
      await queries.insert(apiKeys).values({
        ...{ id, holderId: actor.id, name, scopes, networks, madeOn: today },
        ...{ keyHash: hashOfKey(key), ending: key.slice(-4), expiresOn: addDays(today, lifetime) },
      })
      await logInOrganisation(application, queries, actor, 'key-made')
      await record(actor, { kind: 'key.made', subjectId: id, detail: {} })
      const data = { to: actor.email, notice: 'api-key-made' } as const
      await enqueue(application, queries, { kind: 'account-notice', data })
    })
    return { key }
  },
)

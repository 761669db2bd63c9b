import { z } from 'zod'
import { mostNetworks } from '#domain/api/keys.ts'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { type OrganisationRules, sessionHoursOffered } from '#domain/plans/organisation-rules.ts'
import { readNetwork } from '#server/access/api-keys/allowed-networks.ts'
import { organisationRules } from '#server/database/people-schema.ts'
import { type Input, parseInput, refusal } from '#server/input/parse-input.ts'
import { paragraphs } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { listSeats, lockOwn, organisationOf } from '../organisation-queries.ts'
import { enterOrganisation, refusalOf, rulesOf } from './enter-organisation.ts'
import { logInOrganisation } from './organisation-log.ts'

const ticked = z
  .string()
  .optional()
  .transform((text) => text === 'on')

const schema = z.object({
  needsPasskey: ticked,
  exportsByTwo: ticked,
  sessionHours: z
    .string()
    .default('')
    .transform((text) => (text === '' ? null : Number(text)))
    .refine((hours) => hours === null || sessionHoursOffered.some((each) => each === hours), {
      params: { code: 'not-in-list' },
    }),
  networks: paragraphs(1000)
    .default('')
    .transform((text, context) => {
      const lines = text.split('\n').flatMap((line) => line.trim() || [])
      const networks = lines.flatMap((line) => readNetwork(line) ?? [])
      if (lines.length > mostNetworks) context.addIssue(refusal('too-many-lines', mostNetworks))
      else if (networks.length < lines.length) context.addIssue(refusal('not-a-network'))
      return [...new Set(networks)]
    }),
})

/**
 * Sets what the actor's organisation demands before it shows what is its own. Rules that would keep the actor out are refused. The owner
 * changes networks and hours also from outside of them, with the password or a code: otherwise a new line of the office would lock all out.
 *
 * @throws SignInNeeded, Invalid, NotFound for all but owners, RuleBroken 'confirmation-needed', 'organisation-needs-enterprise',
 *   'organisation-needs-passkey', 'rules-lock-you-out' or 'no-second-member'
 */
export const setOrganisationRules = useCase(
  'organisation.secure',
  async ({ application, actor }, input: Input): Promise<void> => {
    const rules: OrganisationRules = parseInput(schema, input)
    await application.database.queries.transaction(async (queries) => {
      const { id } = await lockOwn(queries, actor.id)
      const before = await rulesOf(queries, id)
      // A thief with the password alone cannot take the passkeys away.
      if (before.needsPasskey && !actor.entrance?.byPasskey)
        throw new RuleBroken('organisation-needs-passkey')
      if (refusalOf(application, rules, actor)) throw new RuleBroken('rules-lock-you-out')
      if (rules.exportsByTwo && (await listSeats(queries, id)).every(({ isGuest }) => isGuest))
        throw new RuleBroken('no-second-member')
      const values = { ...rules, networks: [...rules.networks] }
      await queries
        .insert(organisationRules)
        .values({ ...values, organisationId: id })
        .onConflictDoUpdate({ target: organisationRules.organisationId, set: values })
      // Also asks whether the time of the organisation runs.
      await enterOrganisation(application, queries, actor)
      await logInOrganisation(application, queries, actor, 'rules-changed', id)
    })
  },
)

/**
 * What the actor's organisation demands, and whether the actor may change it. Shown without asking the rules, so that a member who
 * is kept out reads why.
 *
 * @throws SignInNeeded, NotFound 'no-organisation'
 */
export const showOrganisationRules = useCase(
  'organisation.see',
  async ({ application, actor }): Promise<{ name: string; isOwner: boolean; rules: OrganisationRules }> => {
    const { queries } = application.database
    const found = await organisationOf(queries, actor.id)
    if (!found) throw new NotFound('no-organisation')
    return { name: found.name, isOwner: found.isOwner, rules: await rulesOf(queries, found.id) }
  },
)

import { eq } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { noRules, type OrganisationRules, refusedByRules } from '#domain/plans/organisation-rules.ts'
import { isAllowed } from '#server/access/api-keys/allowed-networks.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { organisationRules } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { endOfLentTime, type OrganisationRow, organisationOf } from '../organisation-queries.ts'

export type Membership = OrganisationRow & { isOwner: boolean; isGuest: boolean; rules: OrganisationRules }

/** Guests are let in only where a use case says so. */
export type LetIn = 'members' | 'guests too'

/**
 * The actor's organisation, for everything that is the organisation's own. Its rules are asked of the session, and its time must run.
 *
 * @throws NotFound 'no-organisation' without one, RuleBroken 'organisation-needs-enterprise', 'organisation-network', 'organisation-session-old',
 *   'organisation-needs-passkey' or 'guests-read'
 */
export async function enterOrganisation(
  application: Application,
  queries: Queries | Transaction,
  actor: Person,
  letIn: LetIn = 'members',
): Promise<Membership> {
  const found = await organisationOf(queries, actor.id)
  if (!found) throw new NotFound('no-organisation')
  if (!(await endOfLentTime(application, queries, found.ownerId)))
    throw new RuleBroken('organisation-needs-enterprise')
  const rules = await rulesOf(queries, found.id)
  const refused = refusalOf(application, rules, actor)
  if (refused) throw new RuleBroken(refused)
  if (found.isGuest && letIn === 'members') throw new RuleBroken('guests-read')
  return { ...found, rules }
}

/** As `enterOrganisation`, for what people without an organisation do too: they and guests meet no rules. */
export async function meetOrganisationRules(
  application: Application,
  queries: Queries | Transaction,
  actor: Person,
): Promise<Membership | null> {
  const found = await organisationOf(queries, actor.id)
  if (!found || found.isGuest || !(await endOfLentTime(application, queries, found.ownerId))) return null
  return enterOrganisation(application, queries, actor)
}

export function refusalOf({ now }: Pick<Application, 'now'>, rules: OrganisationRules, { entrance }: Person) {
  const isInNetworks = isAllowed(rules.networks, entrance?.address ?? null)
  return refusedByRules(rules, entrance, { now: now(), isInNetworks })
}

export async function rulesOf(
  queries: Queries | Transaction,
  organisationId: string,
): Promise<OrganisationRules> {
  const [row] = await queries
    .select({
      needsPasskey: organisationRules.needsPasskey,
      sessionHours: organisationRules.sessionHours,
      networks: organisationRules.networks,
      exportsByTwo: organisationRules.exportsByTwo,
    })
    .from(organisationRules)
    .where(eq(organisationRules.organisationId, organisationId))
  return row ?? noRules
}

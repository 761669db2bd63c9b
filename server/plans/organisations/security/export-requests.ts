import { createHash } from 'node:crypto'
import { and, asc, eq, gt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { exportRequestDays } from '#domain/plans/organisation-rules.ts'
import { addDays, type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { organisationExports, profiles } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { enterOrganisation, meetOrganisationRules } from './enter-organisation.ts'
import { logInOrganisation } from './organisation-log.ts'

/**
 * To be called before each export of an account. In an organisation whose exports need two, it asks for one, or uses up the agreement of a
 * colleague to the same list.
 *
 * @param asked the list as its address says it
 * @throws RuleBroken 'export-waits' where a second member has to agree first, and as `enterOrganisation`
 */
export async function spendAgreement(application: Application, actor: Person, asked: string): Promise<void> {
  const { database } = application
  const waits = await database.queries.transaction(async (queries) => {
    const membership = await meetOrganisationRules(application, queries, actor)
    if (!membership) return false
    const { id, rules } = membership
    if (!rules.exportsByTwo) {
      await logInOrganisation(application, queries, actor, 'export-begun', id)
      return false
    }
    const askedMark = markOf(asked)
    const today = dayInNigeria(application.now())
    const same = and(eq(organisationExports.askedBy, actor.id), eq(organisationExports.askedMark, askedMark))
    const [known] = await queries.select().from(organisationExports).where(same).for('update')
    const isLive = known && known.organisationId === id && addDays(known.askedOn, exportRequestDays) > today
    if (isLive && known.agreedOn) {
      await queries.delete(organisationExports).where(same)
      await logInOrganisation(application, queries, actor, 'export-begun', id)
      return false
    }
    if (isLive) return true
    await queries.delete(organisationExports).where(same)
    const requestId = application.randomness.uuid()
    const sealedAsked = application.vault.seal(`export-request:${requestId}`, { asked })
    const request = { id: requestId, organisationId: id, askedBy: actor.id, askedMark, sealedAsked }
    // Two requests at once are one.
    await queries
      .insert(organisationExports)
      .values({ ...request, askedOn: today })
      .onConflictDoNothing()
    await logInOrganisation(application, queries, actor, 'export-asked', id)
    return true
  })
  if (waits) throw new RuleBroken('export-waits')
}

export type ExportRequest = {
  id: string
  username: string
  /** The list as its address says it; empty for the whole list. */
  asked: string
  askedOn: Day
  isOwn: boolean
  agreed: { by: string | null; on: Day } | null
}

/** The exports that wait in the actor's organisation, the oldest first. @throws SignInNeeded, NotFound, and as `enterOrganisation` */
export const listExportRequests = useCase(
  'organisation.agree-export',
  async ({ application, actor }): Promise<ExportRequest[]> => {
    const { queries } = application.database
    const { id } = await enterOrganisation(application, queries, actor)
    const agreeing = alias(profiles, 'agreeing')
    const since = addDays(dayInNigeria(application.now()), -exportRequestDays)
    const rows = await queries
      .select({ request: organisationExports, username: profiles.username, agreedBy: agreeing.username })
      .from(organisationExports)
      .innerJoin(profiles, eq(profiles.id, organisationExports.askedBy))
      .leftJoin(agreeing, eq(agreeing.id, organisationExports.agreedBy))
      .where(and(eq(organisationExports.organisationId, id), gt(organisationExports.askedOn, since)))
      .orderBy(asc(organisationExports.askedOn), asc(organisationExports.id))
    return rows.map(({ request, username, agreedBy }) => ({
      ...{ id: request.id, username, askedOn: request.askedOn, isOwn: request.askedBy === actor.id },
      asked: askedIn(application, request),
      agreed: request.agreedOn ? { by: agreedBy, on: request.agreedOn } : null,
    }))
  },
)

/**
 * Agrees to the export of a colleague, or declines it.
 *
 * @throws SignInNeeded, NotFound also for a request of another organisation, RuleBroken 'own-export', and as `enterOrganisation`
 */
export const answerExportRequest = useCase(
  'organisation.agree-export',
  async (
    { application, actor },
    requestId: string | undefined,
    answer: 'agree' | 'decline',
  ): Promise<void> => {
    await application.database.queries.transaction(async (queries) => {
      const { id } = await enterOrganisation(application, queries, actor)
      const one = and(
        eq(organisationExports.id, identifier(requestId)),
        eq(organisationExports.organisationId, id),
      )
      const [request] = await queries.select().from(organisationExports).where(one).for('update')
      if (!request) throw new NotFound()
      // Who asked can take it back, and not agree to it.
      if (request.askedBy === actor.id && answer === 'agree') throw new RuleBroken('own-export')
      const agreed = { agreedBy: actor.id, agreedOn: dayInNigeria(application.now()) }
      if (answer === 'agree') await queries.update(organisationExports).set(agreed).where(one)
      else await queries.delete(organisationExports).where(one)
      const kind = answer === 'agree' ? 'export-agreed' : 'export-declined'
      await logInOrganisation(application, queries, actor, kind, id)
    })
  },
)

function markOf(asked: string): Buffer {
  return createHash('sha256').update(asked).digest()
}

function askedIn({ vault }: Application, { id, sealedAsked }: { id: string; sealedAsked: Buffer }): string {
  return z.object({ asked: z.string() }).parse(vault.open(`export-request:${id}`, sealedAsked)).asked
}

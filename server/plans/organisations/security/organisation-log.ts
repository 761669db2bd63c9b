import { desc, eq } from 'drizzle-orm'
import type { LogKind } from '#domain/plans/organisation-rules.ts'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { organisationLog, profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { organisationOf } from '../organisation-queries.ts'
import { enterOrganisation } from './enter-organisation.ts'

/** Writes what a member did into the log of their organisation, in the transaction of what was done. People without one leave no line. */
export async function logInOrganisation(
  { now }: Pick<Application, 'now'>,
  queries: Queries | Transaction,
  actor: { id: string },
  kind: LogKind,
  organisationId?: string,
): Promise<void> {
  const own = organisationId ? null : await organisationOf(queries, actor.id)
  // What a guest does with an account of their own is nothing of the organisation.
  const id = organisationId ?? (own?.isGuest ? undefined : own?.id)
  if (!id) return
  const happenedOn = dayInNigeria(now())
  await queries.insert(organisationLog).values({ organisationId: id, kind, actorId: actor.id, happenedOn })
}

/** `username` is null for an account that is gone. */
export type LogLine = { kind: LogKind; username: string | null; on: Day }

const mostLines = 1000

/**
 * What was done in the actor's organisation, the newest first. Every member reads it, so that no one is watched in secret.
 *
 * @throws SignInNeeded, NotFound, and as `enterOrganisation`
 */
export const readOrganisationLog = useCase(
  'organisation.read-log',
  async ({ application, actor }): Promise<LogLine[]> => {
    const { queries } = application.database
    const { id } = await enterOrganisation(application, queries, actor)
    return queries
      .select({ kind: organisationLog.kind, username: profiles.username, on: organisationLog.happenedOn })
      .from(organisationLog)
      .leftJoin(profiles, eq(profiles.id, organisationLog.actorId))
      .where(eq(organisationLog.organisationId, id))
      .orderBy(desc(organisationLog.id))
      .limit(mostLines)
  },
)

import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { RuleBroken } from '#domain/errors.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '#server/access/factors/recovery-codes.ts'
import { endSessionsOf } from '#server/access/sessions.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { enqueue } from '#server/schedule/enqueue.ts'

/**
 * The shape of every change of how a person logs in: one transaction that changes it, logs out every other device and
 * writes to the person.
 *
 * @param sessionId the session that stays
 */
export function changeSecondStep<T>(
  application: Application,
  person: Person,
  sessionId: string,
  change: (queries: Transaction) => Promise<T>,
): Promise<T> {
  return application.database.queries.transaction(async (queries) => {
    // One change after the other, so that two at once cannot take away the last two second steps.
    await queries.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, person.id)).for('update')
    const result = await change(queries)
    await noteFirstStep(queries, person.id, application.now())
    await endSessionsOf(application, queries, person.id, { except: sessionId })
    await enqueue(application, queries, {
      kind: 'account-notice',
      data: { to: person.email, notice: 'second-step-changed' },
    })
    return result
  })
}

/** The first step that they ever set up tells from when they count as a second person. */
async function noteFirstStep(queries: Transaction, userId: string, now: Date): Promise<void> {
  await queries
    .update(profiles)
    .set({ secondStepSince: now })
    .where(and(eq(profiles.id, userId), isNull(profiles.secondStepSince), hasSecondStep(userId)))
}

function hasSecondStep(userId: string) {
  return sql`(exists (select 1 from totp_factors where user_id = ${userId} and activated_at is not null)
    or exists (select 1 from passkeys where user_id = ${userId}))`
}

/** Codes on paper, for a person who has none yet. */
export async function firstRecoveryCodes(
  application: Application,
  queries: Transaction,
  userId: string,
): Promise<string[] | null> {
  return (await countRecoveryCodes(queries, userId)) > 0
    ? null
    : replaceRecoveryCodes(application, queries, userId)
}

/** Of staff, whose pages open by nothing else. @throws RuleBroken 'last-second-step' */
export async function refuseLast(queries: Transaction, person: Person): Promise<void> {
  const { rows } = await queries.execute<{ steps: number }>(sql`
    select (select count(*) from totp_factors where user_id = ${person.id} and activated_at is not null)::int
      + (select count(*) from passkeys where user_id = ${person.id})::int as steps`)
  if (rows[0]?.steps === 0) throw new RuleBroken('last-second-step')
}

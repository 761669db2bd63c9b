import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { SessionAssurance } from '#domain/people/assurance.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { passkeys, totpFactors } from '#server/database/people-schema.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

export type SecondSteps = {
  app: { id: string; since: Date } | null
  passkeys: { id: string; name: string; since: Date; lastUsedOn: string | null }[]
  codesLeft: number
}

/** What this person can show beside their password. */
export async function secondStepsOf(queries: Queries | Transaction, userId: string): Promise<SecondSteps> {
  const [factor] = await queries
    .select({ id: totpFactors.id, since: totpFactors.activatedAt })
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.activatedAt)))
  const keys = await queries
    .select({
      id: passkeys.id,
      name: passkeys.name,
      since: passkeys.createdAt,
      lastUsedOn: passkeys.lastUsedOn,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt))
  return {
    app: factor?.since ? { id: factor.id, since: factor.since } : null,
    passkeys: keys,
    codesLeft: await countRecoveryCodes(queries, userId),
  }
}

/** How far the right password alone brings a person. Recovery codes replace a second step. They are not one themselves. */
export async function assuranceAfterPassword(
  queries: Queries | Transaction,
  userId: string,
): Promise<SessionAssurance> {
  const { rows } = await queries.execute<{ owed: boolean }>(sql`
    select exists (select 1 from totp_factors where user_id = ${userId} and activated_at is not null)
      or exists (select 1 from passkeys where user_id = ${userId}) as owed`)
  return rows[0]?.owed ? 'pending' : 'password'
}

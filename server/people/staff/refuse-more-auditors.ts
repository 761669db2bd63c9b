import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { mostAuditors } from '#domain/journal/entry.ts'
import type { Role } from '#domain/people/roles.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { invitations, profiles, proposals } from '#server/database/people-schema.ts'
import { isOpen } from '#server/proposals/proposal-queries.ts'
import { lockPower } from '#server/proposals/staff-members.ts'

/**
 * Counts those who are auditors, those invited, and those proposed. Takes the lock of power, so that two invitations at once are counted.
 *
 * @throws RuleBroken 'auditors-are-two'
 */
export async function refuseMoreAuditors(queries: Transaction, role: Role, now: Date): Promise<void> {
  if (role !== 'auditor') return
  await lockPower(queries)
  // One after the other: a connection answers one question at a time.
  const are = await queries.$count(profiles, eq(profiles.role, role))
  const invited = await queries.$count(
    invitations,
    and(eq(invitations.role, role), isNull(invitations.acceptedAt), gt(invitations.expiresAt, now)),
  )
  const proposed = await queries.$count(
    proposals,
    and(isOpen, eq(proposals.act, 'role'), sql`${proposals.detail}->>'roleTo' = ${role}`),
  )
  if (are + invited + proposed >= mostAuditors) throw new RuleBroken('auditors-are-two')
}

import { and, eq, gt } from 'drizzle-orm'
import type { Grant, GrantSubject } from '#domain/people/grants.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { grants } from '#server/database/people-schema.ts'

/** Those on one subject that count now. Loaded with the subject, so that rules can ask them. */
export async function grantsOn(
  queries: Queries | Transaction,
  { kind, id }: GrantSubject,
  now: Date,
): Promise<Grant[]> {
  const rows = await queries
    .select({ holderId: grants.holderId, capacity: grants.capacity, until: grants.until })
    .from(grants)
    .where(and(eq(grants.subjectKind, kind), eq(grants.subjectId, id), gt(grants.until, now)))
  return rows.map((row) => ({ subject: { kind, id }, ...row }))
}

import { eq, sql } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'

/**
 * Notes by whom an account joined the staff, with the whole line of those before. Who left the staff and joins again keeps the line of
 * the first time behind the new one: otherwise a second way in would cut the bond to the first hand.
 *
 * @throws NotFound 'invitation-not-valid' where the colleague who proposed it has no account any more
 */
export async function bringIn(queries: Transaction, id: string, broughtBy: string | null): Promise<void> {
  const [inviter] = broughtBy
    ? await queries.select({ line: profiles.broughtThrough }).from(profiles).where(eq(profiles.id, broughtBy))
    : []
  // Who left took their line along.
  if (!broughtBy || !inviter) throw new NotFound('invitation-not-valid')
  const line = [broughtBy, ...inviter.line]
  await queries
    .update(profiles)
    .set({ broughtThrough: sql`${sql.param(line, profiles.broughtThrough)} || ${profiles.broughtThrough}` })
    .where(eq(profiles.id, id))
}

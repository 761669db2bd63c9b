import { eq } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import type { AccountStatus } from '#domain/people/accounts.ts'
import type { Role } from '#domain/people/roles.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'

/**
 * Holds one account until the transaction ends.
 *
 * @throws NotFound
 */
export async function lockPerson(
  queries: Transaction,
  id: string,
): Promise<{ id: string; role: Role; status: AccountStatus }> {
  const [person] = await queries
    .select({ id: profiles.id, role: profiles.role, status: profiles.status })
    .from(profiles)
    .where(eq(profiles.id, id))
    .for('update')
  if (!person) throw new NotFound()
  return person
}

import { and, asc, eq, inArray } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { hasCapacity, rolesWith } from '#domain/people/capacities.ts'
import type { Role } from '#domain/people/roles.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'

/**
 * Holds every administrator who can act until the transaction ends. Two who demote each other in one moment then come one
 * after the other, and the second finds that they are no administrator any more.
 *
 * @returns their ids
 */
export async function lockAdministrators(queries: Transaction): Promise<string[]> {
  const rows = await queries
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(inArray(profiles.role, rolesWith('administers')), eq(profiles.status, 'active')))
    // In one order, so that no one waits in a circle.
    .orderBy(asc(profiles.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** @throws RuleBroken when this would leave no one who can act as administrator */
export function refuseLast(administrators: readonly string[], leaving: { id: string; role: Role }): void {
  const isOnlyOne = administrators.length === 1 && administrators[0] === leaving.id
  if (hasCapacity(leaving.role, 'administers') && isOnlyOne) throw new RuleBroken('last-administrator')
}

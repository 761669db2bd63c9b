import { isNull } from 'drizzle-orm'
import { Unavailable } from '#domain/errors.ts'
import { freezes } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

/** Whether the operator has stopped all changes. Asked each time: a process that remembers would go on for a while. */
export async function isFrozen({ database }: Pick<Application, 'database'>): Promise<boolean> {
  const rows = await database.queries.select({ id: freezes.id }).from(freezes).where(isNull(freezes.endedAt))
  return rows.length > 0
}

/** @throws Unavailable 'site-frozen' */
export async function refuseWhileFrozen(application: Pick<Application, 'database'>): Promise<void> {
  if (await isFrozen(application)) throw new Unavailable('site-frozen')
}

import { isNull } from 'drizzle-orm'
import { Unavailable } from '#domain/errors.ts'
import type { Queries } from '#server/database/open-database.ts'
import { freezes } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { JointWork } from '#server/kernel/together.ts'

type Asking = Pick<Application, 'database' | 'together'>

/** Whether the operator has stopped all changes. Asked each time: a process that remembers would go on for a while. */
export async function isFrozen({ database }: Pick<Application, 'database'>): Promise<boolean> {
  const rows = await database.prepared(openFreezes).execute()
  return rows.length > 0
}

/** One statement that begins after all of them asked is the answer to each. */
const asking: JointWork<Asking, boolean> = {
  does: 'read',
  databaseOf: ({ database }) => database,
  partyOf: () => null,
  async doAll(asked) {
    const answer = await isFrozen(asked[0])
    return asked.map(() => answer)
  },
}

// Before each form that is sent: written and planned once a connection.
function openFreezes(queries: Queries) {
  return queries
    .select({ id: freezes.id })
    .from(freezes)
    .where(isNull(freezes.endedAt))
    .prepare('open_freezes')
}

/** @throws Unavailable 'site-frozen' */
export async function refuseWhileFrozen(application: Asking): Promise<void> {
  if ((await application.together.run(asking, application)) ?? (await isFrozen(application)))
    throw new Unavailable('site-frozen')
}

import { randomUUID } from 'node:crypto'
import type { GrantableCapacity, GrantSubject } from '#domain/people/grants.ts'
import { after, type Duration } from '#domain/time/durations.ts'
import { grants } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'

type Given = { subject: GrantSubject; holderId: string; capacity?: GrantableCapacity; lives: Duration }

/** Nothing of the site issues a grant yet. */
export async function writeGrant(
  { database, now }: Application,
  { subject, holderId, capacity = 'reads-sealed-text', lives }: Given,
): Promise<void> {
  await database.queries.insert(grants).values({
    ...{ id: randomUUID(), subjectKind: subject.kind, subjectId: subject.id, holderId, capacity },
    ...{ grantedBy: randomUUID(), grantedAt: now(), until: after(now(), lives) },
  })
}

import { and, eq, isNotNull } from 'drizzle-orm'
import { clock } from '#domain/actor.ts'
import { freezes } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'

/** Puts into the log that the site was frozen, and that it was let go. The operator's program has no part in the log. */
export async function noteFreezes(application: Application): Promise<void> {
  await transact(application, async ({ queries, record }) => {
    const begun = await queries
      .update(freezes)
      .set({ beginNoted: true })
      .where(eq(freezes.beginNoted, false))
      .returning({ id: freezes.id })
    const ended = await queries
      .update(freezes)
      .set({ endNoted: true })
      .where(and(eq(freezes.endNoted, false), isNotNull(freezes.endedAt)))
      .returning({ id: freezes.id })
    for (const { id } of begun) await record(clock, { kind: 'setting.frozen', subjectId: id, detail: {} })
    for (const { id } of ended) await record(clock, { kind: 'setting.thawed', subjectId: id, detail: {} })
  })
}

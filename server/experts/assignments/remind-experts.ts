import { eq } from 'drizzle-orm'
import { clock } from '#domain/actor.ts'
import { isOverdue, isReminderDue } from '#domain/experts/assignment.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { expertAssignments } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { changeAssignment, lockAssignment, toldOf } from './assignment-queries.ts'

/** Reminds experts of work that is due soon, today or late; of what is late, also who asked. */
export async function remindExperts(application: Application): Promise<void> {
  const today = dayInNigeria(application.now())
  const open = await application.database.queries
    .select()
    .from(expertAssignments)
    .where(eq(expertAssignments.state, 'accepted'))
  for (const { id, dueOn, remindedOn } of open)
    if (isReminderDue(dueOn, remindedOn, today))
      await transact(application, async (unit) => {
        const row = await lockAssignment(unit.queries, id)
        // An answer, or another process, came first.
        if (row?.state !== 'accepted' || !isReminderDue(row.dueOn, row.remindedOn, today)) return
        await changeAssignment(unit.queries, id, { remindedOn: today })
        const late = isOverdue(row.dueOn, today) ? row.invitedBy : null
        await unit.record(clock, { kind: 'assignment.reminded', ...toldOf(row, row.expertId, late) })
      })
}

import { and, inArray, lt } from 'drizzle-orm'
import { clock } from '#domain/actor.ts'
import { nextState } from '#domain/experts/workflow.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { expertAssignments } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { lockAssignment, toldOf } from './assignment-queries.ts'
import { endWith } from './staff-steps.ts'

/** Ends invitations that no expert took in time, and tells who sent them. */
export async function lapseInvitations(application: Application): Promise<void> {
  const now = application.now()
  const due = await application.database.queries
    .select({ id: expertAssignments.id })
    .from(expertAssignments)
    .where(
      and(
        inArray(expertAssignments.state, ['invited', 'cleared']),
        lt(expertAssignments.lapsesOn, dayInNigeria(now)),
      ),
    )
  for (const { id } of due)
    await transact(application, async (unit) => {
      const row = await lockAssignment(unit.queries, id)
      const state = row && nextState(row.state, 'lapse')
      if (!row || !state) return
      await endWith(unit.queries, row, state, now)
      await unit.record(clock, { kind: 'assignment.lapsed', ...toldOf(row, row.invitedBy) })
    })
}

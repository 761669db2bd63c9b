import { and, inArray, lt, or } from 'drizzle-orm'
import { clock } from '#domain/actor.ts'
import { isFoundTied, nextState } from '#domain/experts/workflow.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { expertAssignments } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { changeAssignment, isFoundTiedInDatabase, lockAssignment, toldOf } from './assignment-queries.ts'
import { endWith } from './staff-steps.ts'

/** Ends invitations that no expert took in time, and tells who sent them. */
export async function lapseInvitations(application: Application): Promise<void> {
  const now = application.now()
  const due = await application.database.queries
    .select({ id: expertAssignments.id })
    .from(expertAssignments)
    .where(
      and(
        or(inArray(expertAssignments.state, ['invited', 'cleared']), isFoundTiedInDatabase()),
        lt(expertAssignments.lapsesOn, dayInNigeria(now)),
      ),
    )
  for (const { id } of due)
    await transact(application, async (unit) => {
      const row = await lockAssignment(unit.queries, id)
      const state = row && nextState(row.state, 'lapse')
      if (!row || !state) return
      // Its expert's access ended before, and the day of that stays: by it their page goes on saying that it is over.
      if (isFoundTied(row)) await changeAssignment(unit.queries, row.id, { state })
      else await endWith(unit.queries, row, state, now)
      await unit.record(clock, { kind: 'assignment.lapsed', ...toldOf(row, row.invitedBy) })
    })
}

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import { assignmentLimits, extensionDays, graceDays } from '#domain/experts/assignment.ts'
import { isFoundTied } from '#domain/experts/workflow.ts'
import { addDays, dayInNigeria, startOfDay } from '#domain/time/day-in-nigeria.ts'
import { numberOfForm } from '#server/conversations/number-of-form.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { grants } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredParagraphs } from '#server/input/text.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { endAccess } from '../end-work.ts'
import {
  type AssignmentRow,
  changeAssignment,
  lockAssignment,
  stateAfter,
  toldOf,
} from './assignment-queries.ts'
import { addToTalk } from './take-work.ts'

const form = z.object({ message: requiredParagraphs(assignmentLimits.message) })

/** Writes to the expert. @param input `message`, and `messageNumber` of the form @throws SignInNeeded, NotFound, Invalid, RuleBroken 'step-not-possible' */
export const writeToExpert = useCaseOn(
  'expert.ask',
  reportHeld,
  async (
    { application, actor, unit, report },
    _id: string,
    assignmentId: string,
    input: Input,
  ): Promise<void> => {
    const { message } = parseInput(form, { message: input.message ?? '' })
    const row = await lockOf(unit.queries, report.row.id, assignmentId)
    stateAfter(row, 'write')
    const added = await addToTalk(application, unit.queries, row, {
      ...{ side: 'staff', text: message, formNumber: numberOfForm(input) },
    })
    if (added === 'again') return
    await unit.record(actor, { kind: 'assignment.staff_wrote', ...toldOf(row, row.expertId) })
  },
)

/** Three more days. @throws as `writeToExpert` */
export const extendAssignment = useCaseOn(
  'expert.ask',
  reportHeld,
  async ({ actor, unit, report }, _id: string, assignmentId: string): Promise<void> => {
    const row = await lockOf(unit.queries, report.row.id, assignmentId)
    const state = stateAfter(row, 'extend')
    const dueOn = addDays(row.dueOn, extensionDays)
    const lapsesOn = addDays(row.lapsesOn, extensionDays)
    await changeAssignment(unit.queries, row.id, { state, dueOn, lapsesOn })
    await unit.queries
      .update(grants)
      .set({ until: startOfDay(addDays(dueOn, graceDays)) })
      .where(and(eq(grants.subjectKind, 'assignment'), eq(grants.subjectId, row.id)))
    // For its expert it is over.
    const tells = isFoundTied(row) ? null : row.expertId
    await unit.record(actor, { kind: 'assignment.extended', ...toldOf(row, tells) })
  },
)

/** The work is done: the expert's access ends with this click. The answer stays for staff. @throws as `writeToExpert` */
export const closeAssignment = useCaseOn(
  'expert.ask',
  reportHeld,
  async ({ application, actor, unit, report }, _id: string, assignmentId: string): Promise<void> => {
    const row = await lockOf(unit.queries, report.row.id, assignmentId)
    await endWith(unit.queries, row, stateAfter(row, 'close'), application.now())
    await unit.record(actor, { kind: 'assignment.closed', ...toldOf(row, row.expertId) })
  },
)

/** Takes an invitation or work back. @throws as `writeToExpert` */
export const withdrawAssignment = useCaseOn(
  'expert.ask',
  reportHeld,
  async ({ application, actor, unit, report }, _id: string, assignmentId: string): Promise<void> => {
    const row = await lockOf(unit.queries, report.row.id, assignmentId)
    await endWith(unit.queries, row, stateAfter(row, 'withdraw'), application.now())
    await unit.record(actor, { kind: 'assignment.withdrawn', ...toldOf(row) })
  },
)

async function lockOf(queries: Transaction, reportId: string, id: string): Promise<AssignmentRow> {
  const row = await lockAssignment(queries, identifier(id))
  if (!row || row.reportId !== reportId) throw new NotFound()
  return row
}

export async function endWith(
  queries: Transaction,
  row: AssignmentRow,
  state: AssignmentRow['state'],
  now: Date,
): Promise<void> {
  await changeAssignment(queries, row.id, {
    ...{ state, endedOn: row.endedOn ?? dayInNigeria(now), sealedExtract: null, sealedDraft: null },
  })
  await endAccess(queries, [row])
}

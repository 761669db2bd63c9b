import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { assignmentNumber } from '#domain/experts/assignment.ts'
import {
  type AssignmentState,
  type AssignmentStep,
  nextState,
  openAssignments,
} from '#domain/experts/workflow.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { expertAssignments } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { keysOf } from '#server/sealing/key-queries.ts'
import type { SubjectKey } from '#server/sealing/subject-key.ts'

export type AssignmentRow = typeof expertAssignments.$inferSelect

export async function findAssignment(
  queries: Queries | Transaction,
  id: string,
): Promise<AssignmentRow | null> {
  const [row] = await queries.select().from(expertAssignments).where(eq(expertAssignments.id, id))
  return row ?? null
}

/** Holds the row until the transaction ends. */
export async function lockAssignment(queries: Transaction, id: string): Promise<AssignmentRow | null> {
  const [row] = await queries
    .select()
    .from(expertAssignments)
    .where(eq(expertAssignments.id, id))
    .for('update')
  return row ?? null
}

export function assignmentsOfReport(queries: Queries | Transaction, reportId: string) {
  return queries
    .select()
    .from(expertAssignments)
    .where(eq(expertAssignments.reportId, reportId))
    .orderBy(asc(expertAssignments.number))
}

/** Open, or shown to staff as open: see `stateForStaff`. */
export function isOpenForStaff(): SQL | undefined {
  return or(inArray(expertAssignments.state, [...openAssignments]), isFoundTiedInDatabase())
}

/** As `isFoundTied`. */
export function isFoundTiedInDatabase(): SQL | undefined {
  return and(eq(expertAssignments.state, 'conflicted'), isNull(expertAssignments.acceptedOn))
}

/** How many open assignments each expert has, as staff see it. */
export async function loadOfExperts(queries: Queries | Transaction): Promise<Map<string, number>> {
  const rows = await queries
    .select({ expertId: expertAssignments.expertId, open: count() })
    .from(expertAssignments)
    .where(isOpenForStaff())
    .groupBy(expertAssignments.expertId)
  return new Map(rows.map(({ expertId, open }) => [expertId ?? '', open]))
}

/** The state that follows. @throws RuleBroken 'step-not-possible' */
export function stateAfter({ state }: { state: AssignmentState }, step: AssignmentStep): AssignmentState {
  const next = nextState(state, step)
  if (next === null) throw new RuleBroken('step-not-possible')
  return next
}

export async function changeAssignment(
  queries: Transaction,
  id: string,
  to: Partial<Omit<AssignmentRow, 'id' | 'number' | 'reportId' | 'expertId'>>,
): Promise<void> {
  await queries.update(expertAssignments).set(to).where(eq(expertAssignments.id, id))
}

/** The key of one assignment: of its question, extract, draft and answer. @throws SealBroken */
export async function assignmentKey(
  { vault }: Application,
  queries: Queries | Transaction,
  id: string,
): Promise<SubjectKey<'assignment'>> {
  const keys = await keysOf(queries, 'assignment', [id])
  return vault.openKey({ kind: 'assignment', id }, keys.get(id) ?? [])
}

/** What an event about it tells of. */
export function toldOf({ id, number }: AssignmentRow, ...tells: (string | null)[]) {
  const told = tells.filter((each) => each !== null)
  return { subjectId: id, number: assignmentNumber(number), tells: told, detail: {} as Record<string, never> }
}

/** Experts by the day of their latest invitation; null where there was none. */
export async function lastInvited(queries: Queries | Transaction): Promise<Map<string, string>> {
  const rows = await queries
    .select({
      expertId: expertAssignments.expertId,
      day: sql<string>`max(${expertAssignments.invitedOn})::text`,
    })
    .from(expertAssignments)
    .groupBy(expertAssignments.expertId)
  return new Map(rows.map(({ expertId, day }) => [expertId ?? '', day]))
}

import type { Actor } from '#domain/actor.ts'
import { NotFound, SignInNeeded } from '#domain/errors.ts'
import type { AssignmentStanding } from '#domain/experts/assignment.ts'
import { stateOf } from '#domain/experts/expert.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { grantsOn } from '#server/access/grant-queries.ts'
import { lockDeclaration, waitForReports } from '#server/cases/declaration-queries.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { transact, type UnitOfWork } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Find } from '#server/kernel/use-case.ts'
import { findExpert } from '../expert-queries.ts'
import { type AssignmentRow, findAssignment, lockAssignment } from './assignment-queries.ts'

type FindAssignment<Found> = Find<AssignmentStanding, Found, [id: string, ...rest: unknown[]]>

/** For use cases of an expert that read an assignment. @throws SignInNeeded, NotFound */
export const assignmentInReach: FindAssignment<{
  assignment: AssignmentRow
  standing: AssignmentStanding
}> = async ({ application, actor, args: [id] }, goOn) => {
  refuseVisitors(actor)
  const { queries } = application.database
  const assignment = await findAssignment(queries, identifier(id))
  if (!assignment) throw new NotFound()
  const standing = await standingOf(application, queries, assignment)
  return goOn(standing, { assignment, standing })
}

export type HeldAssignment = { assignment: AssignmentRow; unit: UnitOfWork }

/** For use cases of an expert that change one: holds it until the transaction ends. @throws SignInNeeded, NotFound */
export const assignmentHeld: FindAssignment<HeldAssignment> = ({ application, actor, args: [id] }, goOn) => {
  refuseVisitors(actor)
  return transact(application, async (unit) => goOn(...(await hold(application, unit, id))))
}

/**
 * As `assignmentHeld`, where what the expert declares changes too. A change of a report holds the declarations before it ends work: so
 * they come first here as well.
 *
 * @throws SignInNeeded, NotFound
 */
export const assignmentWhileDeclaring: FindAssignment<HeldAssignment> = (
  { application, actor, args: [id] },
  goOn,
) => {
  refuseVisitors(actor)
  return transact(application, async (unit) => {
    await waitForReports(unit.queries)
    if (actor.kind === 'person') await lockDeclaration(application, unit.queries, actor.id)
    return goOn(...(await hold(application, unit, id)))
  })
}

async function hold(
  application: Application,
  unit: UnitOfWork,
  id: string,
): Promise<[AssignmentStanding, HeldAssignment]> {
  const assignment = await lockAssignment(unit.queries, identifier(id))
  if (!assignment) throw new NotFound()
  return [await standingOf(application, unit.queries, assignment), { assignment, unit }]
}

async function standingOf(
  { now }: Application,
  queries: Queries | Transaction,
  { id, expertId }: AssignmentRow,
): Promise<AssignmentStanding> {
  const expert = expertId === null ? null : await findExpert(queries, expertId)
  const isVerified = expert !== null && stateOf(expert, dayInNigeria(now())) === 'verified'
  return { id, expertId, isVerified, grants: await grantsOn(queries, { kind: 'assignment', id }, now()) }
}

function refuseVisitors({ kind }: Actor): void {
  if (kind === 'visitor') throw new SignInNeeded()
}

import type { Person } from '#domain/actor.ts'
import { RuleBroken } from '#domain/errors.ts'
import type { ReportEvent } from '#domain/events/report-events.ts'
import { isOnPublicWords, nextStatus, type Status, type Step } from '#domain/reports/workflow.ts'
import { endClaim } from '#server/cases/claim-queries.ts'
import type { UnitOfWork } from '#server/events/transact.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { type UseCase, useCaseOn } from '#server/kernel/use-case.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import type { StoredReport } from './report-queries.ts'
import { type HeldReport, reportHeld } from './report-reach.ts'

export type StepTaken = {
  application: Application
  unit: UnitOfWork
  person: Person
  report: StoredReport
  key: ReportKey
  statusTo: Status
  now: Date
}

/** A step whose taker is known by number alone. */
export type StepWritten = Omit<StepTaken, 'person'> & { person: Pick<Person, 'id'> }

type Outcome = {
  [Event in ReportEvent as Event['kind']]: Pick<Event, 'kind' | 'detail'>
}[ReportEvent['kind']] & {
  /** Where it leads elsewhere than the workflow says: a proposal changes no status. */
  statusTo?: Status
  /** What its taker is told in place of the status. */
  answer?: 'with-a-batch'
}

export type Reached = Status | 'with-a-batch'

type Write = (taken: StepTaken, input: Input) => Promise<Outcome>

/**
 * The shape of every step on a report: find within reach, authorise, ask the workflow, then one transaction writes
 * the row and its event.
 *
 * @param write reads the form, makes the step's own changes, and says which event it was
 * @returns the status that it led to, or what its taker is told instead
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export function reportStep(step: Step, write: Write): UseCase<[reportId: string, input: Input], Reached> {
  return useCaseOn(`report.${step}`, reportHeld, async (held, _reportId: string, input: Input) => {
    return takeStep(held, step, async (taken) => {
      // No one verifies, approves or rejects words that they have not read.
      if (!isOfVersion(input, taken.report.row.contentVersion)) throw new RuleBroken('words-changed')
      return write(taken, input)
    })
  })
}

type Held = HeldReport & { application: Application; actor: Person }

/** For use cases that find the report by something else, or ask more before the step. */
export async function takeStep(
  { application, actor, unit, report }: Held,
  step: Step,
  write: (taken: StepTaken) => Promise<Outcome>,
): Promise<Reached> {
  const { id, referenceNumber, status: statusFrom } = report.row
  const statusTo = nextStatus(statusFrom, step)
  // No one judges words that are deleted. What is public of them can be corrected and retracted all the same.
  if (!statusTo || (report.row.erasedOn !== null && !isOnPublicWords(step)))
    throw new RuleBroken('step-not-possible')
  const key = reportKeyOf(application, report)
  const {
    statusTo: reached = statusTo,
    answer = reached,
    ...outcome
  } = await write({
    application,
    unit,
    person: actor,
    report,
    key,
    statusTo,
    now: application.now(),
  })
  // After what the step may wait for: a row that is held while a transaction waits closes a circle.
  if (passesOn.includes(step)) await endClaim(unit.queries, id)
  const { verifierIds, ownerId } = report.standing
  const about = { reportId: id, referenceNumber, ownerId, verifierIds, statusFrom, statusTo: reached }
  await unit.record(actor, { ...outcome, ...about })
  return answer
}

/** Steps that another person has to follow, or no one: the person who held the report no longer does. */
const passesOn: readonly Step[] = ['verify', 'approve', 'reject', 'retract']

function isOfVersion({ contentVersion: seen }: Input, contentVersion: number): boolean {
  return seen === undefined || Number(seen) === contentVersion
}

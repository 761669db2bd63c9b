import type { Actor, Person } from '#domain/actor.ts'
import { RuleBroken, SignInNeeded } from '#domain/errors.ts'
import type { ReportEvent } from '#domain/events/report-events.ts'
import { authorise } from '#domain/permissions/can.ts'
import { nextStatus, type Status, type Step } from '#domain/reports/workflow.ts'
import { endClaim } from '#server/cases/claim-queries.ts'
import { transact, type UnitOfWork } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ReportKey } from '#server/sealing/vault.ts'
import type { StoredReport } from './report-queries.ts'
import { lockWithinReach } from './report-reach.ts'

export type StepTaken = {
  unit: UnitOfWork
  person: Person
  report: StoredReport
  key: ReportKey
  statusTo: Status
  now: Date
}

type Outcome = {
  [Event in ReportEvent as Event['kind']]: Pick<Event, 'kind' | 'detail'>
}[ReportEvent['kind']]

export type StepAsked = {
  reportId: string
  step: Step
  /** The form that asks for it. Its `contentVersion`, if it has one, tells which words were on the screen. */
  input: Record<string, unknown>
}

/**
 * The shape of every step on a report: find within reach, authorise, ask the workflow, then one transaction writes
 * the row and its event.
 *
 * @param write reads the form, makes the step's own changes, and says which event it was
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export async function takeStep(
  application: Application,
  actor: Actor,
  { reportId, step, input }: StepAsked,
  write: (taken: StepTaken) => Promise<Outcome>,
): Promise<void> {
  await transact(application, async (unit) => {
    const report = await lockWithinReach(application, unit.queries, actor, reportId)
    authorise(actor, `report.${step}`, report.facts)
    if (actor.kind === 'visitor') throw new SignInNeeded()
    const { id, ownerId, referenceNumber, status: statusFrom } = report.row
    const statusTo = nextStatus(statusFrom, step)
    if (!statusTo) throw new RuleBroken('step-not-possible')
    // Nobody verifies, approves or rejects words that they have not read.
    if (!isOfVersion(input, report.row.contentVersion)) throw new RuleBroken('words-changed')
    const key = application.vault.unwrap(id, report.wrappedKeys)
    if (passesOn.includes(step)) await endClaim(unit.queries, id)
    const outcome = await write({ unit, person: actor, report, key, statusTo, now: application.now() })
    const { verifierIds } = report.facts
    const about = { reportId: id, referenceNumber, ownerId, verifierIds, statusFrom, statusTo }
    await unit.record(actor, { ...outcome, ...about })
  })
}

/** Steps that somebody else has to follow, or nobody: whoever had the report in hand no longer has. */
const passesOn: readonly Step[] = ['verify', 'approve', 'reject', 'retract']

function isOfVersion({ contentVersion: seen }: Record<string, unknown>, contentVersion: number): boolean {
  return seen === undefined || Number(seen) === contentVersion
}

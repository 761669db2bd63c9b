import type { Actor, Person } from '#domain/actor.ts'
import { NotFound, RuleBroken, SignInNeeded } from '#domain/errors.ts'
import type { ReportStanding } from '#domain/reports/report.ts'
import { readerOf, wouldReadAsStaff } from '#domain/reports/visibility.ts'
import { barrierBetween } from '#server/cases/barrier-between.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { transact, type UnitOfWork } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Find } from '#server/kernel/use-case.ts'
import { findReport, lockReport, type StoredReport } from './report-queries.ts'

type FindReport<Found> = Find<ReportStanding, Found, [reportId: string, ...rest: unknown[]]>

/** For use cases that read one report. @throws as `withinReach` */
export const reportInReach: FindReport<{ report: StoredReport }> = async (
  { application, actor, args: [id] },
  goOn,
) => {
  const report = await withinReach(application, application.database.queries, actor, id)
  return goOn(report.standing, { report })
}

export type HeldReport = { report: StoredReport; unit: UnitOfWork }

/** For use cases that change one report: holds it until the transaction ends. @throws as `withinReach` */
export const reportHeld: FindReport<HeldReport> = ({ application, actor, args: [id] }, goOn) =>
  transact(application, async (unit) => {
    const report = await lockWithinReach(application, unit.queries, actor, id)
    return goOn(report.standing, { report, unit })
  })

/**
 * Finds within the actor's reach: what the actor may not see does not exist. Every use case on one report begins here, so that
 * no member of staff reaches one that is about themselves.
 *
 * @throws SignInNeeded, NotFound, and RuleBroken 'second-step-needed' or 'declaration-needed' for staff, whether or not there
 *   is a report
 */
export async function withinReach(
  application: Application,
  queries: Queries | Transaction,
  actor: Actor,
  id: string,
): Promise<StoredReport> {
  const person = personIn(actor)
  const report = await findReport(queries, { id: identifier(id), now: application.now(), application })
  return seen(application, queries, person, report)
}

/** As `withinReach`, and holds the report until the transaction ends. @throws as it does */
export async function lockWithinReach(
  application: Application,
  queries: Transaction,
  actor: Actor,
  id: string,
): Promise<StoredReport> {
  const person = personIn(actor)
  const report = await lockReport(queries, { id: identifier(id), now: application.now(), application })
  return seen(application, queries, person, report)
}

async function seen(
  application: Application,
  queries: Queries | Transaction,
  person: Person,
  found: StoredReport | null,
): Promise<StoredReport> {
  const barrier = await barrierBetween(application, queries, person, found)
  const report = found && { ...found, standing: { ...found.standing, barrier } }
  if (report && readerOf(person, report.standing)) return report
  else if (wouldReadAsStaff(person, report?.standing ?? null)) throw new RuleBroken('second-step-needed')
  else throw isStopped(person, barrier) ? new RuleBroken('declaration-needed') : new NotFound()
}

// No rule has given a report to a source, a program or the clock yet.
function personIn(actor: Actor): Person {
  if (actor.kind === 'person') return actor
  else throw actor.kind === 'visitor' ? new SignInNeeded() : new NotFound()
}

function isStopped({ status }: Person, barrier: Awaited<ReturnType<typeof barrierBetween>>): boolean {
  return status === 'active' && barrier === 'declaration-needed'
}

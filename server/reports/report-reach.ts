import type { Actor, Person } from '#domain/actor.ts'
import { NotFound, RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { readerOf, wouldReadAsStaff } from '#domain/reports/visibility.ts'
import { barrierBetween } from '#server/cases/barrier-between.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { findReport, lockReport, type StoredReport } from './report-queries.ts'

/**
 * Finds within the actor's reach: what one may not see does not exist. Every use case on one report begins here, so that
 * nobody on the staff reaches one that is about themselves.
 *
 * @throws SignInNeeded, NotFound, and RuleBroken 'second-step-needed' or 'declaration-needed' for staff, whether or not there
 *   is a report
 */
export async function withinReach(
  application: Application,
  queries: Queries,
  actor: Actor,
  id: string,
): Promise<StoredReport> {
  if (actor.kind === 'visitor') throw new SignInNeeded()
  const report = await findReport(queries, { id: identifier(id), now: application.now() })
  return seen(application, queries, actor, report)
}

/** As `withinReach`, and holds the report until the transaction ends. @throws as it does */
export async function lockWithinReach(
  application: Application,
  queries: Transaction,
  actor: Actor,
  id: string,
): Promise<StoredReport> {
  if (actor.kind === 'visitor') throw new SignInNeeded()
  const report = await lockReport(queries, { id: identifier(id), now: application.now() })
  return seen(application, queries, actor, report)
}

async function seen(
  application: Application,
  queries: Queries | Transaction,
  actor: Person,
  found: StoredReport | null,
): Promise<StoredReport> {
  const barrier = await barrierBetween(application, queries, actor, found)
  const report = found && { ...found, facts: { ...found.facts, barrier } }
  if (report && readerOf(actor, report.facts)) return report
  else if (wouldReadAsStaff(actor)) throw new RuleBroken('second-step-needed')
  else throw isStopped(actor, barrier) ? new RuleBroken('declaration-needed') : new NotFound()
}

function isStopped({ status }: Person, barrier: Awaited<ReturnType<typeof barrierBetween>>): boolean {
  return status === 'active' && barrier === 'declaration-needed'
}

import type { Person } from '#domain/actor.ts'
import { findConflict } from '#domain/cases/conflict.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { isGranted } from '#domain/people/grants.ts'
import type { ReportStanding } from '#domain/reports/report.ts'
import { findDeclaration } from '#server/cases/declaration-queries.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'

/** Why this person may not handle the report as one of the staff. Looks into its words as they are now. */
export async function barrierBetween(
  application: Application,
  queries: Queries | Transaction,
  person: Person,
  report: StoredReport | null,
): Promise<ReportStanding['barrier']> {
  // An expert who was given a part in a report is reached by what its sender asked as well.
  const isGrantee = report !== null && isGranted(report.standing, person, 'reads-sealed-text')
  if (!hasCapacity(person.role, 'declares-interests') && !isGrantee) return null
  const stored = await findDeclaration(application, queries, person.id)
  if (!stored) return 'declaration-needed'
  else if (!report) return null
  const words = reportTextOf(application, report)
  return findConflict(words, stored.declaration) ? 'conflict-of-interest' : null
}

import type { Actor, Person } from '#domain/actor.ts'
import { NotFound, SignInNeeded } from '#domain/errors.ts'
import { isStaffRole } from '#domain/people/roles.ts'
import { type Abilities, abilities } from '#domain/permissions/can.ts'
import { type Reader, readerOf } from '#domain/reports/visibility.ts'
import type { Application } from '#server/kernel/application.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import { withinReach } from '#server/reports/report-reach.ts'
import type { ReportKey } from '#server/sealing/vault.ts'

/** One report, opened for one reader. Every section of its page is made from this. */
export type Reading = {
  application: Application
  actor: Person
  report: StoredReport
  reader: Reader
  key: ReportKey
  abilities: Abilities
  /** Staff who read the report of another person: they see notes and the names of colleagues. */
  isInside: boolean
  /** Names of staff, for readers who may see them; empty for all others. */
  namesOf(userIds: readonly string[]): Promise<Map<string, string>>
}

/** @throws SignInNeeded, NotFound, and RuleBroken as `withinReach` */
export async function readReport(application: Application, actor: Actor, id: string): Promise<Reading> {
  const { queries } = application.database
  const report = await withinReach(application, queries, actor, id)
  const reader = readerOf(actor, report.facts)
  if (!reader) throw new NotFound()
  if (actor.kind === 'visitor') throw new SignInNeeded()
  const isInside = isReaderInside(actor, reader)
  return {
    ...{ application, actor, report, reader, isInside },
    key: application.vault.unwrap(report.row.id, report.wrappedKeys),
    abilities: abilities(actor, report.facts),
    namesOf: async (userIds) => (isInside ? usernamesOf(queries, [...userIds]) : new Map()),
  }
}

// A member of staff who reads their own report is its owner there, and learns no colleague's name from it.
function isReaderInside(actor: Person, reader: Reader): boolean {
  return reader === 'staff' && isStaffRole(actor.role)
}

import type { Person } from '#domain/actor.ts'
import { NotFound } from '#domain/errors.ts'
import { type Abilities, abilities } from '#domain/permissions/can.ts'
import { type Reader, readerOf } from '#domain/reports/visibility.ts'
import type { Application } from '#server/kernel/application.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'

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
  /** Of the conversation with the source: the number of the message before which the asked ones are; null for the newest. */
  messagesBefore: number | null
  /** Names of staff, for readers who may see them; empty for all others. */
  namesOf(userIds: readonly string[]): Promise<Map<string, string>>
}

type Found = Pick<Reading, 'application' | 'actor' | 'report'>

/** @throws NotFound */
export function readReport(
  { application, actor, report }: Found,
  messagesBefore: number | null = null,
): Reading {
  const { queries } = application.database
  const reader = readerOf(actor, report.standing)
  if (!reader) throw new NotFound()
  // A member of staff who reads their own report is its owner there, and learns no colleague's name from it.
  const isInside = reader === 'staff'
  return {
    ...{ application, actor, report, reader, isInside, messagesBefore },
    key: reportKeyOf(application, report),
    abilities: abilities(actor, report.standing, { isErased: report.row.erasedOn !== null }),
    namesOf: async (userIds) => (isInside ? usernamesOf(queries, [...userIds]) : new Map()),
  }
}

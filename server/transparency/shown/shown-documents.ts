import { asc, inArray } from 'drizzle-orm'
import type { ShownKind } from '#domain/events/what-is-shown.ts'
import { rolesWith, staffCapacities } from '#domain/people/capacities.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'
import { archiveRecords, publicJudgements, publicReports } from '#server/database/schema.ts'
import { carriedEvents } from '#server/operating/carried-events.ts'
import { carriedDocuments } from './carried-documents.ts'
import { judgementDocuments } from './judgement-documents.ts'
import { reportDocuments } from './report-documents.ts'
import type { ShownDocument } from './shown-document.ts'

type Shown = {
  /** Of some subjects: those that are shown. */
  documents(queries: Queries | Transaction, ids: readonly string[]): Promise<ShownDocument[]>
  everyId(queries: Queries | Transaction): Promise<string[]>
}

const staffRoles = [...new Set(staffCapacities.flatMap(rolesWith))]

export const shown = {
  report: {
    documents: reportDocuments,
    everyId: (queries) =>
      idsOf(
        queries
          .select({ id: publicReports.reportId })
          .from(publicReports)
          .orderBy(asc(publicReports.reportId)),
      ),
  },
  archive_record: {
    documents: convictionDocuments,
    everyId: (queries) =>
      idsOf(queries.select({ id: archiveRecords.id }).from(archiveRecords).orderBy(asc(archiveRecords.id))),
  },
  judgement: {
    documents: judgementDocuments,
    everyId: (queries) =>
      idsOf(
        queries.select({ id: publicJudgements.id }).from(publicJudgements).orderBy(asc(publicJudgements.id)),
      ),
  },
  staff: {
    documents: staffDocuments,
    everyId: (queries) =>
      idsOf(
        queries
          .select({ id: profiles.id })
          .from(profiles)
          .where(inArray(profiles.role, staffRoles))
          .orderBy(asc(profiles.id)),
      ),
  },
  carried_files: {
    documents: carriedDocuments,
    everyId: (queries) => idsOf(carriedEvents(queries, Number.MAX_SAFE_INTEGER)),
  },
} as const satisfies Record<ShownKind, Shown>

export const shownKinds = Object.keys(shown) as ShownKind[]

async function idsOf(rows: Promise<{ id: string }[]> | PromiseLike<{ id: string }[]>): Promise<string[]> {
  return (await rows).map(({ id }) => id)
}

/** Everything that the page of a conviction says. Who brought and checked it is the staff's own. */
async function convictionDocuments(
  queries: Queries | Transaction,
  ids: readonly string[],
): Promise<ShownDocument[]> {
  const rows = await queries
    .select()
    .from(archiveRecords)
    .where(inArray(archiveRecords.id, [...ids]))
  return rows.map((row) => ({
    id: row.id,
    reference: row.referenceNumber,
    document: {
      ...{ format: 'fitila-shown-conviction-1', referenceNumber: row.referenceNumber, name: row.name },
      ...{ state: row.state, offense: row.offense, courtLocation: row.courtLocation, year: row.year },
      ...{ convictionDate: row.convictionDate, sentence: row.sentence, lawSections: row.lawSections },
      ...{ chargeNo: row.chargeNo, judge: row.judge, optionOfFine: row.optionOfFine },
      ...{ forfeiture: row.forfeiture, restitution: row.restitution, appealStatus: row.appealStatus },
      ...{ appealDate: row.appealDate, sourceUrl: row.sourceUrl, sourcePublisher: row.sourcePublisher },
      ...{ sourceDate: row.sourceDate, isSample: row.isSample },
      // Said of no other record, so that documents of before stay as they are.
      ...(row.changedOn ? { changedOn: row.changedOn, changeNote: row.changeNote } : {}),
      ...(row.withdrawnOn ? { withdrawnOn: row.withdrawnOn, withdrawalReason: row.withdrawalReason } : {}),
    },
  }))
}

/** Who may do what, by number and without a name. Never published: the log has its salted hash. */
async function staffDocuments(
  queries: Queries | Transaction,
  ids: readonly string[],
): Promise<ShownDocument[]> {
  const rows = await queries
    .select({ id: profiles.id, role: profiles.role, status: profiles.status })
    .from(profiles)
    .where(inArray(profiles.id, [...ids]))
  return rows
    .filter(({ role }) => staffRoles.includes(role))
    .map(({ id, role, status }) => ({
      ...{ id, reference: null },
      document: { format: 'fitila-shown-staff-1', id, role, status },
    }))
}

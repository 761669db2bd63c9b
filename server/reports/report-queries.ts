import { and, asc, count, eq, gte, lt, notInArray } from 'drizzle-orm'
import type { ReportStanding } from '#domain/reports/report.ts'
import { grantsOn } from '#server/access/grant-queries.ts'
import { type Claim, claimOf } from '#server/cases/claim-queries.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { events, reportDecisions, reports, reportVerifications } from '#server/database/schema.ts'
import { ownerOfMark } from '#server/sealing/account-marks.ts'
import { keysOf } from '#server/sealing/key-queries.ts'
import type { ServerKeys } from '#server/sealing/server-keys.ts'
import { type Opening, openingOf } from './report-key.ts'
import type { ReportRow } from './report-row.ts'

export type { ReportRow } from './report-row.ts'

export type EventRow = typeof events.$inferSelect
export type VerificationRow = typeof reportVerifications.$inferSelect

/** A report as it is stored, with what the rules need to know of it. */
export type StoredReport = {
  row: ReportRow
  standing: ReportStanding
  opening: Opening
  /** Those of the present words, oldest first. */
  verifications: VerificationRow[]
  /** Who holds it now. */
  claim: Claim | null
}

type Asked = { id: string; now: Date; application: { keys: ServerKeys } }

/** For `withinReach`, through which every report is found. */
export async function findReport(queries: Queries | Transaction, asked: Asked): Promise<StoredReport | null> {
  const [row] = await queries.select().from(reports).where(eq(reports.id, asked.id))
  return row ? withCompanions(queries, row, asked) : null
}

/** Holds the row until the transaction ends, so that of two steps at once the second sees what the first did. */
export async function lockReport(queries: Transaction, asked: Asked): Promise<StoredReport | null> {
  const [row] = await queries.select().from(reports).where(eq(reports.id, asked.id)).for('update')
  return row ? withCompanions(queries, row, asked) : null
}

async function withCompanions(
  queries: Queries | Transaction,
  row: ReportRow,
  { now, application }: Asked,
): Promise<StoredReport> {
  // One after the other: in a transaction they share a connection, which answers one at a time.
  const keys = await keysOf(queries, 'report', [row.id])
  const verifications = await queries
    .select()
    .from(reportVerifications)
    .where(
      and(
        eq(reportVerifications.reportId, row.id),
        eq(reportVerifications.contentVersion, row.contentVersion),
      ),
    )
    .orderBy(asc(reportVerifications.verifiedAt))
  const claim = await claimOf(queries, row.id, now)
  const grants = await grantsOn(queries, { kind: 'report', id: row.id }, now)
  const verifierIds = verifications.map(({ verifierId }) => verifierId)
  const { id, status } = row
  const ownerId = ownerOfMark(application, row.ownerMark)
  const heldBy = claim?.holderId ?? null
  return {
    row,
    standing: { id, ownerId, status, verifierIds, heldBy, barrier: null, grants },
    opening: openingOf(row, keys.get(row.id) ?? []),
    verifications,
    claim,
  }
}

export function earlierVerificationsOf(
  queries: Queries,
  { id, contentVersion }: Pick<ReportRow, 'id' | 'contentVersion'>,
): Promise<VerificationRow[]> {
  return queries
    .select()
    .from(reportVerifications)
    .where(and(eq(reportVerifications.reportId, id), lt(reportVerifications.contentVersion, contentVersion)))
    .orderBy(asc(reportVerifications.verifiedAt))
}

/** The oldest first. */
export function decisionsOf(queries: Queries | Transaction, reportId: string) {
  return queries
    .select()
    .from(reportDecisions)
    .where(eq(reportDecisions.reportId, reportId))
    .orderBy(asc(reportDecisions.decidedAt))
}

export function eventsOf(queries: Queries | Transaction, reportId: string) {
  return queries.select().from(events).where(eq(events.subjectId, reportId)).orderBy(asc(events.id))
}

export async function countReportsSince(
  queries: Queries | Transaction,
  ownerMark: string,
  since: Date,
): Promise<number> {
  const [row] = await queries
    .select({ reports: count() })
    .from(reports)
    .where(and(eq(reports.ownerMark, ownerMark), gte(reports.createdAt, since)))
  return row?.reports ?? 0
}

export async function findBySubmissionKey(
  queries: Queries | Transaction,
  ownerMark: string,
  submissionKey: string,
): Promise<{ id: string; referenceNumber: string } | null> {
  const [row] = await queries
    .select({ id: reports.id, referenceNumber: reports.referenceNumber })
    .from(reports)
    .where(and(eq(reports.submissionKey, submissionKey), eq(reports.ownerMark, ownerMark)))
  return row ?? null
}

export function isNoneOf(hidden: readonly string[]) {
  return hidden.length > 0 ? notInArray(reports.id, [...hidden]) : undefined
}

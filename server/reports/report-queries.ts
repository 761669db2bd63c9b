import { and, asc, count, eq, gte, inArray, sql } from 'drizzle-orm'
import type { ReportFacts } from '#domain/reports/report.ts'
import type { Status } from '#domain/reports/workflow.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { events, reportDecisions, reportKeys, reports, reportVerifications } from '#server/database/schema.ts'
import type { WrappedKey } from '#server/vault/vault.ts'

export type ReportRow = typeof reports.$inferSelect
export type VerificationRow = typeof reportVerifications.$inferSelect

/** A report as it is stored, with what the rules need to know of it. */
export type StoredReport = {
  row: ReportRow
  facts: ReportFacts
  wrappedKeys: WrappedKey[]
  /** Those of the present words, oldest first. */
  verifications: VerificationRow[]
}

export async function findReport(queries: Queries, id: string): Promise<StoredReport | null> {
  const [row] = await queries.select().from(reports).where(eq(reports.id, id))
  return row ? withCompanions(queries, row) : null
}

/** Holds the row until the transaction ends, so that of two steps at once the second sees what the first did. */
export async function lockReport(queries: Transaction, id: string): Promise<StoredReport | null> {
  const [row] = await queries.select().from(reports).where(eq(reports.id, id)).for('update')
  return row ? withCompanions(queries, row) : null
}

async function withCompanions(queries: Queries | Transaction, row: ReportRow): Promise<StoredReport> {
  const [wrappedKeys, verifications] = await Promise.all([
    keysOf(queries, [row.id]),
    queries
      .select()
      .from(reportVerifications)
      .where(
        and(
          eq(reportVerifications.reportId, row.id),
          eq(reportVerifications.contentVersion, row.contentVersion),
        ),
      )
      .orderBy(asc(reportVerifications.verifiedAt)),
  ])
  const verifierIds = verifications.map(({ verifierId }) => verifierId)
  const { id, ownerId, status } = row
  return { row, facts: { id, ownerId, status, verifierIds }, wrappedKeys, verifications }
}

export function keysOf(queries: Queries | Transaction, reportIds: readonly string[]) {
  return queries
    .select({ reportId: reportKeys.reportId, recipient: reportKeys.recipient, wrapped: reportKeys.wrapped })
    .from(reportKeys)
    .where(inArray(reportKeys.reportId, [...reportIds]))
}

export function decisionsOf(queries: Queries, reportId: string) {
  return queries.select().from(reportDecisions).where(eq(reportDecisions.reportId, reportId))
}

export function eventsOf(queries: Queries, reportId: string) {
  return queries.select().from(events).where(eq(events.reportId, reportId)).orderBy(asc(events.id))
}

export async function countReportsSince(
  queries: Queries | Transaction,
  ownerId: string,
  since: Date,
): Promise<number> {
  const [row] = await queries
    .select({ reports: count() })
    .from(reports)
    .where(and(eq(reports.ownerId, ownerId), gte(reports.createdAt, since)))
  return row?.reports ?? 0
}

export async function findBySubmissionKey(
  queries: Queries | Transaction,
  ownerId: string,
  submissionKey: string,
): Promise<{ id: string; referenceNumber: string } | null> {
  const [row] = await queries
    .select({ id: reports.id, referenceNumber: reports.referenceNumber })
    .from(reports)
    .where(and(eq(reports.submissionKey, submissionKey), eq(reports.ownerId, ownerId)))
  return row ?? null
}

/** The queue of one status, longest waiting first, with how many of its verifications still count. */
export function queuedReports(queries: Queries, status: Status, offset: number, limit: number) {
  return queries
    .select({
      row: reports,
      // Written out: a column handed in here would lose its table's name, and mean the one of `v`.
      verifications: sql<number>`(select count(*)::int from report_verifications v
        where v.report_id = reports.id and v.content_version = reports.content_version)`,
    })
    .from(reports)
    .where(eq(reports.status, status))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(limit)
    .offset(offset)
}

export async function countByStatus(queries: Queries): Promise<Map<Status, number>> {
  const rows = await queries
    .select({ status: reports.status, reports: count() })
    .from(reports)
    .groupBy(reports.status)
  return new Map(rows.map(({ status, reports: number }) => [status, number]))
}

import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { DisputedPart } from '#domain/publishing/corrections.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { disputes, publicCorrections, publicReports, reports } from '#server/database/schema.ts'

/** What is public of a dispute. */
export type DisputeView = { id: string; part: DisputedPart; disputedOn: string }

/** Those that no one has answered yet, oldest first. */
export function openDisputes(queries: Queries | Transaction, reportId: string): Promise<DisputeView[]> {
  return queries
    .select({ id: disputes.id, part: disputes.part, disputedOn: disputes.disputedOn })
    .from(disputes)
    .leftJoin(publicCorrections, eq(publicCorrections.disputeId, disputes.id))
    .where(and(eq(disputes.reportId, reportId), isNull(publicCorrections.id)))
    .orderBy(asc(disputes.disputedOn), asc(disputes.openedAt))
}

/** Every report that is marked as disputed, the longest first. */
export function disputedReports(queries: Queries) {
  return queries
    .select({
      reportId: reports.id,
      referenceNumber: reports.referenceNumber,
      ownerMark: reports.ownerMark,
      since: publicReports.disputedOn,
    })
    .from(publicReports)
    .innerJoin(reports, eq(reports.id, publicReports.reportId))
    .where(isNotNull(publicReports.disputedOn))
    .orderBy(asc(publicReports.disputedOn))
}

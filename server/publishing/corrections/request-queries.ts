import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { CorrectionRequest } from '#domain/publishing/corrections.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import {
  correctionRequestDecisions,
  correctionRequestKeys,
  correctionRequests,
  publicReports,
  reports,
} from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ReportKey } from '#server/sealing/vault.ts'

export type RequestRow = typeof correctionRequests.$inferSelect

export const mostRequestsShown = 50

/** Those that nobody has decided on, the one that has waited longest first. */
export function waitingRequests(queries: Queries, reportId?: string) {
  return queries
    .select({
      request: correctionRequests,
      referenceNumber: reports.referenceNumber,
      ownerId: reports.ownerId,
      personName: publicReports.personName,
    })
    .from(correctionRequests)
    .innerJoin(reports, eq(reports.id, correctionRequests.reportId))
    .innerJoin(publicReports, eq(publicReports.reportId, correctionRequests.reportId))
    .leftJoin(correctionRequestDecisions, eq(correctionRequestDecisions.requestId, correctionRequests.id))
    .where(
      and(
        isNull(correctionRequestDecisions.requestId),
        isNull(correctionRequests.withdrawnOn),
        eq(publicReports.status, 'approved'),
        reportId === undefined ? undefined : eq(correctionRequests.reportId, reportId),
      ),
    )
    .orderBy(asc(correctionRequests.receivedOn), asc(correctionRequests.id))
    .limit(mostRequestsShown)
}

export async function findRequest(queries: Queries | Transaction, id: string): Promise<RequestRow | null> {
  const [row] = await queries.select().from(correctionRequests).where(eq(correctionRequests.id, id))
  return row ?? null
}

export async function findRequestByCode(queries: Queries, codeHash: Buffer): Promise<RequestRow | null> {
  const [row] = await queries
    .select()
    .from(correctionRequests)
    .where(eq(correctionRequests.codeHash, codeHash))
  return row ?? null
}

export async function decisionOn(queries: Queries | Transaction, requestId: string) {
  const [row] = await queries
    .select()
    .from(correctionRequestDecisions)
    .where(eq(correctionRequestDecisions.requestId, requestId))
  return row ?? null
}

export type OpenedRequest = { row: RequestRow; key: ReportKey; words: CorrectionRequest }

export async function openRequests(
  application: Application,
  queries: Queries | Transaction,
  rows: readonly RequestRow[],
): Promise<OpenedRequest[]> {
  const ids = rows.map(({ id }) => id)
  const keys = await queries
    .select()
    .from(correctionRequestKeys)
    .where(inArray(correctionRequestKeys.requestId, ids))
  return rows.map((row) => {
    const own = keys.filter(({ requestId }) => requestId === row.id)
    const key = application.vault.unwrap(row.id, own)
    // Sealed by `requestCorrection` alone, which parsed it.
    return { row, key, words: key.open('words:1', row.sealedWords) as CorrectionRequest }
  })
}

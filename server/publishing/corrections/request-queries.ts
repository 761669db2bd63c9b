import { and, asc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { CorrectionRequest } from '#domain/publishing/corrections.ts'
import { openConversations } from '#server/conversations/open-conversations.ts'
import { closeConversations } from '#server/conversations/write-conversation.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import {
  conversations,
  correctionRequestDecisions,
  correctionRequests,
  publicCorrections,
  publicReports,
  reports,
} from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

/** A request without what is written in it. */
export type RequestRow = { id: string; reportId: string; receivedOn: string; withdrawnOn: string | null }

const columns = {
  id: correctionRequests.id,
  reportId: reports.id,
  receivedOn: conversations.openedOn,
  withdrawnOn: correctionRequests.withdrawnOn,
}

const mostRequestsShown = 50

/** Those that no one has decided on, the one that has waited longest first. */
export function waitingRequests(queries: Queries, reportId?: string) {
  return queries
    .select({
      request: columns,
      referenceNumber: reports.referenceNumber,
      ownerMark: reports.ownerMark,
      personName: publicReports.personName,
    })
    .from(correctionRequests)
    .innerJoin(conversations, eq(conversations.id, correctionRequests.id))
    .innerJoin(reports, eq(reports.id, conversations.reportId))
    .innerJoin(publicReports, eq(publicReports.reportId, conversations.reportId))
    .leftJoin(correctionRequestDecisions, eq(correctionRequestDecisions.requestId, correctionRequests.id))
    .where(
      and(
        isNull(correctionRequestDecisions.requestId),
        isNull(correctionRequests.withdrawnOn),
        eq(publicReports.status, 'approved'),
        reportId === undefined ? undefined : eq(conversations.reportId, reportId),
      ),
    )
    .orderBy(asc(conversations.openedOn), asc(correctionRequests.id))
    .limit(mostRequestsShown)
}

export async function findRequest(queries: Queries | Transaction, id: string): Promise<RequestRow | null> {
  return oneRequest(queries, eq(correctionRequests.id, id))
}

export async function findRequestByCode(queries: Queries, codeHash: Buffer): Promise<RequestRow | null> {
  return oneRequest(queries, eq(correctionRequests.codeHash, codeHash))
}

async function oneRequest(queries: Queries | Transaction, which: SQL): Promise<RequestRow | null> {
  const [row] = await queries
    .select(columns)
    .from(correctionRequests)
    .innerJoin(conversations, eq(conversations.id, correctionRequests.id))
    .innerJoin(reports, eq(reports.id, conversations.reportId))
    .where(which)
  return row ?? null
}

export async function decisionOn(queries: Queries | Transaction, requestId: string) {
  const [row] = await queries
    .select()
    .from(correctionRequestDecisions)
    .where(eq(correctionRequestDecisions.requestId, requestId))
  return row ?? null
}

export type OpenedRequest = {
  row: RequestRow
  words: CorrectionRequest
  /** What staff answered when they refused it. */
  reason: string | null
}

export async function openRequests(
  application: Application,
  queries: Queries | Transaction,
  rows: readonly RequestRow[],
): Promise<OpenedRequest[]> {
  const ids = rows.map(({ id }) => id)
  const opened = await openConversations(application, queries, ids, 'all')
  return rows.flatMap((row) => {
    const [request, answer] = opened.get(row.id) ?? []
    if (!request) return []
    // Sealed by `requestCorrection` alone, which parsed it.
    const words = request.content as CorrectionRequest
    return [{ row, words, reason: answer ? String(answer.content) : null }]
  })
}

/** Whatever was asked about a report is settled when the report is retracted. */
export async function closeRequestsOfReport(
  application: Application,
  queries: Transaction,
  reportId: string,
): Promise<void> {
  const rows = await queries
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.reportId, reportId), eq(conversations.kind, 'correction')))
  await closeConversations(application, queries, idsOf(rows))
}

/** The report is public again: what was asked about it and has no answer waits for one. */
export async function reopenRequestsOfReport(queries: Transaction, reportId: string): Promise<void> {
  const unanswered = queries
    .select({ id: correctionRequests.id })
    .from(correctionRequests)
    .leftJoin(correctionRequestDecisions, eq(correctionRequestDecisions.requestId, correctionRequests.id))
    .leftJoin(publicCorrections, eq(publicCorrections.disputeId, correctionRequestDecisions.disputeId))
    .where(
      and(
        ...[isNull(correctionRequests.withdrawnOn), isNull(publicCorrections.id)],
        or(isNull(correctionRequestDecisions.decision), ne(correctionRequestDecisions.decision, 'refused')),
      ),
    )
  await queries
    .update(conversations)
    .set({ closedOn: null })
    .where(and(eq(conversations.reportId, reportId), inArray(conversations.id, unanswered)))
}

/** The requests that led to a dispute are settled when it is answered. */
export async function closeRequestsOfDispute(
  application: Application,
  queries: Transaction,
  disputeId: string,
): Promise<void> {
  const rows = await queries
    .select({ id: correctionRequestDecisions.requestId })
    .from(correctionRequestDecisions)
    .where(eq(correctionRequestDecisions.disputeId, disputeId))
  await closeConversations(application, queries, idsOf(rows))
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

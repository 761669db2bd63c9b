import { canonicalJson, type Json } from '@fitila/log/canonical-json'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import {
  disputes,
  publicConsequences,
  publicCorrections,
  publicReplies,
  publicReports,
  publicStatements,
  reports,
  reportVerifications,
} from '#server/database/schema.ts'
import { retractionStates } from '#server/proposals/retraction-states.ts'
import { shownSignatures } from '#server/publishing/signatures/signature-queries.ts'

export type ShownReport = Awaited<ReturnType<typeof reportDocuments>>[number]

/** Everything that lists, the change log and the page of a public report say to a reader: no moments, only days. */
export async function reportDocuments(queries: Queries | Transaction, reportIds: readonly string[]) {
  const ids = [...reportIds]
  const rows = await queries
    .select({ row: publicReports, report: reports })
    .from(publicReports)
    .innerJoin(reports, eq(reports.id, publicReports.reportId))
    .where(inArray(publicReports.reportId, ids))
  if (rows.length === 0) return []
  const statements = await statementsOf(queries, ids)
  const verifications = await verificationsOf(queries, ids)
  const open = await openDisputesOf(queries, ids)
  const corrections = await correctionsOf(queries, ids)
  const consequences = await consequencesIn(queries, ids)
  const replies = await queries.select().from(publicReplies).where(inArray(publicReplies.reportId, ids))
  const retractions = await retractionStates(queries, ids)
  const signatures = await shownSignatures(queries, ids)
  return rows.map(({ row, report }) => ({
    id: row.reportId,
    reference: row.referenceNumber,
    document: {
      ...{ format: 'fitila-shown-report-1', referenceNumber: row.referenceNumber, status: row.status },
      page: {
        ...{ referenceNumber: report.referenceNumber, status: report.status },
        ...{ credibilityRating: report.credibilityRating, submittedOn: dayInNigeria(report.createdAt) },
      },
      text: textIn(row.document),
      ...{ credibilityRating: row.credibilityRating, verificationMethod: row.verificationMethod },
      ...{ verifiedOn: row.verifiedOn, disputedOn: row.disputedOn, correctionNotice: row.correctionNotice },
      publishedOn: dayInNigeria(row.publishedAt),
      retractedOn: row.retractedAt && dayInNigeria(row.retractedAt),
      correctedOn: row.correctedAt && dayInNigeria(row.correctedAt),
      changedOn: row.changedAt && dayInNigeria(row.changedAt),
      statements: inOrder(statements, row.reportId),
      verifications: inOrder(verifications, row.reportId),
      disputes: inOrder(open, row.reportId),
      corrections: inOrder(corrections, row.reportId),
      // Said of no other report, so that documents of before stay as they are.
      ...retractionOf(retractions, row.reportId),
      ...consequencesOf(consequences, row.reportId),
      ...replyOf(replies, row.reportId),
      ...signaturesIn(signatures, row.reportId),
    },
  }))
}

// Through JSON, as it is hashed.
function textIn(document: typeof publicReports.$inferSelect.document): Json {
  return document === null ? null : JSON.parse(JSON.stringify(document))
}

function retractionOf(states: Awaited<ReturnType<typeof retractionStates>>, reportId: string) {
  const retraction = states.get(reportId)
  return retraction ? { retraction } : {}
}

// As with retractions.
function consequencesOf(parts: readonly Part[], reportId: string) {
  const consequences = inOrder(parts, reportId)
  return consequences.length > 0 ? { consequences } : {}
}

function replyOf(rows: readonly (typeof publicReplies.$inferSelect)[], reportId: string) {
  const row = rows.find((each) => each.reportId === reportId)
  return row ? { reply: { reply: row.reply, repliedOn: row.repliedOn } } : {}
}

function signaturesIn(rows: Awaited<ReturnType<typeof shownSignatures>>, reportId: string) {
  const signatures = rows
    .filter((row) => row.reportId === reportId)
    .map(({ act, signedOn, sha256 }) => ({ act, signedOn, sha256 }))
  return signatures.length > 0 ? { signatures } : {}
}

type Part = { reportId: string; said: Json }

function inOrder(parts: readonly Part[], reportId: string): Json[] {
  return parts
    .filter((part) => part.reportId === reportId)
    .map(({ said }) => said)
    .toSorted((one, other) => (canonicalJson(one) < canonicalJson(other) ? -1 : 1))
}

async function statementsOf(queries: Queries | Transaction, ids: string[]): Promise<Part[]> {
  const rows = await queries.select().from(publicStatements).where(inArray(publicStatements.reportId, ids))
  return rows.map(({ reportId, place, label, source, seenOn, reportStatus }) => ({
    reportId,
    said: { place, label, source, seenOn, reportStatus },
  }))
}

async function consequencesIn(queries: Queries | Transaction, ids: string[]): Promise<Part[]> {
  const rows = await queries
    .select()
    .from(publicConsequences)
    .where(inArray(publicConsequences.reportId, ids))
  return rows.map(({ reportId, kind, happenedOn, source }) => ({
    reportId,
    said: { kind, happenedOn, source },
  }))
}

/** Those of the present text, and neither notes nor names. */
async function verificationsOf(queries: Queries | Transaction, ids: string[]): Promise<Part[]> {
  const { reportId, contentVersion, method, verifiedAt } = reportVerifications
  const rows = await queries
    .select({ reportId, method, verifiedAt })
    .from(reportVerifications)
    .innerJoin(reports, and(eq(reports.id, reportId), eq(reports.contentVersion, contentVersion)))
    .where(inArray(reportId, ids))
  return rows.map((row) => ({
    reportId: row.reportId,
    said: { method: row.method, verifiedOn: dayInNigeria(row.verifiedAt) },
  }))
}

async function openDisputesOf(queries: Queries | Transaction, ids: string[]): Promise<Part[]> {
  const rows = await queries
    .select({ reportId: disputes.reportId, part: disputes.part, disputedOn: disputes.disputedOn })
    .from(disputes)
    .leftJoin(publicCorrections, eq(publicCorrections.disputeId, disputes.id))
    .where(and(inArray(disputes.reportId, ids), isNull(publicCorrections.id)))
    .orderBy(asc(disputes.disputedOn))
  return rows.map(({ reportId, part, disputedOn }) => ({ reportId, said: { part, disputedOn } }))
}

async function correctionsOf(queries: Queries | Transaction, ids: string[]): Promise<Part[]> {
  const rows = await queries.select().from(publicCorrections).where(inArray(publicCorrections.reportId, ids))
  return rows.map(({ reportId, referenceNumber, outcome, parts, words, disputedOn, publishedAt }) => ({
    reportId,
    said: {
      ...{ referenceNumber, outcome, parts: parts.map(String), words, disputedOn },
      publishedOn: dayInNigeria(publishedAt),
    },
  }))
}

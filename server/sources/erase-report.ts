import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { emptyText, type ReportText } from '#domain/reports/fields.ts'
import { beginningOfDay, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { endClaim } from '#server/cases/claim-queries.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { expertAssignments } from '#server/database/people-schema.ts'
import {
  attachments,
  caseHeaders,
  caseJoins,
  caseNotes,
  caseWork,
  conversations,
  legalHolds,
  peerReviews,
  petitions,
  replyNotices,
  reportDecisions,
  reportEndings,
  reports,
  reportVerifications,
  reportVersions,
} from '#server/database/schema.ts'
import { endWork } from '#server/experts/end-work.ts'
import type { Application } from '#server/kernel/application.ts'
import { lapseProposalsAbout } from '#server/proposals/proposal-queries.ts'
import type { ReportRow } from '#server/reports/report-queries.ts'
import { deleteKeys, storeKeys } from '#server/sealing/key-queries.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import { endAccess } from './end-access.ts'

/** A required choice has no empty value. What was erased is shown nowhere, so these are never read. */
const nothingWritten: ReportText = { ...emptyText(), sector: 'other', state: 'FCT' }

/**
 * Erases what was sent, and what staff wrote about it: the text, the files, the messages, notes, reviews and reasons. What is public stays. The
 * old key goes too, so that a copy of the sealed bytes opens no more. The number, the days and the events stay.
 *
 * @returns the storage names of the files, to be removed once the transaction has ended
 */
export async function eraseReport(
  application: Application,
  queries: Transaction,
  { id, contentVersion }: Pick<ReportRow, 'id' | 'contentVersion'>,
): Promise<string[]> {
  const now = application.now()
  const subject = { kind: 'report', id } as const
  const { key, wrappedKeys } = application.vault.newKey(subject)
  await deleteKeys(queries, subject)
  await storeKeys(queries, subject, wrappedKeys)
  await queries
    .update(reports)
    .set({
      sealedWords: key.seal(`words:${contentVersion}`, nothingWritten),
      sealedEarlier: null,
      erasedOn: dayInNigeria(now),
      updatedAt: beginningOfDay(now),
    })
    .where(eq(reports.id, id))
  await queries.delete(reportVersions).where(eq(reportVersions.reportId, id))
  await emptyNotes(queries, id, key)
  await emptyReplyNotice(queries, id, key)
  for (const table of [caseWork, caseNotes, caseJoins, caseHeaders])
    await queries.delete(table).where(eq(table.reportId, id))
  await endAccess(queries, id)
  await endWork(queries, { reportIds: [id], now })
  await queries.delete(expertAssignments).where(eq(expertAssignments.reportId, id))
  await queries.delete(petitions).where(eq(petitions.reportId, id))
  await endClaim(queries, id)
  await queries.delete(reportEndings).where(eq(reportEndings.reportId, id))
  await queries.delete(legalHolds).where(eq(legalHolds.reportId, id))
  await lapseProposalsAbout(queries, id, beginningOfDay(now))
  await queries
    .delete(conversations)
    .where(and(eq(conversations.reportId, id), inArray(conversations.kind, ['source', 'punishment'])))
  const files = await queries
    .delete(attachments)
    .where(eq(attachments.reportId, id))
    .returning({ storageName: attachments.storageName })
  return files.map(({ storageName }) => storageName)
}

/** The days stay: they show that the named person was heard. A public reply is public, and stays too. */
async function emptyReplyNotice(queries: Transaction, reportId: string, key: ReportKey): Promise<void> {
  const ofReport = eq(replyNotices.reportId, reportId)
  await queries.update(replyNotices).set({ sealedReply: null }).where(ofReport)
  await queries
    .update(replyNotices)
    .set({ sealedReason: key.seal(`left-out:${reportId}`, '') })
    .where(and(ofReport, isNotNull(replyNotices.sealedReason)))
}

async function emptyNotes(queries: Transaction, reportId: string, key: ReportKey): Promise<void> {
  const verified = await queries
    .select({ id: reportVerifications.id })
    .from(reportVerifications)
    .where(eq(reportVerifications.reportId, reportId))
  for (const { id } of verified)
    await queries
      .update(reportVerifications)
      .set({ sealedNotes: key.seal(`notes:${id}`, ''), sealedStatements: null })
      .where(eq(reportVerifications.id, id))
  const reviewed = await queries
    .select({ id: peerReviews.id })
    .from(peerReviews)
    .where(eq(peerReviews.reportId, reportId))
  for (const { id } of reviewed)
    await queries
      .update(peerReviews)
      .set({ sealedComments: key.seal(`review:${id}`, '') })
      .where(eq(peerReviews.id, id))
  await queries
    .update(reportDecisions)
    .set({ sealedReason: null })
    .where(eq(reportDecisions.reportId, reportId))
}

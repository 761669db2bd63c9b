import { and, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import { daysOfUsage, daysPastDue } from '#domain/retention/periods.ts'
import type { EndingName } from '#domain/retention/retention.ts'
import { addDays, dayInNigeria, startOfDay } from '#domain/time/day-in-nigeria.ts'
import { eraseOldMessages } from '#server/conversations/erase-old-messages.ts'
import { receiptCodes } from '#server/database/log-schema.ts'
import {
  accountTokens,
  apiKeys,
  dailySalts,
  expertDrafts,
  expertProfiles,
  grants,
  invitations,
  organisationExports,
  organisationInvites,
  organisationLog,
  paymentAccounts,
  rateLimits,
  registrations,
  renewals,
  sessions,
  teamFiles,
  totpFactors,
  usageMonths,
  voucherBatches,
  webhookMessages,
} from '#server/database/people-schema.ts'
import {
  conversations,
  jobs,
  journalDays,
  legalHolds,
  pageViews,
  reportClaims,
  sourceAccess,
  sourceDrafts,
  sourceVisits,
} from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { eraseSettledRequests } from '#server/publishing/corrections/erase-settled-requests.ts'
import { discardSettledPapers } from '#server/publishing/corrections/papers/discard-papers.ts'
import { eraseWithdrawn } from '#server/sources/erase-withdrawn.ts'
import {
  discardFilesOfForms,
  discardUnfinishedUploads,
  removeOrphans,
} from '#server/writing/attachments/sweep-attachments.ts'
import { sweepDrafts } from '#server/writing/sweep-drafts.ts'
import { endReports } from './reports/end-reports.ts'

/** What is counted from `limit` or before has been held for its whole period. */
export type Period = { now: Date; limit: Date }

/**
 * How each thing ends. Where a row holds the moment of its expiry, that moment was made from the same period, and `limit` is
 * not asked.
 */
export const endings: Record<EndingName, (application: Application, period: Period) => Promise<unknown>> = {
  session: ({ database: { queries } }, { now }) =>
    queries.delete(sessions).where(lte(sessions.expiresAt, now)),
  'unfinished second step': ({ database: { queries } }, { limit }) =>
    queries
      .delete(totpFactors)
      .where(and(isNull(totpFactors.activatedAt), lte(totpFactors.createdAt, limit))),
  invitation: ({ database: { queries } }, { now }) =>
    queries.delete(invitations).where(and(isNull(invitations.acceptedAt), lte(invitations.expiresAt, now))),
  grant: ({ database: { queries } }, { now }) => queries.delete(grants).where(lte(grants.until, now)),
  registration: ({ database: { queries } }, { now }) =>
    queries.delete(registrations).where(lte(registrations.expiresAt, now)),
  'link in a letter': ({ database: { queries } }, { now }) =>
    queries.delete(accountTokens).where(lte(accountTokens.expiresAt, now)),
  'counted tries': ({ database: { queries } }, { limit }) =>
    queries.delete(rateLimits).where(lt(rateLimits.windowStartedAt, startOfDay(dayInNigeria(limit)))),
  'salt of a day': ({ database: { queries } }, { limit }) =>
    queries.delete(dailySalts).where(lt(dailySalts.day, dayInNigeria(limit))),
  letter: ({ database: { queries } }, { limit }) => queries.delete(jobs).where(lte(jobs.createdAt, limit)),
  'letter in the outbox': ({ mail }, { limit }) => mail.deleteUntil(limit),
  'use of a plan': ({ database: { queries } }, { now }) =>
    queries.delete(usageMonths).where(lte(usageMonths.month, addDays(dayInNigeria(now), -daysOfUsage))),
  'renewal of a plan': ({ database: { queries } }, { now }) =>
    queries.delete(renewals).where(lte(renewals.endsOn, addDays(dayInNigeria(now), -daysPastDue))),
  'link of a payment to an account': ({ database: { queries } }, { now }) =>
    queries.delete(paymentAccounts).where(lte(paymentAccounts.eraseOn, dayInNigeria(now))),
  'invitation to a seat': ({ database: { queries } }, { now }) =>
    queries.delete(organisationInvites).where(lte(organisationInvites.expiresOn, dayInNigeria(now))),
  'log of an organisation': ({ database: { queries } }, { limit }) =>
    queries.delete(organisationLog).where(lte(organisationLog.happenedOn, dayInNigeria(limit))),
  'file of a board': ({ database: { queries } }, { limit }) =>
    queries.delete(teamFiles).where(lte(teamFiles.madeOn, dayInNigeria(limit))),
  'export that waits': ({ database: { queries } }, { limit }) =>
    queries.delete(organisationExports).where(lte(organisationExports.askedOn, dayInNigeria(limit))),
  'key of the API': ({ database: { queries } }, { now }) =>
    queries.delete(apiKeys).where(lte(apiKeys.expiresOn, dayInNigeria(now))),
  'message of a webhook': ({ database: { queries } }, { limit }) =>
    queries.delete(webhookMessages).where(lte(webhookMessages.writtenAt, limit)),
  voucher: ({ database: { queries } }, { now }) =>
    queries.delete(voucherBatches).where(lte(voucherBatches.expiresOn, dayInNigeria(now))),
  'papers of an expert': ({ database: { queries } }, { now }) =>
    queries
      .update(expertProfiles)
      .set({ sealedPapers: null, erasePapersOn: null })
      .where(lte(expertProfiles.erasePapersOn, dayInNigeria(now))),
  'draft of an application': ({ database: { queries } }, { limit }) =>
    queries.delete(expertDrafts).where(lt(expertDrafts.updatedOn, dayInNigeria(limit))),
  'withdrawn report': eraseWithdrawn,
  'report that waits': (application) => endReports(application, 'pending'),
  'rejected report': (application) => endReports(application, 'rejected'),
  'retracted report': (application) => endReports(application, 'retracted'),
  'original of a public report': (application) => endReports(application, 'approved'),
  'legal hold': ({ database: { queries } }, { now }) =>
    queries.delete(legalHolds).where(lt(legalHolds.until, dayInNigeria(now))),
  draft: (application) => sweepDrafts(application),
  'file of an unsent form': discardFilesOfForms,
  'unfinished upload': discardUnfinishedUploads,
  'stored bytes of no file': removeOrphans,
  claim: ({ database: { queries } }, { now }) =>
    queries.delete(reportClaims).where(lte(reportClaims.expiresAt, now)),
  'code of a receipt': ({ database: { queries } }, { now }) =>
    queries
      .update(receiptCodes)
      .set({ sealedCode: null })
      .where(and(isNotNull(receiptCodes.sealedCode), lte(receiptCodes.shownUntil, now))),
  'correction request': eraseSettledRequests,
  'paper of a request': discardSettledPapers,
  message: eraseOldMessages,
  'code of a source': ({ database: { queries } }, { limit }) =>
    queries.delete(sourceAccess).where(lt(sourceAccess.lastVisit, dayInNigeria(limit))),
  'security journal': ({ database: { queries } }, { limit }) =>
    queries.delete(journalDays).where(lt(journalDays.day, dayInNigeria(limit))),
  'page views': ({ database: { queries } }, { limit }) =>
    queries.delete(pageViews).where(lt(pageViews.day, dayInNigeria(limit))),
  tip: ({ database: { queries } }, { limit }) =>
    queries
      .delete(conversations)
      .where(and(eq(conversations.kind, 'tip'), lt(conversations.openedOn, dayInNigeria(limit)))),
  'draft without an account': ({ database: { queries } }, { limit }) =>
    queries.delete(sourceDrafts).where(lt(sourceDrafts.savedOn, dayInNigeria(limit))),
  'visit with a code': ({ database: { queries } }, { now }) =>
    queries.delete(sourceVisits).where(lte(sourceVisits.expiresAt, now)),
}

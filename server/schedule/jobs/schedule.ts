import { deliverWebhooks } from '#server/api/webhooks/deliver-webhooks.ts'
import { lapseInvitations } from '#server/experts/assignments/lapse-invitations.ts'
import { remindExperts } from '#server/experts/assignments/remind-experts.ts'
import { countSearchChanges } from '#server/finding/count-search-changes.ts'
import { compareLists } from '#server/finding/name-lists/compare-lists.ts'
import { lookForNews } from '#server/finding/saved/look-for-news.ts'
import { keepMonths } from '#server/operating/keep-months.ts'
import { lookAtCertificate } from '#server/operating/look-at-certificate.ts'
import { lookAtSearch } from '#server/operating/look-at-search.ts'
import { noteFreezes } from '#server/operating/note-freezes.ts'
import { lookAtDisputes } from '#server/plans/disputes/settle-dispute.ts'
import { keepBoardFiles } from '#server/plans/organisations/boards/keep-board-files.ts'
import { giveBackAgreed } from '#server/plans/payments/give-back.ts'
import { lookAtOpenPayments } from '#server/plans/payments/settle-payment.ts'
import { renewPlans } from '#server/plans/renewals/renew-plans.ts'
import { tellOfRenewals } from '#server/plans/renewals/tell-of-renewals.ts'
import { advanceProposals } from '#server/proposals/advance-proposals.ts'
import { drawNextBatch } from '#server/proposals/publish-batch.ts'
import { noteReceivedRequests } from '#server/publishing/corrections/note-received-requests.ts'
import { rewriteTables } from '#server/retention/rewrite-tables.ts'
import { sweep } from '#server/retention/sweep.ts'
import { every, type Schedule } from '#server/schedule/every.ts'
import { makeWaitingMatchKeys } from '#server/similar/make-match-keys.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { sumPublicReports } from '#server/transparency/analytics/sum-public-reports.ts'
import { bringFiguresUpToDate } from '#server/transparency/figures/bring-figures-up-to-date.ts'
import { askWitnesses } from '#server/transparency/witnesses/ask-witnesses.ts'

/** Everything that is done regularly. */
export const schedule = {
  mail: [],
  chores: [
    every('1 h', 'retention.hourly', (application) => sweep(application, 'hourly')),
    every('1 day', 'retention.daily', (application) => sweep(application, 'daily')),
    every('1 day', 'retention.rewrite', rewriteTables),
    every('1 day', 'months.make', keepMonths),
    every('1 day', 'correction-requests.note', noteReceivedRequests),
    every('1 day', 'certificate.look', lookAtCertificate),
    every('1 day', 'search.look', lookAtSearch),
    every('1 h', 'figures', bringFiguresUpToDate),
    every('1 h', 'analytics.sum', sumPublicReports),
    every('1 h', 'searches.look', lookForNews),
    every('1 min', 'name-lists.compare', compareLists),
    every('1 h', 'boards.files', keepBoardFiles),
    every('1 h', 'experts.lapse', lapseInvitations),
    every('1 h', 'experts.remind', remindExperts),
    every('1 min', 'proposals', advanceProposals),
    every('1 min', 'publication.draw', drawNextBatch),
    every('1 min', 'payments.look', lookAtOpenPayments),
    every('1 min', 'payments.give-back', giveBackAgreed),
    every('1 h', 'payments.disputes', lookAtDisputes),
    every('1 h', 'plans.renew', renewPlans),
    every('1 h', 'plans.tell', tellOfRenewals),
    every('10 s', 'match-keys', makeWaitingMatchKeys),
    every('10 s', 'search.count', countSearchChanges),
  ],
  log: [every('1 min', 'freezes.note', noteFreezes), every('1 min', 'log.advance', advanceLog)],
  witnesses: [every('1 min', 'log.witnesses', askWitnesses)],
  webhooks: [every('10 s', 'webhooks', deliverWebhooks)],
} as const satisfies Schedule

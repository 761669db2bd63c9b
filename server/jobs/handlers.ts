import { composeNews } from '#server/notifications/send-news.ts'
import {
  sendConfirmationLetter,
  sendNewAddressLetter,
  sendNotice,
  sendRegistrationLetter,
  sendResetLetter,
} from '#server/people/account-letters.ts'
import type { JobData, JobKind } from '#server/queue/job-kinds.ts'
import { sweepAttachments } from '#server/reports/sweep-attachments.ts'
import { sweepDrafts } from '#server/reports/sweep-drafts.ts'
import { advanceLogAndComeBack } from '#server/transparency/keep-log-going.ts'
import { markAndComeBack } from './marking.ts'
import type { Handler } from './run-due-jobs.ts'
import { sweepAndComeBack } from './sweep.ts'

/** How each kind of work is done. A kind that is missing here does not compile. */
export const handlers = {
  'mail.news': async (application, data, job) => {
    const { userId, since } = data as JobData['mail.news']
    const letter = await composeNews(application, { userId, since: new Date(since) }, job.id)
    if (!letter) return
    await job.handOver()
    await application.mail.send(letter)
  },
  'registration-letter': sendRegistrationLetter,
  'confirmation-letter': sendConfirmationLetter,
  'reset-letter': sendResetLetter,
  'new-address-letter': sendNewAddressLetter,
  'account-notice': sendNotice,
  sweep: sweepAndComeBack,
  'reports.mark': markAndComeBack,
  'attachments.sweep': (application) => sweepAttachments(application),
  'log.advance': advanceLogAndComeBack,
  'drafts.sweep': (application) => sweepDrafts(application),
} satisfies Record<JobKind, Handler>

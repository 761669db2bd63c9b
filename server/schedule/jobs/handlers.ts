import { composeNews } from '#server/notifications/send-news.ts'
import {
  sendConfirmationLetter,
  sendNewAddressLetter,
  sendNotice,
  sendRegistrationLetter,
  sendResetLetter,
} from '#server/people/account-letters.ts'
import type { JobData, JobKind } from '#server/schedule/job-kinds.ts'
import type { Handler } from '#server/schedule/run-due-jobs.ts'
import { advanceLogAndComeBack } from '#server/transparency/keep-log-going.ts'
import { sweepAttachments } from '#server/writing/attachments/sweep-attachments.ts'
import { sweepDrafts } from '#server/writing/sweep-drafts.ts'
import { markAndComeBack } from './marking.ts'
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

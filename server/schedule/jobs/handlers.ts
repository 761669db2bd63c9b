import { goOnComparing } from '#server/cases/compare-declaration.ts'
import { composeNews, composePlanNews } from '#server/notifications/send-news.ts'
import {
  sendConfirmationLetter,
  sendNewAddressLetter,
  sendNotice,
  sendRegistrationLetter,
  sendResetLetter,
} from '#server/people/letters/account-letters.ts'
import { publishBatch } from '#server/proposals/publish-batch.ts'
import type { JobData, JobKind } from '#server/schedule/job-kinds.ts'
import type { Handler, Handlers } from '#server/schedule/run-due-jobs.ts'
import { schedule } from './schedule.ts'

/** How each kind of job is done. A kind that is missing here does not compile. */
const jobHandlers = {
  'declaration.compare': async (application, data) => {
    const { userId, declaredAt } = data as JobData['declaration.compare']
    await goOnComparing(application, { userId, declaredAt: new Date(declaredAt) })
  },
  'publication.batch': publishBatch,
  'mail.news': async (application, data, job) => {
    const { userId, since } = data as JobData['mail.news']
    const letter = await composeNews(application, { userId, since: new Date(since) }, job.id)
    if (!letter) return
    await job.handOver()
    await application.mail.send(letter)
  },
  'mail.plan-news': async (application, data, job) => {
    const letter = await composePlanNews(application, data as JobData['mail.plan-news'], job.id)
    if (!letter) return
    await job.handOver()
    await application.mail.send(letter)
  },
  'registration-letter': sendRegistrationLetter,
  'confirmation-letter': sendConfirmationLetter,
  'reset-letter': sendResetLetter,
  'new-address-letter': sendNewAddressLetter,
  'account-notice': sendNotice,
} satisfies Record<JobKind, Handler>

const scheduledHandlers = Object.values(schedule)
  .flat()
  .map(({ name, work }): [string, Handler] => [name, async (application) => void (await work(application))])

export const handlers: Handlers = { ...jobHandlers, ...Object.fromEntries(scheduledHandlers) }

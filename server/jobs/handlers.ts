import { composeNews } from '#server/notifications/send-news.ts'
import type { JobData, JobKind } from '#server/queue/job-kinds.ts'
import type { Handler } from './run-due-jobs.ts'

/** How each kind of work is done. A kind that is missing here does not compile. */
export const handlers = {
  'mail.news': async (application, data, job) => {
    const { userId, since } = data as JobData['mail.news']
    const letter = await composeNews(application, { userId, since: new Date(since) }, job.id)
    if (!letter) return
    await job.handOver()
    await application.mail.send(letter)
  },
} satisfies Record<JobKind, Handler>

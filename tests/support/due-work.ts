import type { Application } from '#server/kernel/application.ts'
import { enqueueDueSlots } from '#server/schedule/enqueue-due-slots.ts'
import { handlers } from '#server/schedule/jobs/handlers.ts'
import { schedule } from '#server/schedule/jobs/schedule.ts'
import { runDueJobs } from '#server/schedule/run-due-jobs.ts'

/** What a process does every two seconds: the slots of the schedule that have begun, and every job that is due. */
export async function doDueWork(application: Application): Promise<void> {
  await enqueueDueSlots(application, schedule)
  await runDueJobs(application, handlers)
}

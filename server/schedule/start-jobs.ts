import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { type Handlers, runDueJobs } from './run-due-jobs.ts'

const pause = 2_000

/** Looks for due work now and every two seconds. Returns how to stop, which waits for the job that is running. */
export function startJobs(application: Application, handlers: Handlers): () => Promise<void> {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()

  function begin(): void {
    round = runDueJobs(application, handlers)
      .then(() => {})
      .catch((error: unknown) =>
        application.log.warn({ fault: describeFault(error) }, 'the jobs could not be read'),
      )
      .then(() => {
        if (!isStopping) timer = setTimeout(begin, pause)
      })
  }

  begin()
  return async () => {
    isStopping = true
    clearTimeout(timer)
    await round
  }
}

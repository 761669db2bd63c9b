import { type Duration, seconds } from '#domain/time/durations.ts'

type Stopping = {
  /** Takes no more requests and waits for those that run. */
  stopServing: () => Promise<void>
  /** Begins no more jobs and waits for those that are running. */
  stopWork: () => Promise<void>
  close: () => Promise<void>
  databaseEnded: Promise<void>
}

/** A letter to a mail server that does not answer takes a minute, and one that is cut off after it was handed over is lost. */
const longestJob = seconds(70)
/** A report on a slow line is being sent: its sender would not know whether it arrived. */
const longestRequest = seconds(10)
/** A database that was killed does not answer. What was acknowledged is kept already. */
const longestGoodbye = seconds(5)

/** Ends the process when the system asks for it, or when the embedded database has ended. */
export function stopWhenAsked({ stopServing, stopWork, close, databaseEnded }: Stopping): void {
  let isStopping = false
  async function stop(exitCode: number, mayTake: { requests: Duration; jobs: Duration }): Promise<void> {
    if (isStopping) return
    isStopping = true
    await Promise.all([atMost(mayTake.requests, stopServing()), atMost(mayTake.jobs, stopWork())])
    await atMost(longestGoodbye, close())
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stop(0, { requests: longestRequest, jobs: longestJob }))
  databaseEnded.then(() => {
    if (!isStopping)
      process.stderr.write(
        '\nThe database has ended, so Fitila ends too. Start it again: nothing that was saved is lost.\n',
      )
    // Neither can finish without it.
    return stop(1, { requests: 0, jobs: 0 })
  })
}

/** Waits for the work, but no longer than this. Whether it failed makes no difference to a process that ends. */
function atMost(duration: Duration, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, duration).unref()
  work.then(resolve, () => resolve())
  return promise
}

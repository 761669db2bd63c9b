import { type Duration, seconds } from '#domain/time/durations.ts'

type Stopping = {
  /** Begins no more jobs and waits for those that are running. */
  stopWork: () => Promise<void>
  close: () => Promise<void>
  databaseEnded: Promise<void>
}

/** A letter to a mail server that does not answer takes a minute, and one that is cut off after it was handed over is lost. */
const longestJob = seconds(70)
/** Open pages hold connections, and a database that was killed does not answer. What was acknowledged is kept already. */
const longestGoodbye = seconds(5)

/** Ends the process when the system asks for it, or when the embedded database has ended. */
export function stopWhenAsked({ stopWork, close, databaseEnded }: Stopping): void {
  let isStopping = false
  async function stop(exitCode: number, jobsMayTake: Duration): Promise<void> {
    if (isStopping) return
    isStopping = true
    await atMost(jobsMayTake, stopWork())
    await atMost(longestGoodbye, close())
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0, longestJob))
  databaseEnded.then(() => {
    if (!isStopping)
      process.stderr.write(
        '\nThe database has ended, so Fitila ends too. Start it again: nothing that was saved is lost.\n',
      )
    // Jobs cannot finish without it.
    return stop(1, 0)
  })
}

/** Waits for the work, but no longer than this. Whether it failed makes no difference to a process that ends. */
function atMost(duration: Duration, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, duration).unref()
  work.then(resolve, () => resolve())
  return promise
}

import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { clock } from '#domain/actor.ts'
import { after, minutes, seconds } from '#domain/time/durations.ts'
import { jobs } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { afterFailure } from './after-failure.ts'
import { type Lane, lanes } from './lanes.ts'

/** After this another process begins a job whose process says nothing any more. */
const lease = seconds(30)
const renewedEvery = seconds(10)

export type RunningJob = {
  id: string
  /** 1 at the first try. */
  attempt: number
  /** To be awaited right before what cannot be taken back: if we die after it, the job is not begun again. */
  handOver(): Promise<void>
}

export type Handler = (application: Application, data: unknown, job: RunningJob) => Promise<void>

/** Handlers by kind; see `handlers.ts`. */
export type Handlers = Readonly<Record<string, Handler>>

/**
 * Runs what is due in every lane, one job after the other, until nothing is. Any number of processes may do this at once.
 *
 * @returns how many jobs were begun
 */
export async function runDueJobs(application: Application, handlers: Handlers): Promise<number> {
  let count = 0
  for (const lane of lanes) count += await runLane(application, handlers, lane, () => false)
  return count
}

/** As `runDueJobs`, for one lane. No job is begun once `isStopping` says so. */
export async function runLane(
  application: Application,
  handlers: Handlers,
  lane: Lane,
  isStopping: () => boolean,
): Promise<number> {
  let count = 0
  while (!isStopping()) {
    const job = await takeJob(application, lane)
    if (!job) return count
    count += 1
    await run(application, handlers, job)
  }
  return count
}

type Job = typeof jobs.$inferSelect

async function takeJob({ database, now }: Application, lane: Lane): Promise<Job | undefined> {
  const moment = now()
  const at = moment.toISOString()
  const due = sql`(
    select id from jobs
    where lane = ${lane} and run_at <= ${at} and (leased_until is null or leased_until < ${at})
    order by run_at limit 1 for update skip locked
  )`
  const [job] = await database.queries
    .update(jobs)
    .set({ attempts: sql`attempts + 1`, leasedUntil: after(moment, lease) })
    .where(eq(jobs.id, due))
    .returning()
  return job
}

const runJob = useCase('job.run', ({ application }, handler: Handler, data: unknown, job: RunningJob) =>
  handler(application, data, job),
)

async function run(application: Application, handlers: Handlers, job: Job): Promise<void> {
  const { log, vault, now } = application
  const handler = handlers[job.kind]
  if (job.handedOverAt) {
    log.warn({ kind: job.kind }, 'a job was handed over before a crash; it is not begun again')
    await finish(application, job)
  } else if (!handler) {
    // A newer process put it there; it will take it.
    await putBack(application, job, minutes(10))
  } else {
    const stopRenewing = renewLease(application, job)
    try {
      await runJob(application, clock, handler, vault.open(`job:${job.id}`, job.sealedData), {
        id: job.id,
        attempt: job.attempts,
        handOver: () => handOver(application, job),
      })
      await finish(application, job)
    } catch (error) {
      const next = afterFailure(error, { attempt: job.attempts, retryUntil: job.retryUntil, now: now() })
      log.warn({ kind: job.kind, attempt: job.attempts, next, fault: describeFault(error) }, 'a job failed')
      if (next === 'give-up') await finish(application, job)
      else await putBack(application, job, next.pause)
    } finally {
      stopRenewing()
    }
  }
}

/** As long as this process lives, no other begins the job. @returns how to stop */
function renewLease({ database, now }: Application, job: Job): () => void {
  const timer = setInterval(() => {
    database.queries
      .update(jobs)
      .set({ leasedUntil: after(now(), lease) })
      // One that was put back, or that another process took, is no longer ours.
      .where(and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts), isNotNull(jobs.leasedUntil)))
      // The next try comes soon; a database that stays away ends the job by itself.
      .catch(() => {})
  }, renewedEvery)
  timer.unref()
  return () => clearInterval(timer)
}

async function finish({ database }: Application, job: Job): Promise<void> {
  await database.queries.delete(jobs).where(eq(jobs.id, job.id))
}

async function putBack({ database, now }: Application, job: Job, pause: number): Promise<void> {
  await database.queries
    .update(jobs)
    .set({ runAt: after(now(), pause), leasedUntil: null, handedOverAt: null })
    .where(eq(jobs.id, job.id))
}

async function handOver({ database, now }: Application, job: Job): Promise<void> {
  const held = await database.queries
    .update(jobs)
    .set({ handedOverAt: now() })
    .where(and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts)))
    .returning({ id: jobs.id })
  if (held.length === 0) throw new Error('the lease of this job ran out, and another process has it')
}

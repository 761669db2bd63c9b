import { and, asc, eq, gt, lte, or } from 'drizzle-orm'
import { longestPause, nextBatch, restsFor } from '#domain/publishing/batches.ts'
import { after, before, minutes } from '#domain/time/durations.ts'
import { proposals } from '#server/database/people-schema.ts'
import { jobs } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { siteNow } from '#server/settings/site-now.ts'
import type { Decided } from './effects/effect.ts'
import { effects } from './effects.ts'
import { endWithoutCounting } from './end-without-counting.ts'
import { endProposal, isOpen } from './proposal-queries.ts'
import { isActiveMember } from './staff-members.ts'
import { whileOpenOrElse } from './while-open.ts'

const onceKey = 'publication.batch'

/** Between the clocks of two processes. */
const largestDifference = minutes(10)

/**
 * Sees that a next batch is drawn, whether or not anything waits for it. The moment is a job, so that all processes have the same one
 * and a restart keeps it.
 */
export async function drawNextBatch(application: Application): Promise<void> {
  const { publication } = await siteNow(application)
  if (publication === 'at once') return publishBatch(application)
  const { every } = publication
  const now = application.now()
  await transact(application, async ({ queries }) => {
    // Drawn by a clock that was far ahead, or before the setting was changed: nothing would come out until then.
    const tooFar = after(now, longestPause(every) + largestDifference)
    await queries.delete(jobs).where(and(eq(jobs.onceKey, onceKey), gt(jobs.runAt, tooFar)))
    const [drawn] = await queries.select({ id: jobs.id }).from(jobs).where(eq(jobs.onceKey, onceKey))
    if (drawn) return
    const runAt = nextBatch(now, every, application.randomness.below)
    await enqueue(application, queries, { kind: 'publication.batch', data: {}, onceKey, runAt })
  })
}

/**
 * Makes public what was approved and has rested: each in its own transaction, so that a process that dies leaves whole ones. In
 * the order of random numbers, because the order of approvals would tell something.
 */
export async function publishBatch(application: Application): Promise<void> {
  const now = application.now()
  const rested = before(now, restsFor((await siteNow(application)).publication))
  const due = await application.database.queries
    .select({ id: proposals.id, subjectKind: proposals.subjectKind, subjectId: proposals.subjectId })
    .from(proposals)
    .where(
      and(
        ...[isOpen, eq(proposals.act, 'publication')],
        // Later than now: approved by a clock that was ahead.
        or(lte(proposals.proposedAt, rested), gt(proposals.proposedAt, after(now, largestDifference))),
      ),
    )
    .orderBy(asc(proposals.id))
  for (const one of due)
    await whileOpenOrElse(application, one, publish, lapse).catch((error: unknown) =>
      // The others go out, and this one is tried with the next batch: the pauses of a failed job would hold them all.
      application.log.warn({ fault: describeFault(error) }, 'a report did not go out'),
    )
}

async function publish(decided: Decided): Promise<void> {
  const { unit, proposal, now } = decided
  // Nothing becomes public in the name of a member who left or is suspended.
  if (!(await isActiveMember(unit.queries, proposal.proposedBy))) return lapse(decided)
  await endProposal(unit.queries, proposal.id, { state: 'published', decidedBy: null, now })
  await effects.publication.count({ ...decided, alone: false })
}

const lapse = (decided: Decided) => endWithoutCounting(decided, 'lapsed')

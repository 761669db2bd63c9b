import type { Queries, Transaction } from '#server/database/open-database.ts'
import { jobs } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { type JobData, type JobKind, laneOf } from './job-kinds.ts'
import type { Lane } from './lanes.ts'

export type NewJob = {
  [K in JobKind]: {
    kind: K
    data: JobData[K]
    /** Not before this moment; at once when left out. */
    runAt?: Date
    /** At most one job of this key waits. A second one is left out. */
    onceKey?: string
  }
}[JobKind]

/** Puts work aside for after the answer. In a transaction it waits for the commit, and does not happen without one. */
export async function enqueue(
  application: Application,
  queries: Queries | Transaction,
  ...wanted: readonly NewJob[]
): Promise<void> {
  const drafts = wanted.map((job) => ({ ...job, lane: laneOf[job.kind] }))
  await insertJobs(application, queries, drafts)
}

export type JobDraft = {
  kind: string
  lane: Lane
  data: unknown
  runAt?: Date
  /** From this moment on, a job that failed is not tried again. */
  retryUntil?: Date
  onceKey?: string
}

/** For jobs whose kind is not one of `JobKind`. */
export async function insertJobs(
  { now, randomness, vault }: Application,
  queries: Queries | Transaction,
  drafts: readonly JobDraft[],
): Promise<void> {
  if (drafts.length === 0) return
  const createdAt = now()
  const rows = drafts.map(({ data, runAt = createdAt, retryUntil = null, onceKey = null, ...job }) => {
    const id = randomness.uuid()
    return { ...job, id, sealedData: vault.seal(`job:${id}`, data), onceKey, runAt, retryUntil, createdAt }
  })
  await queries.insert(jobs).values(rows).onConflictDoNothing({ target: jobs.onceKey })
}

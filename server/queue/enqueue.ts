import type { Application } from '#server/application.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { jobs } from '#server/database/schema.ts'
import type { JobData, JobKind } from './job-kinds.ts'

export type Waiting = {
  /** Not before this moment; at once when left out. */
  runAt?: Date
  /** At most one job of this key waits. A second one is left out. */
  onceKey?: string
}

/** Puts work aside for after the answer. In a transaction it waits for the commit, and does not happen without one. */
export async function enqueue<K extends JobKind>(
  application: Application,
  queries: Queries | Transaction,
  job: { kind: K; data: JobData[K] } & Waiting,
): Promise<void> {
  const id = application.randomness.uuid()
  const now = application.now()
  const sealedData = application.vault.seal(`job:${id}`, job.data)
  await queries
    .insert(jobs)
    .values({
      id,
      kind: job.kind,
      sealedData,
      onceKey: job.onceKey ?? null,
      runAt: job.runAt ?? now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: jobs.onceKey })
}

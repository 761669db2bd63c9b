import type { Queries, Transaction } from '#server/database/open-database.ts'
import { jobs } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { JobData, JobKind } from './job-kinds.ts'

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
  if (wanted.length === 0) return
  const now = application.now()
  const rows = wanted.map(({ kind, data, runAt = now, onceKey = null }) => {
    const id = application.randomness.uuid()
    return { id, kind, sealedData: application.vault.seal(`job:${id}`, data), onceKey, runAt, createdAt: now }
  })
  await queries.insert(jobs).values(rows).onConflictDoNothing({ target: jobs.onceKey })
}

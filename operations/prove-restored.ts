import { readCheckpoints } from '@fitila/log/notes/checkpoint'
import type { Restored } from '#server/backups/restore.ts'
import type { Environment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { newestEvent, noteRestored } from '#server/retention/notice-restored.ts'
import { checkLog } from '#server/transparency/check-log.ts'

export type Proven = {
  takenAt: string
  rows: number
  files: number
  /** Entries of the search that were left out, because nothing public belongs to them. */
  unlisted: number
  /** Entries of the public log that were checked. */
  entries: number
  /** What is wrong with the log, in words. */
  problems: string[]
}

/**
 * Opens what was restored as the site would: runs the migrations that are new since, refuses a key file that does not fit, and goes
 * through the log, which has to be the one whose checkpoint the backup names.
 */
export async function proveRestored(
  environment: Environment,
  { head, end, unlisted }: Restored,
): Promise<Proven> {
  const { application, close } = await openApplication({ ...environment, logLevel: 'silent' })
  try {
    const checkpoints = head.checkpoint === null ? [] : readCheckpoints(head.checkpoint)
    // The log of an old backup ends on its day, and that is right.
    const then = { ...application, now: () => new Date(head.takenAt) }
    const { entries, problems } = await checkLog(then, { checkpoints })
    const found = await newestEvent(application.database.queries)
    await noteRestored(application, { eventsKept: found, eventsFound: found })
    return {
      takenAt: head.takenAt,
      rows: Object.values(end.rows).reduce((sum, count) => sum + count, 0),
      files: end.files,
      unlisted,
      entries,
      problems,
    }
  } finally {
    await close()
  }
}

import { isBackupLate } from '#domain/operating/backup-state.ts'
import { timePassed } from '#domain/time/time-passed.ts'
import { newestRuns } from '#server/backups/runs.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { agoIn } from '#words/time-in.ts'

export type BackupsSeen = {
  backup: { ranAt: string; bytes: number } | null
  /** The newest trial in which a backup was restored. */
  drill: { ago: string; seconds: number } | null
  isLate: boolean
}

/** What the panel says of backups. Null for a site that is only tried out: no public address, and no backup yet. */
export const seeBackups = useCase('operation.see', async ({ application }): Promise<BackupsSeen | null> => {
  const { backup, drill } = await newestRuns(application)
  const isForReal = application.publicUrl.startsWith('https:')
  if (!isForReal && !backup && !drill) return null
  return {
    backup: backup && { ranAt: backup.ranAt.toISOString(), bytes: backup.bytes },
    drill: drill && { ago: agoIn('en', timePassed(drill.ranAt, application.now())), seconds: drill.seconds },
    isLate: isForReal && isBackupLate(backup?.ranAt ?? null, application.now()),
  }
})

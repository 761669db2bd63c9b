import type pg from 'pg'
import { backupRuns } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

export type BackupRun = { kind: 'backup' | 'drill'; ranAt: Date; seconds: number; bytes: number }

/** Notes the newest run of its kind. Asked as the owner of the tables, by the operator's commands. */
export async function noteRun(pool: pg.Pool, { kind, ranAt, seconds, bytes }: BackupRun): Promise<void> {
  await pool.query(
    `insert into backup_runs (kind, ran_at, seconds, bytes) values ($1, $2, $3, $4)
      on conflict (kind) do update set ran_at = excluded.ran_at, seconds = excluded.seconds, bytes = excluded.bytes`,
    [kind, ranAt, Math.round(seconds), bytes],
  )
}

/** The newest run of each kind; null for one that never was. */
export async function newestRuns({
  database,
}: Pick<Application, 'database'>): Promise<Record<BackupRun['kind'], BackupRun | null>> {
  const runs = await database.queries.select().from(backupRuns)
  const newest = (kind: BackupRun['kind']) => runs.find((run) => run.kind === kind) ?? null
  return { backup: newest('backup'), drill: newest('drill') }
}

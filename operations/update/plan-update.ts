import type pg from 'pg'
import { type Migration, readMigrations } from '#server/database/migrate.ts'
import { isRemoval, takesAway } from './takes-away.ts'

export type UpdatePlan = {
  /** The migrations that this release would run, in their order. */
  toRun: Migration[]
  /** Those after which processes of the release before must not run any more. */
  removals: string[]
  /** Bytes of the database. */
  size: number
}

/**
 * What an update to this release would change in the database.
 *
 * @throws Error in plain words where the database is of a later release, or a migration was changed after it ran
 */
export async function planUpdate(pool: pg.Pool): Promise<UpdatePlan> {
  const { rows: there } = await pool.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  )
  const { rows: ran } = there[0]?.there
    ? await pool.query<{ name: string; sha256: string }>('select name, sha256 from migrations')
    : { rows: [] }
  const known = await readMigrations()
  const hashes = new Map(known.map(({ name, sha256 }) => [name, sha256]))
  for (const { name, sha256 } of ran) {
    if (!hashes.has(name))
      throw new Error(
        `The database is of a later release: this one does not know ${name}. Nothing was changed.`,
      )
    if (hashes.get(name) !== sha256)
      throw new Error(`The migration ${name} is another one here than the one that ran. Nothing was changed.`)
  }
  const done = new Set(ran.map(({ name }) => name))
  const toRun = known.filter(({ name }) => !done.has(name))
  const { rows: sizes } = await pool.query<{ size: string }>(
    'select pg_database_size(current_database()) as size',
  )
  return {
    toRun,
    removals: toRun.filter(({ sql }) => isRemoval(sql) || takesAway(sql).length > 0).map(({ name }) => name),
    size: Number(sizes[0]?.size ?? 0),
  }
}

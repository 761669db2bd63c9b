import pg from 'pg'
import type { Day } from '#domain/time/day-in-nigeria.ts'

/** Tables of which a period in the retention table takes all rows. What is append-only keeps its months. */
const withEndingRows: readonly string[] = ['page_views']

/** Drops the partitions of months that are over and hold no row any more. A row that still comes for one goes to the rest. */
export async function dropEmptyMonths(owner: pg.Pool, divided: string, today: Day): Promise<void> {
  if (!withEndingRows.includes(divided)) return
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = $1::regclass and c.relname ~ '_\\d{4}_\\d{2}$'
        and right(c.relname, 7) < $2 order by 1`,
    [divided, today.slice(0, 7).replace('-', '_')],
  )
  for (const { name } of rows) await dropIfEmpty(owner, pg.escapeIdentifier(name))
}

async function dropIfEmpty(owner: pg.Pool, month: string): Promise<void> {
  const { rowCount } = await owner.query(`select from ${month} limit 1`)
  if (rowCount !== 0) return
  const client = await owner.connect()
  try {
    await client.query(`begin; set local lock_timeout = '500ms'`)
    await client.query(`lock table ${month} in access exclusive mode`)
    // A row can have come since.
    const { rowCount: held } = await client.query(`select from ${month} limit 1`)
    if (held === 0) await client.query(`drop table ${month}`)
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

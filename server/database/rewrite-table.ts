import pg from 'pg'

/** What PostgreSQL answers when `lock_timeout` is over. */
export const lockNotAvailable = '55P03'

/** `in use`: others held the table for two seconds, so it was left as it is. */
export type Rewritten = 'written' | 'in use'

/**
 * Writes a table into a new file, without what was deleted from it.
 *
 * @param pool of the owner of the tables
 * @throws Error for every fault but a table that is in use
 */
export async function rewriteTable(pool: pg.Pool, table: string): Promise<Rewritten> {
  const client = await pool.connect()
  try {
    await client.query(`set lock_timeout = '2s'`)
    await client.query(`vacuum full ${pg.escapeIdentifier(table)}`)
    await client.query('reset lock_timeout')
    client.release()
    return 'written'
  } catch (error) {
    client.release(true)
    if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) return 'in use'
    throw error
  }
}

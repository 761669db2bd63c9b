import pg from 'pg'

/**
 * Writes a table into a new file, without what was deleted from it.
 *
 * @param pool of the owner of the tables
 * @throws Error where the table is in use for two seconds
 */
export async function rewriteTable(pool: pg.Pool, table: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set lock_timeout = '2s'`)
    await client.query(`vacuum full ${pg.escapeIdentifier(table)}`)
    await client.query('reset lock_timeout')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

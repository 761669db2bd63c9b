import type pg from 'pg'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { roles } from '#domain/people/roles.ts'

export type Frozen = { beganAt: Date; isNew: boolean; sessions: number; keys: number }

/**
 * Stops all changes. Ends every session of the staff and every key of the API. A second time, what has come since ends too. For the
 * operator's program, as the owner of the tables.
 */
export async function freezeSite(pool: pg.Pool, now: Date): Promise<Frozen> {
  return inTransaction(pool, async (client) => {
    // First, so that nothing new begins behind it.
    const made = await client.query<{ beganAt: Date }>(
      `insert into freezes (began_at) values ($1) on conflict ((true)) where ended_at is null do nothing returning began_at as "beganAt"`,
      [now],
    )
    const { rows } = await client.query<{ beganAt: Date }>(
      'select began_at as "beganAt" from freezes where ended_at is null',
    )
    const sessions = await client.query(
      'delete from sessions s using profiles p where p.id = s.user_id and p.role = any($1::text[])',
      [roles.filter(needsSecondStep)],
    )
    const keys = await client.query('delete from api_keys')
    return {
      beganAt: rows[0]?.beganAt ?? now,
      isNew: made.rows.length > 0,
      sessions: sessions.rowCount ?? 0,
      keys: keys.rowCount ?? 0,
    }
  })
}

/** Lets changes in again. @returns since when there were none; null where the site was not frozen */
export async function thawSite(pool: pg.Pool, now: Date): Promise<Date | null> {
  const { rows } = await pool.query<{ beganAt: Date }>(
    'update freezes set ended_at = greatest($1, began_at) where ended_at is null returning began_at as "beganAt"',
    [now],
  )
  return rows[0]?.beganAt ?? null
}

/** Since when the site is frozen; null where it is not. */
export async function frozenSince(pool: pg.Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ beganAt: Date }>(
    'select began_at as "beganAt" from freezes where ended_at is null',
  )
  return rows[0]?.beganAt ?? null
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

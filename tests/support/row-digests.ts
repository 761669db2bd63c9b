import type pg from 'pg'

type Digests = Record<string, string>

type Digested = { database: { pool: pg.Pool } }

/**
 * What a refusal may change all the same, with the reason. Named columns are left out of the comparison; `all` leaves out
 * the table.
 */
const mayChange: Readonly<Record<string, { columns: readonly string[] | 'all'; reason: string }>> = {
  rate_limits: { columns: 'all', reason: 'A try counts, also one that was refused.' },
  daily_salts: { columns: 'all', reason: 'The first count of a day draws the salt of its buckets.' },
  sessions: {
    columns: ['last_used_on', 'expires_at', 'challenge', 'challenge_expires_at'],
    reason: 'Every request keeps the session alive, and a page that offers a passkey draws a challenge.',
  },
}

/** A digest of every table there is, without what `mayChange` lists. */
export async function rowDigests({ database: { pool } }: Digested): Promise<Digests> {
  const asked = questions.get(pool) ?? questionOf(pool)
  questions.set(pool, asked)
  const { rows } = await pool.query<{ name: string; digest: string }>({
    name: 'row digests',
    text: await asked,
  })
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

/** A test asks thousands of times, and its tables stay the same: what to ask is found once, and planned once for a connection. */
const questions = new WeakMap<pg.Pool, Promise<string>>()

async function questionOf(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' group by table_name`,
  )
  const selects = tables
    .filter(({ name }) => mayChange[name]?.columns !== 'all')
    .map(({ name, columns }) => {
      const left = columns.filter((column) => !mayChange[name]?.columns.includes(column))
      const row = `row(${left.map((column) => `"${column}"`).join(', ')})::text`
      // A sum of hashes does not depend on the order of the rows.
      return `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(${row}, 0)::numeric), 0) as digest from "${name}"`
    })
  return selects.join(' union all ')
}

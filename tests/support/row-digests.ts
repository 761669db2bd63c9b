import type pg from 'pg'

type Digests = Record<string, string>

type Digested = { database: { pool: pg.Pool } }

/**
 * What a refusal may change all the same, with the reason. Named columns are left out of the comparison; `all` leaves out
 * the table, and `rows` says which rows are compared.
 */
type MayChange = { columns: readonly string[] | 'all'; rows?: string; reason: string }
const mayChange: Readonly<Record<string, MayChange>> = {
  rate_limits: { columns: 'all', reason: 'A try counts, also one that was refused.' },
  daily_salts: { columns: 'all', reason: 'The first count of a day draws the salt of its buckets.' },
  journal_days: { columns: 'all', reason: 'The first entry of a day makes its key.' },
  journal_entries: { columns: 'all', reason: 'Staff who read, or are refused, are in the security journal.' },
  sealed_keys: { columns: [], rows: `subject_kind <> 'journal'`, reason: 'The key of such a day.' },
  jobs: {
    columns: [],
    rows: `coalesce(once_key, '') not like 'journal-alarm:%'`,
    reason: 'Many refusals of one account raise an alarm, and auditors get a letter.',
  },
  sessions: {
    columns: ['last_used_on', 'expires_at', 'challenge', 'challenge_expires_at'],
    reason: 'Every request keeps the session alive, and a page that offers a passkey draws a challenge.',
  },
}

/** A digest of every table there is, without what `mayChange` lists. */
export function rowDigests({ database: { pool } }: Digested): Promise<Digests> {
  return ask(pool, 'row digests', digestOfRows)
}

/**
 * The same at a fifth of the cost, for one database and itself a moment later: a row that is new or was written again is newer than all
 * that were there, and one that went is missed in the number. It also finds a row that was written again as it was.
 */
export function rowVersions({ database: { pool } }: Digested): Promise<Digests> {
  return ask(pool, 'row versions', (columns, areAll) =>
    areAll ? `count(*) || ':' || coalesce(max(xmin::text::bigint), 0)` : digestOfRows(columns),
  )
}

type DigestOf = (columns: readonly string[], areAll: boolean) => string

// A sum of hashes does not depend on the order of the rows.
function digestOfRows(columns: readonly string[]): string {
  const row = `row(${columns.map((column) => `"${column}"`).join(', ')})::text`
  return `count(*) || ':' || coalesce(sum(hashtextextended(${row}, 0)::numeric), 0)`
}

async function ask(pool: pg.Pool, name: string, digestOf: DigestOf): Promise<Digests> {
  const known = questions.get(pool) ?? new Map<string, Promise<string>>()
  questions.set(pool, known)
  const asked = known.get(name) ?? questionOf(pool, digestOf)
  known.set(name, asked)
  const { rows } = await pool.query<{ name: string; digest: string }>({ name, text: await asked })
  return Object.fromEntries(rows.map((row) => [row.name, row.digest]))
}

/** A test asks thousands of times, and its tables stay the same: what to ask is found once, and planned once for a connection. */
const questions = new WeakMap<pg.Pool, Map<string, Promise<string>>>()

async function questionOf(pool: pg.Pool, digestOf: DigestOf): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' group by table_name`,
  )
  const selects = tables
    .filter(({ name }) => mayChange[name]?.columns !== 'all')
    .map(({ name, columns }) => {
      const left = columns.filter((column) => !mayChange[name]?.columns.includes(column))
      return `select '${name}' as name, ${digestOf(left, left.length === columns.length)} as digest from "${name}" where ${mayChange[name]?.rows ?? 'true'}`
    })
  return selects.join(' union all ')
}

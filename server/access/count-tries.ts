import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { before, type Duration } from '#domain/time/durations.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'

export type Count = { tries: number; secondsLeft: number }

/** What is counted, of whom, and how many tries there are of it; one where it is left out. */
export type OneOfMany = { counted: string; subject: string; more?: number }

type Counting = Pick<Application, 'keys' | 'now' | 'randomness'>

/**
 * Counts tries, and says how many there are now. The window runs from its first try: more tries make no one wait longer. One statement
 * for all of them, in the order of their rows, so that two who count the same do not wait for each other.
 */
export async function countTries<const T extends readonly OneOfMany[]>(
  application: Counting,
  queries: Queries | Transaction,
  counted: T,
  window: Duration,
): Promise<{ [Key in keyof T]: Count }> {
  const now = application.now()
  const windowStart = before(now, window)
  const salt = await saltOfToday(application, queries)
  const buckets = counted.map((each) => bucketOf(application, salt, each))
  const rows = counted
    .map(({ more = 1 }, place) => ({ bucket: buckets[place] ?? Buffer.alloc(0), more }))
    .toSorted((one, other) => Buffer.compare(one.bucket, other.bucket))
    .map(({ bucket, more }) => sql`(${bucket}::bytea, ${now.toISOString()}::timestamptz, ${more}::int)`)
  const answer = await queries.execute<{
    bucket: Buffer
    tries: number
    began: Date
  }>(sql`
    insert into rate_limits as counted (bucket, window_started_at, tries) values ${sql.join(rows, sql`, `)}
    on conflict (bucket) do update set
      tries = case when counted.window_started_at < ${windowStart.toISOString()} then excluded.tries else least(counted.tries + excluded.tries, 1000000) end,
      window_started_at = case when counted.window_started_at < ${windowStart.toISOString()} then excluded.window_started_at
        else counted.window_started_at end
    returning bucket, tries, window_started_at as began`)
  const found = new Map(answer.rows.map((row) => [row.bucket.toString('hex'), row]))
  return buckets.map((bucket) => {
    const row = found.get(bucket.toString('hex'))
    if (!row) throw new Error('the try was not counted')
    const end = new Date(row.began).getTime() + window
    return { tries: row.tries, secondsLeft: Math.max(1, Math.ceil((end - now.getTime()) / 1000)) }
  }) as { [Key in keyof T]: Count }
}

// Keyed by the server's secret and by a salt that is thrown away with its day: afterwards not even we could tell whose
// tries a row counted.
export function bucketOf(
  { keys }: Pick<Application, 'keys'>,
  salt: Buffer,
  { counted, subject }: OneOfMany,
): Buffer {
  return createHmac('sha256', keys.networks).update(salt).update(`|${counted}|${subject}`).digest()
}

export async function saltOfToday(application: Counting, queries: Queries | Transaction): Promise<Buffer> {
  const day = dayInNigeria(application.now())
  // Read first: a row that every try writes is one that all tries wait for.
  return (await saltOf(queries, day)) ?? (await makeSalt(application, queries, day))
}

async function saltOf(queries: Queries | Transaction, day: Day): Promise<Buffer | null> {
  const { rows } = await queries.execute<{ salt: Buffer }>(
    sql`select salt from daily_salts where day = ${day}`,
  )
  return rows[0]?.salt ?? null
}

async function makeSalt({ randomness }: Counting, queries: Queries | Transaction, day: Day): Promise<Buffer> {
  const { rows } = await queries.execute<{ salt: Buffer }>(sql`
    insert into daily_salts (day, salt) values (${day}, ${randomness.bytes(32)})
    on conflict (day) do update set day = excluded.day
    returning salt`)
  const [today] = rows
  if (!today) throw new Error('the salt of the day was not written')
  return today.salt
}

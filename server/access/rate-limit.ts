import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { LimitReached } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { before, minutes } from '#domain/time/durations.ts'
import { rateLimits } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'

const quarterOfAnHour = minutes(15)

/** How many tries a quarter of an hour takes, by what is counted. Decision 022 says why these. */
const mostTries = {
  'login:account': 10,
  'login:account-under-attack': 3,
  'login:everywhere': 40,
  'login:network': 60,
  'register:network': 20,
  'code:account': 5,
  'confirm:session': 10,
  'password:account': 10,
  'code:address': 10,
  'mail:address': 5,
  'mail:account': 5,
  'mail:network': 20,
  'message:network': 5,
  'message:all': 100,
  'correction:network': 5,
  'correction:all': 100,
  'correction-code:network': 20,
} as const

export type Counted = keyof typeof mostTries

/**
 * Counts a try, in one statement, so that a thousand at once are a thousand.
 *
 * @param subject an account's name or a network; null is not counted
 * @throws LimitReached when there were too many
 */
export async function countTry(
  application: Application,
  counted: Counted,
  subject: string | null,
): Promise<void> {
  if (subject === null) return
  const { tries, secondsLeft } = await count(application, counted, subject)
  if (tries > mostTries[counted]) throw new LimitReached('too-many-tries', secondsLeft)
}

/** As `countTry`, but only says whether there were too many: for a count that makes other limits stricter. */
export async function countQuietly(
  application: Application,
  counted: Counted,
  subject: string,
): Promise<boolean> {
  return (await count(application, counted, subject)).tries > mostTries[counted]
}

/** Somebody who got in begins anew, so that nobody is stopped for having worked a lot. */
export async function forgetTries(
  application: Application,
  counted: Counted,
  subject: string,
): Promise<void> {
  const bucket = await bucketOf(application, counted, subject)
  await application.database.queries.delete(rateLimits).where(eq(rateLimits.bucket, bucket))
}

type Count = { tries: number; secondsLeft: number }

// The window runs from its first try: whoever goes on trying does not make anybody wait longer.
async function count(application: Application, counted: Counted, subject: string): Promise<Count> {
  const now = application.now()
  const windowStart = before(now, quarterOfAnHour)
  const bucket = await bucketOf(application, counted, subject)
  const { rows } = await application.database.queries.execute<{ tries: number; began: Date }>(sql`
    insert into rate_limits as counted (bucket, window_started_at, tries) values (${bucket}, ${now.toISOString()}, 1)
    on conflict (bucket) do update set
      tries = case when counted.window_started_at < ${windowStart.toISOString()} then 1 else least(counted.tries + 1, 1000000) end,
      window_started_at = case when counted.window_started_at < ${windowStart.toISOString()} then excluded.window_started_at
        else counted.window_started_at end
    returning tries, window_started_at as began`)
  const [row] = rows
  if (!row) throw new Error('the try was not counted')
  const end = new Date(row.began).getTime() + quarterOfAnHour
  return { tries: row.tries, secondsLeft: Math.max(1, Math.ceil((end - now.getTime()) / 1000)) }
}

// Keyed by the server's secret and by a salt that is thrown away with its day: afterwards not even we could tell whose
// tries a row counted.
async function bucketOf(application: Application, counted: Counted, subject: string): Promise<Buffer> {
  const salt = await saltOfToday(application)
  return createHmac('sha256', application.keys.networks)
    .update(salt)
    .update(`|${counted}|${subject}`)
    .digest()
}

async function saltOfToday(application: Application): Promise<Buffer> {
  const day = dayInNigeria(application.now())
  const { queries } = application.database
  const { rows } = await queries.execute<{ salt: Buffer }>(sql`
    insert into daily_salts (day, salt) values (${day}, ${application.randomness.bytes(32)})
    on conflict (day) do update set day = excluded.day
    returning salt`)
  const [today] = rows
  if (!today) throw new Error('the salt of the day was not written')
  return today.salt
}

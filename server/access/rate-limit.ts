import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { LimitReached } from '#domain/errors.ts'
import { type AlarmKind, alarmWindow } from '#domain/journal/entry.ts'
import { type Day, dayInNigeria, endOfDay, startOfStretch } from '#domain/time/day-in-nigeria.ts'
import { after, before, type Duration, days, minutes } from '#domain/time/durations.ts'
import { rateLimits } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { type Caller, networkOfCaller } from './caller.ts'
import { allCircuits, networksAround } from './network.ts'

const quarterOfAnHour = minutes(15)

/** How many tries a quarter of an hour takes, by what is counted. Decision 022 says why these. */
const mostTries = {
  'login:account': 10,
  'login:account-under-attack': 3,
  'login:account-besieged': 200,
  'login:everywhere': 40,
  'login:network': 60,
  'register:network': 20,
  'code:account': 5,
  'voucher:account': 10,
  'seat:account': 10,
  'payment:account': 10,
  'expert:account': 5,
  'confirm:session': 10,
  'password:account': 10,
  'code:address': 10,
  'mail:address': 5,
  'mail:account': 5,
  'mail:network': 20,
  'message:network': 5,
  'correction:network': 5,
  'correction-code:network': 20,
  'effort:ticket': 1,
  'return:network': 20,
  'save:network': 10,
  'tip:network': 5,
} as const

/** How much more the wider networks around a network may take, and all networks together. */
const widerBy = [1, 8, 32]
const allBy = 100
/** All circuits of the onion service: as much as the widest network. */
const circuitsBy = 32

export type Counted = keyof typeof mostTries
export type NetworkCount = Extract<Counted, `${string}:network`>

/** What is counted over a day. The salt changes with the day, so the count begins with it. */
type DailyCount = 'send:network' | 'file:network' | 'api:minute' | 'api:day' | `journal:${AlarmKind}`

/**
 * Counts a try, in one statement, so that a thousand at once are a thousand.
 *
 * @param subject an account, an address or a session; networks are counted by `countCaller`
 * @throws LimitReached when there were too many
 */
export async function countTry(application: Application, counted: Counted, subject: string): Promise<void> {
  const [{ tries, secondsLeft }] = await count(application, [{ counted, subject }])
  if (tries > mostTries[counted]) throw new LimitReached('too-many-tries', secondsLeft)
}

/** What is counted, of whom, and how many times more than usual that may be. */
export type Try = { counted: Counted; subject: string; times?: number }

/** As `countTry`, for all of them at once, but only says how many times more there were than are free: above 1 there were too many. */
export async function excessesOf<const T extends readonly [Try, ...Try[]]>(
  application: Application,
  tries: T,
): Promise<{ [Key in keyof T]: number }> {
  const counts = await count(application, tries)
  const excessOfOne = ({ counted, times = 1 }: Try, place: number) =>
    (counts[place]?.tries ?? 0) / mostTries[counted] / times
  return tries.map(excessOfOne) as { [Key in keyof T]: number }
}

/** A try of a network, of the wider ones around it, and of all together. */
export function triesOfNetworks(counted: NetworkCount, caller: Caller): Try[] {
  if (caller === null) return []
  const around = networksAround(networkOfCaller(caller))
  return [
    ...around.map((subject, place) => ({
      ...{ counted, subject },
      times: subject === allCircuits ? circuitsBy : (widerBy[place] ?? 1),
    })),
    { counted, subject: 'all', times: allBy },
  ]
}

/** How many there were since the day began, with this one. 0 for what is not counted. Refuses nothing. */
export async function countOfDay(
  application: Application,
  counted: DailyCount,
  caller: Caller,
): Promise<number> {
  if (caller === null) return 0
  const [{ tries }] = await count(application, [{ counted, subject: networkOfCaller(caller) }], days(1))
  return tries
}

/** How often there was what this alarm counts, of one account, within its hour and with this time. Refuses nothing. */
export async function countOfHour(
  application: Application,
  alarm: AlarmKind,
  subject: string,
): Promise<number> {
  const [{ tries }] = await count(application, [{ counted: `journal:${alarm}`, subject }], alarmWindow)
  return tries
}

/** How often a key was used in this minute and on this day in Nigeria, with this time. */
export type Used = Record<'minute' | 'day', { count: number; secondsLeft: number }>

/** Counts one use of a key. Both counts are unlinkable from the key once the salt of the day is gone. */
export async function countUse(application: Application, keyId: string): Promise<Used> {
  const now = application.now()
  const minuteEnd = after(startOfStretch(now, minutes(1)), minutes(1))
  const [minute, day] = await count(
    application,
    [
      { counted: 'api:minute', subject: `${keyId} ${minuteEnd.toISOString()}` },
      { counted: 'api:day', subject: keyId },
    ],
    days(1),
  )
  return {
    minute: { count: minute.tries, secondsLeft: secondsUntil(minuteEnd, now) },
    day: { count: day.tries, secondsLeft: secondsUntil(endOfDay(now), now) },
  }
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
}

/** The count of a person who got in starts again, so that no one is stopped for having worked a lot. */
export async function forgetTries(
  application: Application,
  counted: Counted,
  subject: string,
): Promise<void> {
  const bucket = bucketOf(application, await saltOfToday(application), { counted, subject })
  await application.database.queries.delete(rateLimits).where(eq(rateLimits.bucket, bucket))
}

type Count = { tries: number; secondsLeft: number }
type OneOfMany = { counted: Counted | DailyCount; subject: string }

// The window runs from its first try: more tries make no one wait longer. One statement for all of
// them, in the order of their rows, so that two who count the same do not wait for each other.
async function count<const T extends readonly [OneOfMany, ...OneOfMany[]]>(
  application: Application,
  counted: T,
  window: Duration = quarterOfAnHour,
): Promise<{ [Key in keyof T]: Count }> {
  const now = application.now()
  const windowStart = before(now, window)
  const salt = await saltOfToday(application)
  const buckets = counted.map((each) => bucketOf(application, salt, each))
  const rows = buckets
    .toSorted(Buffer.compare)
    .map((bucket) => sql`(${bucket}::bytea, ${now.toISOString()}::timestamptz, 1)`)
  const answer = await application.database.queries.execute<{
    bucket: Buffer
    tries: number
    began: Date
  }>(sql`
    insert into rate_limits as counted (bucket, window_started_at, tries) values ${sql.join(rows, sql`, `)}
    on conflict (bucket) do update set
      tries = case when counted.window_started_at < ${windowStart.toISOString()} then 1 else least(counted.tries + 1, 1000000) end,
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
function bucketOf({ keys }: Application, salt: Buffer, { counted, subject }: OneOfMany): Buffer {
  return createHmac('sha256', keys.networks).update(salt).update(`|${counted}|${subject}`).digest()
}

async function saltOfToday(application: Application): Promise<Buffer> {
  const day = dayInNigeria(application.now())
  // Read first: a row that every try writes is one that all tries wait for.
  return (await saltOf(application, day)) ?? (await makeSalt(application, day))
}

async function saltOf({ database }: Application, day: Day): Promise<Buffer | null> {
  const { rows } = await database.queries.execute<{ salt: Buffer }>(
    sql`select salt from daily_salts where day = ${day}`,
  )
  return rows[0]?.salt ?? null
}

async function makeSalt({ database, randomness }: Application, day: Day): Promise<Buffer> {
  const { rows } = await database.queries.execute<{ salt: Buffer }>(sql`
    insert into daily_salts (day, salt) values (${day}, ${randomness.bytes(32)})
    on conflict (day) do update set day = excluded.day
    returning salt`)
  const [today] = rows
  if (!today) throw new Error('the salt of the day was not written')
  return today.salt
}

import { eq } from 'drizzle-orm'
import { LimitReached } from '#domain/errors.ts'
import { type AlarmKind, alarmWindow } from '#domain/journal/entry.ts'
import { endOfDay, startOfStretch } from '#domain/time/day-in-nigeria.ts'
import { after, type Duration, days, minutes } from '#domain/time/durations.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { rateLimits } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { type Caller, networkOfCaller } from './caller.ts'
import { bucketOf, type Count, countTries, type OneOfMany, saltOfToday } from './count-tries.ts'
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
type DailyCount =
  | 'send:network'
  | 'file:network'
  | 'tips-of-day:network'
  | 'api:minute'
  | 'api:day'
  | `journal:${AlarmKind}`

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

/**
 * As `countOfDay`, for several in one statement of a transaction: the second of one network counts one more than the first. The network's
 * count is held until the transaction ends.
 */
export async function countEachOfDay(
  application: Application,
  queries: Transaction,
  counted: DailyCount,
  callers: readonly Caller[],
): Promise<number[]> {
  const networks = callers.map((caller) => (caller === null ? null : networkOfCaller(caller)))
  const ofEach = Map.groupBy(
    networks.filter((network) => network !== null),
    (network) => network,
  )
  const tries = [...ofEach].map(([subject, { length }]) => ({ counted, subject, more: length }))
  if (tries.length === 0) return callers.map(() => 0)
  const counts = await countTries(application, queries, tries, days(1))
  const reached = new Map(
    tries.map(({ subject, more }, place) => [subject, (counts[place]?.tries ?? more) - more]),
  )
  return networks.map((network) => {
    if (network === null) return 0
    const own = (reached.get(network) ?? 0) + 1
    reached.set(network, own)
    return own
  })
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
  const bucket = bucketOf(application, await saltOfToday(application, application.database.queries), {
    counted,
    subject,
  })
  await application.database.queries.delete(rateLimits).where(eq(rateLimits.bucket, bucket))
}

function count<const T extends readonly [Named, ...Named[]]>(
  application: Application,
  counted: T,
  window: Duration = quarterOfAnHour,
): Promise<{ [Key in keyof T]: Count }> {
  return countTries(application, application.database.queries, counted, window)
}

type Named = OneOfMany & { counted: Counted | DailyCount }

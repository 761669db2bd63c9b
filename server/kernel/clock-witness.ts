import { sql } from 'drizzle-orm'
import { after, hours, minutes } from '#domain/time/durations.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'

/** What is signed for good needs more than one clock. */
export type ClockWitness = {
  /** The latest moment that has come by our clock and by the database's. Null for an hour after our clock jumped. */
  certainNow(queries: Queries | Transaction): Promise<Date | null>
}

/** Two clocks of one process: the time of day, which can be set, and the milliseconds since some start, which cannot. */
export type OwnClocks = { now: () => Date; steady: () => number }

const largestDrift = minutes(5)
const untilTrusted = hours(1)

/** Compares the clocks at each question, so it has to be asked regularly. */
export function openClockWitness({ now, steady }: OwnClocks): ClockWitness {
  let seen = { at: now(), steady: steady() }
  let jumpedAt: number | null = null
  return {
    async certainNow(queries) {
      const [at, ticks] = [now(), steady()]
      const expected = after(seen.at, ticks - seen.steady)
      if (Math.abs(at.getTime() - expected.getTime()) > largestDrift) jumpedAt = ticks
      seen = { at, steady: ticks }
      if (jumpedAt !== null && ticks - jumpedAt < untilTrusted) return null
      return earliest(at, await databaseNow(queries))
    },
  }
}

function earliest(one: Date, other: Date): Date {
  return new Date(Math.min(one.getTime(), other.getTime()))
}

async function databaseNow(queries: Queries | Transaction): Promise<Date> {
  const { rows } = await queries.execute<{ now: string }>(sql`select clock_timestamp()::text as now`)
  return new Date(rows[0]?.now ?? Number.NaN)
}

import { addDays, dayInNigeria, startOfDay } from '#domain/time/day-in-nigeria.ts'
import type { Duration } from '#domain/time/durations.ts'
import type { TestApplication } from '../test-application.ts'

/** Where a thing is held, and how long from now on it has to be. */
export type HeldThing =
  | { rows: string; lives: Duration }
  | { stored: string; within?: string; lives: Duration }

/** From now until a day begins, so many days on. */
export function untilDay({ now }: TestApplication, count: number): Duration {
  return startOfDay(addDays(dayInNigeria(now()), count)).getTime() - now().getTime()
}

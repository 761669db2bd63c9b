import { type Duration, days, hours, minutes, seconds } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Lane } from './lanes.ts'

const units = { s: seconds, min: minutes, h: hours, day: days } as const

/** As people write it: `10 s`, `15 min`, `1 h`, `1 day`. */
export type Interval = `${number} ${keyof typeof units}`

export type ScheduledWork = {
  /** Unique in the schedule. Jobs of the work have it as their kind. */
  name: string
  interval: Duration
  work: (application: Application) => Promise<unknown>
}

/** What is done regularly, by the lane in which it runs. */
export type Schedule = Readonly<Record<Lane, readonly ScheduledWork[]>>

/**
 * Work that runs once in each slot of this length, however many processes share the database. Slots are counted from a
 * midnight in Nigeria, so all processes agree on them.
 */
export function every(interval: Interval, name: string, work: ScheduledWork['work']): ScheduledWork {
  const [count, unit] = interval.split(' ')
  return { name, interval: units[unit as keyof typeof units](Number(count)), work }
}

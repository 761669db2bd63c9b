import { and, inArray, isNull, sql } from 'drizzle-orm'
import { startOfStretch } from '#domain/time/day-in-nigeria.ts'
import { after, minutes } from '#domain/time/durations.ts'
import { jobs, scheduleSlots } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { insertJobs } from './enqueue.ts'
import type { Schedule, ScheduledWork } from './every.ts'
import { lanes } from './lanes.ts'

/** Between the clocks of two processes. */
const largestDifference = minutes(10)

/**
 * Makes a job of each slot that has begun. Any number of processes may ask for it at once: the first one has the slot. Slots
 * that passed while no process ran are left out, because the newest does their work too.
 */
export async function enqueueDueSlots(
  application: Application,
  schedule: Schedule,
  seen: SeenSlots = new Map(),
): Promise<void> {
  const now = application.now()
  const slots = lanes
    .flatMap((lane) => schedule[lane].map((scheduled) => slotOf(scheduled, now, lane)))
    .filter(({ name, start }) => seen.get(name) !== start.getTime())
  if (slots.length === 0) return
  const tooLate = after(now, largestDifference).toISOString()
  await application.database.queries.transaction(async (queries) => {
    // In one order everywhere: two processes that each wait for the other's row would both fail.
    const rows = slots.map(({ name, start }) => ({ name, startedAt: start }))
    const taken = await queries
      .insert(scheduleSlots)
      .values(rows.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
      .onConflictDoUpdate({
        target: scheduleSlots.name,
        set: { startedAt: sql`excluded.started_at` },
        // A slot far ahead was taken by a clock that was wrong: without this, nothing would run until that day.
        setWhere: sql`${scheduleSlots.startedAt} < excluded.started_at or ${scheduleSlots.startedAt} > ${tooLate}`,
      })
      .returning({ name: scheduleSlots.name })
    const names = taken.map(({ name }) => name)
    // A lane that is behind does the work of the newest slot only.
    await queries.delete(jobs).where(and(inArray(jobs.kind, names), isNull(jobs.leasedUntil)))
    const drafts = slots.filter(({ name }) => names.includes(name)).map(jobOf)
    await insertJobs(application, queries, drafts)
  })
  for (const { name, start } of slots) seen.set(name, start.getTime())
}

/** The newest slot of each name that this process has asked for, so that it asks the database once a slot. */
export type SeenSlots = Map<string, number>

type Slot = ReturnType<typeof slotOf>

function slotOf({ name, interval }: ScheduledWork, now: Date, lane: (typeof lanes)[number]) {
  const start = startOfStretch(now, interval)
  return { name, lane, start, end: after(start, interval) }
}

function jobOf({ name, lane, start, end }: Slot) {
  return {
    kind: name,
    lane,
    data: {},
    runAt: start,
    retryUntil: end,
    onceKey: `${name} ${start.toISOString()}`,
  }
}

import { sql } from 'drizzle-orm'
import type { Actor, Person } from '#domain/actor.ts'
import { type Event, isReportEvent, kindsByDay, subjectOf } from '#domain/events/event.ts'
import { sourceEvents } from '#domain/events/report-events.ts'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { events } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

/** Who did it, as it is stored: persons by their number, the others by what they are. */
export type Doer = Pick<Person, 'kind' | 'id'> | Exclude<Actor, Person>

export type Recorded = { id: number; occurredAt: Date; actor: Doer; event: Event }

/** What was done, and by whom. */
export type Done = { actor: Doer; event: Event }

const atOnce = 500

/** Writes events in their order, with the actor and the moment. */
export async function recordEvents(
  application: Application,
  queries: Transaction,
  happened: readonly Done[],
): Promise<Recorded[]> {
  const now = application.now()
  const recorded: Recorded[] = []
  for (let start = 0; start < happened.length; start += atOnce) {
    const some = happened.slice(start, start + atOnce)
    const rows = some.map((done) => ({ ...rowOf(done), occurredAt: whenOf(done.event, now) }))
    const written = await insertRows(queries, events, rows, sql`returning id`)
    recorded.push(
      ...some.map(({ actor, event }, index) => ({
        id: idAt(written, index),
        occurredAt: whenOf(event, now),
        actor,
        event,
      })),
    )
  }
  return recorded
}

function rowOf({ actor, event }: Done) {
  const { kind: subjectKind, id: subjectId } = subjectOf(event)
  const [statusFrom, statusTo] = isReportEvent(event) ? [event.statusFrom, event.statusTo] : [null, null]
  return {
    ...{ kind: event.kind, subjectKind, subjectId, statusFrom, statusTo, detail: event.detail },
    ...(isOfSource(event)
      ? // The kind says that it was the sender of the report, and the account is named beside none.
        { actorKind: 'source' as const, actorId: null }
      : { actorKind: actor.kind, actorId: 'id' in actor ? actor.id : null }),
  }
}

function whenOf(event: Event, now: Date): Date {
  return isByDay(event) ? beginningOfDay(now) : now
}

function isByDay({ kind }: Event): boolean {
  return kindsByDay.includes(kind)
}

function isOfSource({ kind }: Event): boolean {
  return sourceEvents.some((each) => each === kind)
}

function idAt(written: readonly { id?: unknown }[], index: number): number {
  const row = written[index]
  if (!row) throw new Error('the event was not written')
  return Number(row.id)
}

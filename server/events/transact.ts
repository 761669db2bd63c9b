import { type Event, isReportEvent, subjectOf } from '#domain/events/event.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { type Consumer, consumers } from './consumers.ts'
import { type Doer, type Done, type Recorded, recordEvents } from './record-events.ts'

export type UnitOfWork = {
  queries: Transaction
  /** Writes the events, and what their consumers in the transaction make of them. */
  record(actor: Doer, ...events: readonly Event[]): Promise<void>
  /** The same for what several did. */
  recordAll(done: readonly Done[]): Promise<void>
}

/** One transaction for one use case. Listeners hear of its events after the commit, and not at all without one. */
export async function transact<T>(
  application: Application,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const recorded: Recorded[] = []
  const result = await application.database.queries.transaction((queries) => {
    const recordAll = async (done: readonly Done[]) => {
      const rows = await recordEvents(application, queries, done)
      recorded.push(...rows)
      for (const row of rows) await hearInside(application, queries, row)
      await hearTogether(application, queries, rows)
    }
    const record: UnitOfWork['record'] = (actor, ...events) =>
      recordAll(events.map((event) => ({ actor, event })))
    return work({ queries, record, recordAll })
  })
  for (const { id, event } of recorded)
    application.hub.announce({
      ...{ id, kind: event.kind, subjectId: subjectOf(event).id },
      status: isReportEvent(event) ? event.statusTo : null,
    })
  return result
}

async function hearInside(application: Application, queries: Transaction, row: Recorded): Promise<void> {
  for (const consumer of Object.values<Consumer>(consumers))
    if (consumer.way === 'in the transaction' && consumer.hears.includes(row.event.kind))
      await consumer.hear(application, queries, row)
}

async function hearTogether(application: Application, queries: Transaction, rows: readonly Recorded[]) {
  for (const consumer of Object.values<Consumer>(consumers)) {
    if (consumer.way !== 'together in the transaction') continue
    const heard = rows.filter(({ event }) => consumer.hears.includes(event.kind))
    if (heard.length > 0) await consumer.hear(application, queries, heard)
  }
}

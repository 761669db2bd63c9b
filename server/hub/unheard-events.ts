import type pg from 'pg'
import { isEventKind } from '#domain/events/event.ts'
import type { Status } from '#domain/reports/workflow.ts'
import type { Announcement } from './hub.ts'

/** Remembers which events were heard of, and finds those that were not. */
export type HeardEvents = {
  note(id: number): void
  /** Events that were committed since the last question and that no news told of. Null where there are too many to name. */
  findUnheard(client: pg.Client): Promise<Announcement[] | null>
}

const most = 500

/** Reads the events on, from those that are settled by now. */
export async function openHeardEvents(client: pg.Client): Promise<HeardEvents> {
  const heard = new Set<number>()
  let known = await readSettled(client)
  return {
    note: (id) => void heard.add(id),
    async findUnheard(asked) {
      // Before the question for events: all that are settled by now are seen by it.
      const settled = await readSettled(asked)
      const { rows } = await asked.query<EventRow>(
        'select id::float8 as id, kind, subject_id, status_to from events where id > $1 order by id limit $2',
        [known, most],
      )
      const unheard = rows.filter(({ id }) => !heard.has(id))
      for (const { id } of rows) heard.add(id)
      known = settled
      for (const id of heard) if (id <= known) heard.delete(id)
      return rows.length === most ? null : unheard.flatMap(announcementOf)
    },
  }
}

type EventRow = { id: number; kind: string; subject_id: string; status_to: Status | null }

function announcementOf({ id, kind, subject_id, status_to }: EventRow): Announcement[] {
  return isEventKind(kind) ? [{ id, kind, subjectId: subject_id, status: status_to }] : []
}

async function readSettled(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ settled: number }>('select settled_events()::float8 as settled')
  return rows[0]?.settled ?? 0
}

import { sql } from 'drizzle-orm'
import { fieldProblem, Invalid } from '#domain/errors.ts'
import { type EventKind, eventKinds } from '#domain/events/event.ts'
import { changesShown } from '#domain/events/what-is-shown.ts'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { readChangeCursor, writeChangeCursor } from './change-cursor.ts'

export type Change = {
  subject: 'report' | 'conviction'
  referenceNumber: string
  /** What is to be done with a copy. `delete` within 24 hours: it was retracted or withdrawn, and only a tombstone is left. */
  copy: 'update' | 'delete'
  on: Day
}

export type Changes = { changes: Change[]; cursor: string; isMore: boolean }

const atOnce = 200
/** Of all events: most are about nothing public, and an old cursor must not make one question of them all. */
const mostLookedAt = 20_000
const shown = (kind: 'report' | 'archive_record') =>
  eventKinds.filter((each: EventKind) => changesShown[each] === kind)
const kindsOfReports = shown('report')
const kindsOfConvictions = shown('archive_record')

/**
 * What changed of what the public reads, after a cursor, each subject once a page and as it is now. Nothing is lost, even if others write
 * meanwhile: the cursor never passes an event whose transaction could still be committed. The same cursor gives the same changes again, so
 * a program that died asks once more.
 *
 * @param since a `cursor` from before; null gives the newest cursor and no changes, for a program that then reads the lists
 * @throws Invalid for what is no cursor, and for one from before a backup was put back
 */
export const listChanges = useCase(
  'public.read',
  async ({ application }, since: string | null): Promise<Changes> => {
    const { database, keys } = application
    return database.queries.transaction(async (queries) => {
      const restoration = await newestRestoration(application)
      const settled = await settledEvents(queries)
      const from = since === null ? { event: settled, restoration } : readChangeCursor(keys.live, since)
      if (!from || from.restoration !== restoration)
        throw new Invalid('invalid', { since: fieldProblem('not-in-list') })
      const to = Math.min(settled, from.event + mostLookedAt)
      const rows = from.event < to ? await changedBetween(queries, from.event, to) : []
      const isFull = rows.length === atOnce
      const event = Math.max(from.event, isFull ? Number(rows.at(-1)?.id ?? to) : to)
      const isMore = isFull || to < settled
      return {
        changes: changesIn(rows),
        cursor: writeChangeCursor(keys.live, { event, restoration }),
        isMore,
      }
    })
  },
)

type Row = { id: string; number: string; isReport: boolean; isGone: boolean; at: Date }

/** Only what came with a report's publication or later: what was done to it before is not public. */
async function changedBetween(queries: Transaction, from: number, to: number): Promise<Row[]> {
  const { rows } = await queries.execute<Row>(sql`
    select e.id::text as id, e.occurred_at as at, p.report_id is not null as "isReport",
      coalesce(p.reference_number, a.reference_number) as number,
      coalesce(p.status = 'retracted', a.withdrawn_on is not null) as "isGone"
    from events e
    left join public_reports p on e.subject_kind = 'report' and p.report_id = e.subject_id
      and e.kind in (${list(kindsOfReports)}) and exists (select from events b
        where b.subject_id = e.subject_id and b.kind = 'report.approved' and b.id <= e.id)
    left join archive_records a on e.subject_kind = 'archive_record' and a.id = e.subject_id
      and e.kind in (${list(kindsOfConvictions)})
    where e.id > ${from} and e.id <= ${to} and (p.report_id is not null or a.id is not null)
    order by e.id limit ${atOnce}`)
  return rows
}

function changesIn(rows: readonly Row[]): Change[] {
  const newest = new Map(rows.map((row) => [row.number, row]))
  return [...newest.values()].map(({ number, isReport, isGone, at }) => ({
    subject: isReport ? 'report' : 'conviction',
    referenceNumber: number,
    copy: isGone ? 'delete' : 'update',
    on: dayInNigeria(new Date(at)),
  }))
}

async function settledEvents(queries: Transaction): Promise<number> {
  const { rows } = await queries.execute<{ settled: string }>(sql`select settled_events() as settled`)
  return Number(rows[0]?.settled ?? 0)
}

/** Kept until something public changes, and a restoration is public. */
function newestRestoration({ database, publicMemory }: Application): Promise<number> {
  return publicMemory.recall('newest restoration', async () => {
    const { rows } = await database.queries.execute<{ newest: string | null }>(
      sql`select max(id)::text as newest from events where kind = 'setting.restored'`,
    )
    return Number(rows[0]?.newest ?? 0)
  })
}

function list(kinds: readonly EventKind[]) {
  return sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
}

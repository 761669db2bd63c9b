import { sql } from 'drizzle-orm'
import { type EventKind, eventKinds } from '#domain/events/event.ts'
import { changesShown } from '#domain/events/what-is-shown.ts'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'

export type Change = {
  subject: 'report' | 'conviction'
  referenceNumber: string
  /** What is to be done with a copy. `delete` within 24 hours: it was retracted or withdrawn, and only a tombstone is left. */
  copy: 'update' | 'delete'
  on: Day
}

const shown = (kind: 'report' | 'archive_record') =>
  eventKinds.filter((each: EventKind) => changesShown[each] === kind)
const kindsOfReports = shown('report')
const kindsOfConvictions = shown('archive_record')

/** The kinds of events that can change what the public reads. */
export const changingKinds: readonly EventKind[] = [...kindsOfReports, ...kindsOfConvictions]

export type ChangedRow = { id: string; number: string; isReport: boolean; isGone: boolean; at: Date }

/** Only what came with a report's publication or later: what was done to it before is not public. */
export async function changedBetween(
  queries: Transaction,
  { from, to, atMost }: { from: number; to: number; atMost: number },
): Promise<ChangedRow[]> {
  const { rows } = await queries.execute<ChangedRow>(sql`
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
    order by e.id limit ${atMost}`)
  return rows
}

/** Each subject once, with its newest change. */
export function changesIn(rows: readonly ChangedRow[]): Change[] {
  const newest = new Map(rows.map((row) => [row.number, row]))
  return [...newest.values()].map(({ number, isReport, isGone, at }) => ({
    subject: isReport ? 'report' : 'conviction',
    referenceNumber: number,
    copy: isGone ? 'delete' : 'update',
    on: dayInNigeria(new Date(at)),
  }))
}

function list(kinds: readonly EventKind[]) {
  return sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
}

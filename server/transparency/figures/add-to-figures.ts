import { type SQL, sql } from 'drizzle-orm'
import type { EventKind } from '#domain/events/event.ts'
import { countedEvent, waitEvents } from '#domain/figures/measures.ts'
import { dayOfMoment } from '#server/database/day-in-sql.ts'
import type { HearMany } from '#server/events/consumer.ts'

/** What the figures are made of. */
export const figureEvents: readonly EventKind[] = [
  ...new Set<EventKind>([
    ...Object.values(countedEvent),
    ...Object.values(waitEvents).flatMap(({ ends }) => [...ends]),
  ]),
]

/** Adds events to the sums of their days. What only the first event of its kind counts for is asked of the events before it. */
export const addToFigures: HearMany = async (_application, queries, heard) => {
  const ids = sql.param(heard.map(({ id }) => id))
  await queries.execute(sql`
    with counted (measure, kind) as (values ${pairs(Object.entries(countedEvent))})
    insert into daily_figures (day, measure, reports)
    select ${day('e')}, counted.measure, count(*) from events e join counted on counted.kind = e.kind
    where e.id = any(${ids}::bigint[]) and not (e.kind = 'report.verified' and exists (
      select from events earlier
      where earlier.subject_id = e.subject_id and earlier.id < e.id and earlier.kind = e.kind))
    group by 1, 2
    on conflict (day, measure) do update set reports = daily_figures.reports + excluded.reports`)
  await queries.execute(sql`
    with steps (wait, begins, ends) as (values ${triples()})
    insert into daily_waits (day, wait, waited, reports)
    select ${day('e')}, steps.wait, greatest(${day('e')} - begun.day, 0), count(*)
    from events e join steps on steps.ends = e.kind
    cross join lateral (
      select coalesce(
        (select ${day('b')} from events b
          where b.subject_id = e.subject_id and b.kind = steps.begins order by b.id limit 1),
        -- A request is noted on the day after it came. It may be settled before.
        (select opened_on from conversations where id = e.subject_id)
      ) as day
    ) begun
    where e.id = any(${ids}::bigint[]) and begun.day is not null and not exists (
      select from events earlier join steps other on other.ends = earlier.kind and other.wait = steps.wait
      where earlier.subject_id = e.subject_id and earlier.id < e.id)
    group by 1, 2, 3
    on conflict (day, wait, waited) do update set reports = daily_waits.reports + excluded.reports`)
}

function day(event: 'e' | 'b'): SQL {
  return sql.raw(dayOfMoment(`${event}.occurred_at`))
}

function pairs(rows: readonly (readonly [string, string])[]): SQL {
  return sql.join(
    rows.map(([one, other]) => sql`(${one}::text, ${other}::text)`),
    sql`, `,
  )
}

function triples(): SQL {
  const rows = Object.entries(waitEvents).flatMap(([wait, { begins, ends }]) =>
    ends.map((end) => sql`(${wait}::text, ${begins}::text, ${end}::text)`),
  )
  return sql.join(rows, sql`, `)
}

import type pg from 'pg'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Application } from '#server/kernel/application.ts'
import { openOuterTree } from '#server/transparency/seal-days.ts'

/** Three events for each public report that has none, in the months in which they happened, and a log that begins after them. */
export async function addHistory(application: Application, owner: pg.Pool): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query(`begin; ${months}`)
    await client.query('alter table events disable trigger user')
    await client.query(history)
    await client.query('alter table events enable trigger user; commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
  const { rows } = await owner.query('select from log_outer_leaves limit 1')
  if (rows.length > 0) return
  // Without it, the first thing that the log does is to hash every public report.
  await application.database.queries.transaction((inside) =>
    openOuterTree(application, inside, dayInNigeria(application.now())),
  )
}

// Reports are published over three years, and their first events are days older.
const months = `select make_month('events', month::date)
  from generate_series(date_trunc('month', now() - interval '40 months'), now(), interval '1 month') month`

const history = `
  insert into events (kind, subject_kind, subject_id, actor_kind, actor_id, status_from, status_to, detail, occurred_at)
  select step.kind, 'report', report_id, 'person', report_id, step.before, step.after, '{}', day_of(published_at) - step.earlier
  from public_reports, (values ('report.submitted', null, 'pending', interval '9 days'),
    ('report.verified', 'pending', 'pending', interval '2 days'), ('report.approved', 'pending', 'approved', interval '0 days'))
    step (kind, before, after, earlier)
  where not exists (select from events where subject_kind = 'report' and subject_id = report_id)
  order by published_at`

import type { Application } from '#server/kernel/application.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import { findReport } from '#server/reports/report-queries.ts'
import type { Ledger, Sent } from './traffic.ts'

/**
 * What may never be found, as queries for the rows that show it. A step writes several rows in one transaction, and its
 * event is one of them: so each of the others has to agree with the events.
 */
const halves = {
  'a report without its event, or with two': `
    select r.id from reports r where (select count(*) from events e where e.subject_id = r.id and e.kind = 'report.submitted') <> 1`,
  'a report without a key':
    'select r.id from reports r where not exists (select from sealed_keys k where k.report_id = r.id)',
  'an event of no report':
    "select e.id from events e where e.subject_kind = 'report' and not exists (select from reports r where r.id = e.subject_id)",
  'verifications that do not agree with the events': `
    select r.id from reports r
    where (select count(*) from report_verifications v where v.report_id = r.id)
       <> (select count(*) from events e where e.subject_id = r.id and e.kind = 'report.verified')`,
  'a status that does not agree with the events': `
    select r.id from reports r
    where (r.status = 'approved')
       <> exists (select from events e where e.subject_id = r.id and e.kind = 'report.approved')`,
  'two approvals of one report': `
    select subject_id from events where kind = 'report.approved' group by subject_id having count(*) > 1`,
  'an approved report without its decision': `
    select r.id from reports r where r.status = 'approved' and not exists (select from report_decisions d where d.report_id = r.id)`,
  'public words that do not agree with the status': `
    select r.id from reports r
    where (r.status = 'approved') <> exists (select from public_reports p where p.report_id = r.id)`,
  'an approved report whose statements are not marked': `
    select r.id from reports r
    where (r.status = 'approved') <> exists (select from public_statements s where s.report_id = r.id)`,
  'an approved report that is not found': `
    select r.id from reports r left join (select report_id from search_docs where report_id is not null) d on d.report_id = r.id
    where (r.status = 'approved') <> (d.report_id is not null)`,
  'an owner who was not told': `
    select e.id from events e
    where e.kind in ('report.verified', 'report.approved')
      and not exists (select from notifications n where n.event_id = e.id)`,
  'one form that became two reports': `
    select owner_mark from reports group by owner_mark, submission_key having count(*) > 1`,
} as const

/** What was acknowledged and is not there, and what is there by half. Both empty when all is well. */
export async function look(
  application: Application,
  ledger: Ledger,
): Promise<{ lost: string[]; half: string[] }> {
  return { lost: await findLost(application, ledger), half: await findHalves(application) }
}

async function findHalves({ database }: Application): Promise<string[]> {
  const found = []
  for (const [name, query] of Object.entries(halves)) {
    const { rowCount } = await database.pool.query(query)
    if (rowCount) found.push(`${name}: ${rowCount}`)
  }
  return found
}

async function findLost(application: Application, ledger: Ledger): Promise<string[]> {
  const lost = []
  for (const sent of ledger.submitted) if (!(await isWhole(application, sent))) lost.push(`report ${sent.id}`)
  for (const [table, ids] of [
    ['report_verifications', ledger.verified],
    ['public_reports', ledger.approved],
  ] as const) {
    const { rows } = await application.database.pool.query<{ report_id: string }>(
      `select report_id from ${table} where report_id = any($1)`,
      [ids],
    )
    const kept = new Set(rows.map(({ report_id }) => report_id))
    lost.push(...ids.filter((id) => !kept.has(id)).map((id) => `${table} of ${id}`))
  }
  return lost
}

/** Its words can be opened, and are those that were sent. */
async function isWhole(application: Application, { id, evidence }: Sent): Promise<boolean> {
  const report =
    id === null
      ? null
      : await findReport(application.database.queries, { id, now: application.now(), application })
  if (!report) return false
  return reportTextOf(application, report).evidence === evidence
}

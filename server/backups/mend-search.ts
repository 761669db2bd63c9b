import type pg from 'pg'

/**
 * A search on several servers comes back on one (decision 354). There a key refuses entries of nothing that is public, and triggers
 * count: entries of that kind go, and what a job had still to count is counted.
 *
 * @returns how many entries went
 */
export async function mendSearch(client: Pick<pg.ClientBase, 'query'>): Promise<number> {
  const { rows: known } = await client.query<{ has: boolean }>(
    `select to_regclass('search_changes') is not null as has`,
  )
  // A backup of a release that knew one server alone.
  if (known[0]?.has !== true) return 0
  const { rowCount } = await client.query(
    `delete from search_docs d
     where not exists (select from public_reports r where r.report_id = d.id)
       and not exists (select from archive_records a where a.id = d.id)`,
  )
  const { rows: waiting } = await client.query<{ has: boolean }>(
    'select exists (select from search_changes) as has',
  )
  const unlisted = rowCount ?? 0
  if (unlisted > 0 || waiting[0]?.has) await client.query('select recount_search()')
  return unlisted
}

import type pg from 'pg'

type Client = Pick<pg.ClientBase, 'query'>

// The entries first: Citus joins them with tables of this server once they are here.
const entries = 'with d as materialized (select id from search_docs)'

/** Ids of what the keys and triggers of one server would not let happen. */
export const disagreements = {
  'entries of no public report and no conviction': `${entries}
    select d.id from d left join public_reports p on p.report_id = d.id left join archive_records a on a.id = d.id
    where p.report_id is null and a.id is null`,
  'public reports without an entry': `${entries}
    select p.report_id as id from public_reports p left join d on d.id = p.report_id where d.id is null`,
} as const

/**
 * How many of each there are.
 *
 * @returns in words; empty where all is as it should be
 */
export async function lookIntoSearch(client: Client): Promise<string[]> {
  const problems: string[] = []
  for (const [name, query] of Object.entries(disagreements)) {
    const { rows } = await client.query<{ found: number }>(
      `select count(*)::int as found from (${query}) as differing`,
    )
    if (rows[0] && rows[0].found > 0) problems.push(`${name}: ${rows[0].found}`)
  }
  return problems
}

/** Keeps what a look found, for the panel: it is good for three days, or not at all. */
export async function noteLook(client: Client, problems: readonly string[], at: Date): Promise<void> {
  await client.query(
    `insert into site_looks (what, looked_at, good_until) values ('search', $2, $2::timestamptz + $1 * interval '3 days')
     on conflict (what) do update set looked_at = excluded.looked_at, good_until = excluded.good_until`,
    [problems.length === 0 ? 1 : 0, at.toISOString()],
  )
}

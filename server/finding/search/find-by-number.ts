import { type SQL, sql } from 'drizzle-orm'
import type { SoughtNumber } from '#domain/finding/search-number.ts'
import { type HitRow, hitOf } from './hit-rows.ts'
import type { Hit, Reading } from './question.ts'

/** A part of a number may be that of many. */
const most = 10

/** Public reports, retracted ones too, and convictions that have one of the numbers, the newest first. */
export async function findByNumber(reading: Reading, numbers: readonly SoughtNumber[]): Promise<Hit[]> {
  if (numbers.length === 0) return []
  const reports = numbers.map((number) => fits(number, sql.raw('r.reference_number')))
  const convictions = numbers.map((number) => fits(number, sql.raw('a.reference_number')))
  const { rows } = await reading.execute<HitRow>(sql`
    select d.id, d.listed_at, d.credibility from search_docs d where d.id in (
      select id from (
        select r.report_id as id, r.published_at as at from public_reports r where ${anyOf(reports)}
        union all select a.id, null from archive_records a where ${anyOf(convictions)}
      ) found order by at desc nulls last limit ${most})
    order by d.listed_at desc, d.id desc`)
  return rows.map(hitOf)
}

function fits({ kind, text }: SoughtNumber, column: SQL): SQL {
  if (kind === 'whole') return sql`${column} = ${text}`
  else if (kind === 'beginning') return sql`${column} like ${`${text}%`}`
  else return sql`right(${column}, 5) = ${text}`
}

function anyOf(conditions: readonly SQL[]): SQL {
  return sql`(${sql.join([...conditions], sql.raw(' or '))})`
}

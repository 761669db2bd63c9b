import { sql } from 'drizzle-orm'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import type { Application } from '#server/kernel/application.ts'
import type { PublicNamed } from './match-names.ts'

export type PublicEntry = PublicNamed & { kind: 'report' | 'archive'; id: string }

const rowsAtOnce = 200

type Asked = {
  /** Only what became public or changed on this day or later; null for all. */
  since: Day | null
  hasCompanies: boolean
}

/** Every published report and conviction, page by page. The words are read only where companies are looked for. */
export async function* publicNames(application: Application, asked: Asked): AsyncGenerator<PublicEntry[]> {
  for (const read of [reportsAfter, convictionsAfter]) {
    let last = '00000000-0000-0000-0000-000000000000'
    let some: PublicEntry[]
    do {
      some = await application.database.inLane('searching', () => read(application, last, asked))
      last = some.at(-1)?.id ?? last
      if (some.length > 0) yield some
    } while (some.length === rowsAtOnce)
  }
}

async function reportsAfter(
  { database }: Application,
  last: string,
  { since, hasCompanies }: Asked,
): Promise<PublicEntry[]> {
  const words = hasCompanies
    ? sql`concat_ws(E'\n', document ->> 'whatHappened', document ->> 'suspectedAssets',
        document ->> 'declaredAssets', document ->> 'wealthSource', document ->> 'evidence',
        document ->> 'suspectedItems', document ->> 'declaredItems')`
    : sql`''`
  const { rows } = await database.queries.execute<PublicEntry>(sql`
    select 'report' as kind, report_id as id, coalesce(person_name, '') as person,
      coalesce(state, '') as state, ${words} as words
    from public_reports
    where status = 'approved' and report_id > ${last}::uuid
      and ${since === null ? sql`true` : sql`greatest(published_at, changed_at) >= ${startOf(since)}`}
    order by report_id limit ${rowsAtOnce}`)
  return rows
}

async function convictionsAfter(
  { database }: Application,
  last: string,
  { hasCompanies }: Asked,
): Promise<PublicEntry[]> {
  // Nothing says on which day a conviction came, and they are few: each run compares them all.
  const { rows } = await database.queries.execute<PublicEntry>(sql`
    select 'archive' as kind, id, name as person, coalesce(state, '') as state,
      ${hasCompanies ? sql`concat_ws(E'\n', name, offense, sentence)` : sql`''`} as words
    from archive_records where withdrawn_on is null and id > ${last}::uuid
    order by id limit ${rowsAtOnce}`)
  return rows
}

function startOf(day: Day) {
  return sql`(${day}::date)::timestamp at time zone interval '1 hour'`
}

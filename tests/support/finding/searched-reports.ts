import { searchText } from '#domain/finding/search-text.ts'
import { emptyText, type ReportText } from '#domain/reports/fields.ts'
import type { TestApplication } from '../test-application.ts'

export type SearchedReport = {
  number: string
  words: Pick<ReportText, 'personName' | 'position' | 'suspectedAssets'>
  listedAt: Date
}

/** Public reports that the search finds, written straight into the tables: no step of theirs is what a test of searches is about. */
export async function addSearchedReports(
  { database: { pool }, searchIsDistributed }: TestApplication,
  reports: readonly SearchedReport[],
): Promise<void> {
  const texts = reports.map(
    ({ words }): ReportText => ({ ...emptyText(), ...words, sector: 'police', state: 'Kano' }),
  )
  await pool.query(
    `with asked as (
       select * from unnest($1::text[], $2::jsonb[], $3::text[], $4::timestamptz[]) given (number, text, doc, at)
     ), made as (
       insert into reports (id, reference_number, submission_key, status, sealed_words, created_at, updated_at)
       select gen_random_uuid(), number, gen_random_uuid(), 'approved', '', day_of(at), day_of(at)
       from asked returning id, reference_number
     ), shown as (
       insert into public_reports (report_id, reference_number, status, document, published_at)
       select id, number, 'approved', text, at
       from asked join made on reference_number = number returning report_id, reference_number
     )
     insert into search_docs (id, kind, report_id, listed_at, credibility, doc)
     select report_id, 'report', report_id, at, 0, doc from shown join asked on number = reference_number`,
    [
      reports.map(({ number }) => number),
      texts.map((text) => JSON.stringify(text)),
      texts.map(searchText),
      reports.map(({ listedAt }) => listedAt.toISOString()),
    ],
  )
  // Triggers count them on one server alone.
  if (searchIsDistributed) await pool.query('select recount_search()')
}

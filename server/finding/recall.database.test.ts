import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { searchText } from '#domain/finding/search-text.ts'
import { emptyText, type ReportText } from '#domain/reports/fields.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { inventedSearches } from './invented-searches.ts'
import { searchPublicReports } from './public-list.ts'

test('at least 95 in 100 of 200 searches, as people type them, have their report among the first ten', async () => {
  const application = await withApplication()
  const { pool } = application.database
  const numbers = inventedSearches.map((_, place) => `WR-2611${10 + (place % 18)}${24_691 + place * 1_733}`)
  const texts = inventedSearches.map(
    ({ name, office, text }): ReportText => ({
      ...emptyText(),
      ...{ personName: name, position: office, suspectedAssets: text, sector: 'police', state: 'Kano' },
    }),
  )
  await pool.query(
    `with made as (
       insert into reports (id, reference_number, submission_key, status, sealed_words, created_at, updated_at)
       select gen_random_uuid(), number, gen_random_uuid(), 'approved', '', day_of(now()), day_of(now())
       from unnest($1::text[]) number returning id, reference_number
     ), shown as (
       insert into public_reports (report_id, reference_number, status, document, published_at)
       select id, number, 'approved', text, now()
       from unnest($1::text[], $2::jsonb[]) asked (number, text)
       join made on reference_number = number returning report_id, reference_number
     )
     insert into search_docs (id, kind, report_id, listed_at, credibility, doc)
     select report_id, 'report', report_id, now(), 0, doc
     from shown join unnest($1::text[], $3::text[]) asked (number, doc) on number = reference_number`,
    [numbers, texts.map((text) => JSON.stringify(text)), texts.map(searchText)],
  )
  const asked = inventedSearches.flatMap(({ searches }, place) => {
    const number = numbers[place] ?? ''
    return [...searches, number.slice(3), number.slice(-5)].map((typed) => ({ typed, number }))
  })
  const missed: string[] = []
  for (const { typed, number } of asked) {
    const { cards, byNumber } = await searchPublicReports(application, visitor, typed, null)
    const first = [...byNumber, ...cards].slice(0, 10).map((card) => card.referenceNumber)
    if (!first.includes(number)) missed.push(typed)
  }
  expect(asked).toHaveLength(200)
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(10)
})

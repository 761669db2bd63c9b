import { expect, test } from 'vitest'
import type { Application } from '#server/kernel/application.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listPublicReports, type PublicPage, pageLength } from './public-list.ts'

test('the list is paged without gaps and without repeats, even where many were published at one moment', async () => {
  const application = await withApplication()
  await publish(application, { reports: 65, everyMilliseconds: 0 })
  await publish(application, { reports: 30, everyMilliseconds: 1 })

  const pages = await allPages(application)
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 20, 20, 15])
  expect(new Set(pages.flat()).size).toBe(95)
})

test('the newest comes first, and a page that is exactly full has nothing after it', async () => {
  const application = await withApplication()
  await publish(application, { reports: pageLength, everyMilliseconds: 1_000 })

  const { cards, older } = await listPublicReports(application, null)
  const moments = cards.map((card) => (card.kind === 'report' ? card.publishedAt : ''))
  expect(moments).toEqual(moments.toSorted().toReversed())
  expect(cards).toHaveLength(pageLength)
  expect(older).toBeNull()
})

test('what is published between two pages moves nothing on the second', async () => {
  const application = await withApplication()
  await publish(application, { reports: 30, everyMilliseconds: 1 })
  const first = await listPublicReports(application, null)
  await publish(application, { reports: 10, everyMilliseconds: 10_000 })

  const second = await listPublicReports(application, first.older)
  const seen = new Set(first.cards.map(({ id }) => id))
  expect(second.cards).toHaveLength(10)
  expect(second.cards.filter(({ id }) => seen.has(id))).toEqual([])
})

test('a place in the list that was tampered with is its beginning', async () => {
  const application = await withApplication()
  await publish(application, { reports: 3, everyMilliseconds: 1 })
  for (const after of [
    '',
    'x',
    '../..',
    "' or 1=1 --",
    Buffer.from('2026-11-21T09:00:00Z|1').toString('base64url'),
    '\0',
  ]) {
    const { cards } = await listPublicReports(application, after)
    expect(cards).toHaveLength(3)
  }
})

test('a page begins after the entry that its address names, which tells no time', async () => {
  const application = await withApplication()
  await publish(application, { reports: 3, everyMilliseconds: 1 })
  const { cards } = await listPublicReports(application, null)
  const rest = await listPublicReports(application, cards[0]?.id ?? '')
  expect(rest.cards.map(({ id }) => id)).toEqual(cards.slice(1).map(({ id }) => id))
  expect(await listPublicReports(application, cards[2]?.id ?? '')).toMatchObject({ cards: [], older: null })
})

test('a place that no entry has is the beginning', async () => {
  const application = await withApplication()
  await publish(application, { reports: 3, everyMilliseconds: 1 })
  const { cards } = await listPublicReports(application, '00000000-0000-4000-8000-000000000000')
  expect(cards).toHaveLength(3)
})

test('a card counts the statements of its own report, and of no other', async () => {
  const application = await withApplication()
  const first = await publicReport(application)
  const alone = await restsOnOf(application, first.id)
  expect(alone).toContainEqual({ label: 'classification', count: 1 })
  const { reporter: owner, reviewer, officer } = first
  const second = await publicReport(application, { owner, reviewer, officer })
  expect(await restsOnOf(application, first.id)).toEqual(alone)
  expect(await restsOnOf(application, second.id)).toEqual(alone)
})

test('a long text is shown by its beginning', async () => {
  const application = await withApplication()
  await publish(application, { reports: 1, everyMilliseconds: 0 })
  await application.database.pool.query('update public_reports set document = document || $1', [
    JSON.stringify({ suspectedAssets: 'ẹ'.repeat(241) }),
  ])
  expect((await listPublicReports(application, null)).cards[0]).toMatchObject({
    excerpt: `${'ẹ'.repeat(240)}…`,
  })
})

async function allPages(application: Application): Promise<string[][]> {
  const pages: string[][] = []
  let after: string | null = null
  do {
    const { cards, older }: PublicPage = await listPublicReports(application, after)
    pages.push(cards.map(({ id }) => id))
    after = older
  } while (after)
  return pages
}

type Publication = { reports: number; everyMilliseconds: number }

/** Public reports in bulk, straight into the tables: this is about how they are listed. */
async function publish({ database: { pool } }: Application, publication: Publication): Promise<void> {
  await pool.query(
    `with made as (
       insert into reports (id, reference_number, submission_key, status, sealed_words, created_at, updated_at)
       select gen_random_uuid(), 'WR-261121' || (10000 + n + (select count(*) from reports)), gen_random_uuid(),
         'approved', '', day_of(now()), day_of(now())
       from generate_series(1, $1::int) n
       returning id, reference_number
     ),
     shown as (
       insert into public_reports (report_id, reference_number, status, document, published_at)
       select id, reference_number, 'approved', '{"personName": "Misali", "suspectedAssets": "Three houses."}',
         timestamptz '2026-11-21 09:00Z' + row_number() over () * $2::int * interval '1 ms'
       from made
       returning report_id, published_at
     )
     insert into search_docs (id, kind, report_id, listed_at, credibility, doc)
     select report_id, 'report', report_id, published_at, 0, 'misali' from shown`,
    [publication.reports, publication.everyMilliseconds],
  )
}

async function restsOnOf(application: Application, id: string) {
  const { cards } = await listPublicReports(application, null)
  const card = cards.find((each) => each.id === id)
  return card?.kind === 'report' ? card.restsOn : null
}

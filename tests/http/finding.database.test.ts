import { expect, test } from 'vitest'
import { hours, minutes } from '#domain/time/durations.ts'
import { rateReport } from '#server/cases/rate-report.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { settleProposals } from '#tests/support/second-person/settled.ts'
import { shownOf } from '#tests/support/shown-of.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

async function siteWithReports(...reports: Record<string, string>[]) {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const ids: string[] = []
  for (const { rating, ...words } of reports) {
    const { id } = await submitted(application, reporter, words)
    await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
    if (rating) await rateReport(application, reviewer, id, { rating })
    await approveReport(application, officer, id, buildStatements())
    application.later(minutes(1))
    ids.push(id)
  }
  const ask = await openSite(application)
  const textOf = async (path: string) => shownOf(await (await ask(path)).text())
  return { application, ask, textOf, ids, officer }
}

const two = [
  { personName: 'Misali Na Daya', state: 'Kano', sector: 'police', rating: '2' },
  { personName: 'Misali Na Biyu', state: 'Lagos', sector: 'education', rating: '5' },
]

test.each([
  ['', ['Daya', 'Biyu'], '2 reports'],
  ['?state=Kano', ['Daya'], '1 report'],
  ['?state=Kano&state=Lagos&sector=education', ['Biyu'], '1 report'],
  ['?least=3', ['Biyu'], '1 report'],
  ['?most=3', ['Daya'], '1 report'],
  ['?from=2026-11-21&to=2026-11-21', ['Daya', 'Biyu'], '2 reports'],
  ['?from=2026-11-22', [], '0 reports'],
  ['?from=2026-12-01&to=2026-01-01', [], '0 reports'],
])('the address /reports%s narrows the list, without any script', async (query, shown, summary) => {
  const { textOf } = await siteWithReports(...two)
  const page = await textOf(`/reports${query}`)
  for (const name of ['Daya', 'Biyu'])
    expect(page.includes(`>Misali Na ${name}</a>`), name).toBe(shown.includes(name))
  expect(page).toContain(`>${summary}</p>`)
})

test('a list says what is wrong with a range that cannot be, and keeps the filters in its form', async () => {
  const { textOf } = await siteWithReports(...two)
  const page = await textOf('/reports?from=2026-12-01&to=2026-01-01&state=Kano')
  expect(page).toContain('The first day comes after the last')
  expect(page).toMatch(/checked=""[^>]*value="Kano"|value="Kano"[^>]*checked=""/)
  expect(await textOf('/reports?from=tomorrow')).toContain('is not a day of the calendar')
})

test('a search marks what it found and names the field', async () => {
  const { textOf } = await siteWithReports({ evidence: 'Ọláńrewájú signed both vouchers.' })
  const page = await textOf('/search?q=olanrewaju')
  expect(page).toMatch(/Found in: (<!-- -->)?Evidence/)
  expect(page).toMatch(/<mark[^>]*>Ọláńrewájú<\/mark>/)
})

test('a match among the items is marked like one in the words beside them', async () => {
  const { textOf } = await siteWithReports({
    'suspectedItems.0.kind': 'vehicle',
    'suspectedItems.0.what': 'Quokkacar',
  })
  const page = await textOf('/search?q=quokka')
  expect(page).toMatch(/Found in: (<!-- -->)?Suspected assets/)
  expect(page).toMatch(/<mark[^>]*>Quokka<\/mark>/)
})

test('a mark never carries markup out of a report', async () => {
  const { textOf } = await siteWithReports({ evidence: '<img src=x onerror=alert(1)> vouchers' })
  const page = await textOf(`/search?q=${encodeURIComponent('<img')}`)
  expect(page).toMatch(/<mark[^>]*>&lt;img<\/mark>/)
  expect(page).not.toContain('<img src=x')
})

test('everyone finds words in any order, phrases, exclusions, other spellings and numbers, and is told why', async () => {
  const { application, textOf, ids } = await siteWithReports(
    { personName: 'Mohammed Kirkira', evidence: 'Two vouchers for one road.' },
    { evidence: 'One road, and a bridge.' },
  )
  const read = (term: string) => textOf(`/search?q=${encodeURIComponent(term)}`)
  expect(await read('road vouchers')).toContain('>1 report<')
  expect(await read('"one road"')).toContain('>2 reports<')
  expect(await read('road -bridge')).toContain('>1 report<')
  expect(await read('road vouchers')).toContain('next to each other')
  expect(await read('muhammad')).toContain('“muhammad” was also found as mohammed.')
  const misspelt = await read('kirkria')
  expect(misspelt).toContain('No report has “kirkria”. These have “kirkira”:')
  const { rows } = await application.database.pool.query<{ reference_number: string }>(
    'select reference_number from reports where id = $1',
    [ids[0]],
  )
  const numbered = await read(rows[0]?.reference_number ?? '')
  expect(numbered).toContain('Found by its number')
  expect(numbered).toContain(`/reports/${ids[0]}"`)
  expect(numbered).not.toContain('No reports found')
})

test('a search that finds nothing says which word is missing and offers wider ones', async () => {
  const { textOf } = await siteWithReports({ evidence: 'Two vouchers.' }, { evidence: 'A long bridge.' })
  const apart = await textOf('/search?q=vouchers+bridge')
  expect(apart).toContain('no report has all of them')
  expect(apart).toContain('q=vouchers"')
  expect(apart).toContain('q=bridge"')
  expect(await textOf('/search?q=%22bridge+long%22')).toContain('q=bridge+long"')
  expect(await textOf('/search?q=vouchers+zzzzzzzz')).toContain('No public report has “zzzzzzzz”.')
  expect(await textOf('/search?q=vouchers&state=Lagos')).toContain('Search without the filters')
})

test('a search for nothing says so, and a page of search without a question does not', async () => {
  const { textOf } = await siteWithReports()
  for (const query of ['?q=', '?q=+', '?q=%09'])
    expect(await textOf(`/search${query}`)).toContain('You did not type anything')
  expect(await textOf('/search')).not.toContain('You did not type anything')
})

test('where no script runs, a report says how to print it', async () => {
  const { application, ask, ids, officer } = await siteWithReports(...two)
  const browser = await browseAs(application, ask, officer)
  const page = await (await browser.get(`/reports/${ids[0]}`)).text()
  expect(page).toMatch(/<noscript[^>]*><p[^>]*>To print this page, use your browser’s menu/)
})

test('convictions are merged into the list on request, and marked', async () => {
  const { application, textOf } = await siteWithReports(...two)
  await seedWhenEmpty(application)
  application.hub.tell({ kind: 'missed' })
  expect(await textOf('/reports')).not.toContain('Convicted by a court')
  const merged = await textOf('/reports?archive=yes')
  expect(merged).toContain('10 reports and convictions')
  expect(merged.match(/>Convicted by a court</g)).toHaveLength(8)
  expect(merged.match(/>Invented sample</g)).toHaveLength(8)
})

test.each(['%', '_', "'", '"', '🪔', 'تقرير', '\u202E', 'a'.repeat(10_240)])(
  'a search for %j is answered',
  async (term) => {
    const { application, ask } = await siteWithReports({ evidence: `100%_'" 🪔 تقرير` })
    const answer = await ask(`/search?q=${encodeURIComponent(term)}`)
    expect(answer.status).toBe(200)
    const page = shownOf(await answer.text())
    expect(page).toContain(['\u202E'].includes(term) || term.length > 200 ? '0 reports' : '>1 report<')
    expect(page.includes('We looked for its beginning')).toBe(term.length > 200)
    expect(application.logged).toEqual([])
  },
)

test('a place in the list that a person changed leads to its beginning', async () => {
  const { application, textOf } = await siteWithReports(...two)
  const write = (parts: string[]) => Buffer.from(parts.join('|')).toString('base64url')
  const id = '00000000-0000-4000-8000-000000000000'
  for (const after of [
    'x'.repeat(5_000),
    write(['2026-11-21T09:00:00.000Z', id, '9e9']),
    write(['2026-11-21T09:00:00.000Z', id, '5', '5']),
    write(['2026-11-21T09:00:00.000Z', "' or 1=1"]),
  ])
    expect(await textOf(`/reports?order=credible&after=${after}`)).toContain('>2 reports<')
  expect(application.logged).toEqual([])
})

test('the feed tells of new reports and of retracted ones, and names no one', async () => {
  const { application, ask, ids, officer } = await siteWithReports(...two)
  const before = await ask('/reports/feed.atom')
  expect(before.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const feed = await before.text()
  for (const id of ids) expect(feed).toContain(`/reports/${id}"`)
  expect(feed).not.toContain('Misali')
  await retractReport(application, officer, ids[0] ?? '', { reason: 'It was <somebody> else & not them.' })
  const after = await (await ask('/reports/feed.atom')).text()
  expect(after).toContain('was retracted</title>')
  expect(after).toContain('It was &lt;somebody&gt; else &amp; not them.')
})

test('a feed is narrowed like the list, and names no one either', async () => {
  const { ask, ids } = await siteWithReports(...two)
  const feed = await (await ask('/reports/feed.atom?state=Kano&sector=police&order=oldest')).text()
  expect(feed).toContain(`/reports/${ids[0]}"`)
  expect(feed).not.toContain(`/reports/${ids[1]}"`)
  expect(feed).not.toContain('Misali')
  expect(feed).toContain('<link rel="self" href="/reports/feed.atom?sector=police&amp;state=Kano"/>')
  const list = await (await ask('/reports?state=Kano')).text()
  expect(list.match(/href="\/reports\/feed\.atom\?state=Kano"/g)).toHaveLength(2)
})

test('a visitor sees the public card of a report above the guard, and nothing of one that is not public', async () => {
  const { application, ask, ids, officer } = await siteWithReports({
    ...{ personName: 'Misali Na Daya', suspectedAssets: `Three houses. ${'x'.repeat(300)}TAIL` },
    ...{ evidence: 'Two vouchers.', 'suspectedItems.0.kind': 'vehicle', 'suspectedItems.0.what': 'Lorry' },
    ...{ 'suspectedItems.0.value': '61000000', 'suspectedItems.0.currency': 'NGN' },
  })
  const { stranger } = await cast(application, 'stranger')
  const pending = await submitted(application, stranger, { personName: 'Misali Na Boye' })
  const path = `/reports/${ids[0]}`
  const answer = await ask(path)
  const page = shownOf(await answer.text())
  expect(answer.status).toBe(401)
  for (const text of [
    'Misali Na Daya</h1>',
    'Three houses.',
    '₦61 million',
    'Authentication Required',
    'Of the statements,',
  ])
    expect(page, text).toContain(text)
  for (const text of ['Two vouchers', 'TAIL', 'Lorry']) expect(page, text).not.toContain(text)
  expect(page).toContain(`href="/login?next=${encodeURIComponent(path)}"`)
  expect(page).toContain(`href="/register?next=${encodeURIComponent(path)}"`)
  for (const id of [pending.id, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
    const other = await ask(`/reports/${id}`)
    const text = shownOf(await other.text())
    expect(other.status).toBe(401)
    expect(text).toContain('Authentication Required</h1>')
    expect(text).not.toContain('Misali')
  }
  await retractReport(application, officer, ids[0] ?? '', { reason: 'It named the wrong person.' })
  const after = shownOf(await (await ask(path)).text())
  expect(after).toContain('It named the wrong person.')
  expect(after).not.toContain('Misali')
})

test('the list shows amount, labels and a retraction in one line, and filters with their counts', async () => {
  const { application, textOf, ids, officer } = await siteWithReports(...two, {
    ...{ personName: 'Misali Na Uku', state: 'Kano', sector: 'police', 'suspectedItems.0.kind': 'vehicle' },
    ...{
      'suspectedItems.0.what': 'Lorry',
      'suspectedItems.0.value': '61000000',
      'suspectedItems.0.currency': 'NGN',
    },
  })
  await seedWhenEmpty(application)
  application.hub.tell({ kind: 'missed' })
  const read = async (path: string) => (await textOf(path)).replaceAll('<!-- -->', '')
  const list = await read('/reports')
  expect(list).toContain('₦61 million')
  expect(list).toMatch(/Of the statements, \d/)
  expect(list).toMatch(/Kano <\w+[^>]*>2<\//)
  expect(list).toMatch(/Lagos <\w+[^>]*>1<\//)
  const chosen = await read('/reports?state=Kano')
  expect(chosen).toMatch(/aria-current="true"[^>]*>Kano <\w+[^>]*>2<\/.*Lagos <\w+[^>]*>1<\//s)
  await retractReport(application, officer, ids[0] ?? '', { reason: 'It named the wrong person.' })
  const after = await read('/reports')
  expect(after).toMatch(/Retracted on [^<]*<\/strong> It named the wrong person\./)
  expect(after).not.toContain('Misali Na Daya')
})

test('robots and the sitemap tell of what is open to all, and of no report', async () => {
  const { application, textOf, ids } = await siteWithReports(...two)
  await seedWhenEmpty(application)
  expect(await textOf('/robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  const sitemap = await textOf('/sitemap.xml')
  expect(sitemap).toContain('<loc>http://localhost:3000/methodology</loc>')
  for (const id of ids) expect(sitemap).not.toContain(id)
  expect(sitemap).not.toContain('/archive/EFCC')
})

test('what machines are told of the list names no one', async () => {
  const { textOf } = await siteWithReports(...two)
  const page = await textOf('/reports')
  const record = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(record)).toMatchObject({ '@type': 'CollectionPage' })
  expect(record).not.toContain('Misali')
  expect(await textOf('/reports?state=Kano')).toContain('content="noindex, follow"')
})

test('an administrator looks an import over, proposes it, and exports the archive', async () => {
  const application: TestApplication = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const ask = await openSite(application)
  const browser = await browseAs(application, ask, administrator)
  const csv = `name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl
Misali Na Daya,Kano,Fraud,High Court,2020-05-01,One year,2020,https://example.org/1
Misali Na Biyu,Kano,Fraud,High Court,2027-05-01,Arrested,2027,`
  const preview = await (await browser.post('/content-management', { csv, intent: 'preview' })).text()
  expect(preview).toContain('1 can be imported, 0 there already, 1 refused.')
  expect(preview).toContain('A date is in the future.')
  expect(preview).toContain('There is no source address')
  const proposed = await (await browser.post('/content-management', { csv, intent: 'import' })).text()
  expect(proposed).toContain('1 proposed, 0 there already, 1 refused.')
  expect((await browser.get('/archive/EFCC-2020-0001')).status).toBe(404)
  application.later(hours(72))
  await settleProposals(application)
  const later = await browseAs(application, ask, administrator)
  const again = await (await later.post('/content-management', { csv, intent: 'import' })).text()
  expect(again).toContain('Nothing new: 1 there already, 1 refused.')
  const exported = await later.get('/content-management/archive.csv')
  expect(exported.headers.get('content-disposition')).toContain('attachment')
  expect(await exported.text()).toContain('EFCC-2020-0001,Misali Na Daya,Kano')
  expect((await browser.get('/archive/EFCC-2020-0001')).status).toBe(200)
})

import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { plainCell } from '#domain/archive/csv.ts'
import { type ExportFormat, exportFormats } from '#domain/finding/export-formats.ts'
import { type ListFilters, noFilters } from '#domain/finding/list-filters.ts'
import { days, minutes } from '#domain/time/durations.ts'
import { readCsv } from '#server/archive/read-csv.ts'
import { listPublicReports, type PublicPage, searchPublicReports } from '#server/finding/public-list.ts'
import { showBilling } from '#server/plans/billing/show-billing.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { cast } from '#tests/cast.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { importedByTwo } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { wordsIn } from '#words/catalogue.ts'
import { beginExport, countExported, exportList } from './export-list.ts'
import type { Exported } from './ticket.ts'
import { writeExport } from './write-export.ts'

const words = wordsIn('en').exportFile
const premium = { subscription: { tier: 'premium', status: 'active' } } as const

test('a file has what the list has, in its order, whatever the filters', async () => {
  const { application, reader, numbers } = await populated()
  const [first = ''] = numbers
  const states = ['Kano', 'Lagos', 'Kaduna'] as const
  const narrowed: fc.Arbitrary<ListFilters> = fc.record({
    kinds: fc.constantFrom([], ['bribe'] as const),
    sectors: fc.constantFrom([], ['police'] as const, ['education', 'police'] as const),
    states: fc.subarray([...states]),
    from: fc.constantFrom(null, '2021-01-01', '2026-11-21'),
    to: fc.constantFrom(null, '2021-12-31', '2026-11-30'),
    leastCredibility: fc.constantFrom(null, 2, 4),
    mostCredibility: fc.constantFrom(null, 3, 5),
    methods: fc.constantFrom([], ['document_check'] as const, ['witness_interview'] as const),
    disputed: fc.constantFrom(null, null, 'yes' as const, 'no' as const),
    withArchive: fc.boolean(),
    order: fc.constantFrom('newest' as const, 'oldest' as const, 'credible' as const),
  })
  await fc.assert(
    fc.asyncProperty(
      narrowed,
      fc.constantFrom(
        '',
        'Kirkira',
        '-Kirkira',
        'misali',
        'Kirkirra',
        first,
        first.slice(0, -1),
        'office:director',
      ),
      async (filters, term) => {
        const listed =
          term === ''
            ? { ...(await listPublicReports(application, null, filters)), byNumber: [] }
            : await searchPublicReports(application, reader, term, null, filters)
        expect(listed.older).toBeNull()
        const cards = [...listed.byNumber, ...listed.cards]
        expect(await countExported(application, reader, { term, filters })).toEqual({
          ...{ rows: cards.length, isExact: true },
        })
        const { lines } = await linesOf(application, reader, { term, filters })
        expect(lines.slice(1, -1).map(({ id }) => id)).toEqual(cards.map(({ id }) => id))
        expect(lines.at(-1)).toEqual({ kind: 'end', rows: cards.length, isWhole: true })
      },
    ),
    { numRuns: 60 },
  )
})

test('a list of many pages is walked to its end, each row once', async () => {
  const { application, officer, reader } = await populated()
  const many = Array.from(
    { length: 450 },
    (_, row) => `Misali ${row},Kano,Fraud,High Court,2019-05-01,One year,2019,https://example.org/m${row}`,
  )
  const [header = ''] = convictions.split('\n')
  await importedByTwo(application, { ...officer, role: 'administrator' }, [header, ...many].join('\n'))
  const filters = { ...noFilters, withArchive: true }
  const listed: string[] = []
  let after: string | null = null
  do {
    const page: PublicPage = await listPublicReports(application, after, filters)
    listed.push(...page.cards.map(({ id }) => id))
    after = page.older
  } while (after !== null)
  const { lines } = await linesOf(application, reader, { term: '', filters })
  expect(lines.slice(1, -1).map(({ id }) => id)).toEqual(listed)
  expect(new Set(listed).size).toBe(456)
})

test('both formats say what they are: notice, duty, filters, search and log; a retracted report is told of as such', async () => {
  const { application, reader, officer, ids } = await populated()
  await retractReport(application, officer, ids[0] ?? '', { reason: 'The land is leased.' })
  const { lines } = await linesOf(application, reader, { term: '', filters: noFilters })
  expect(lines[0]).toMatchObject({
    ...{ kind: 'about', madeOn: '2026-11-21', filters: '', search: '', most: 10_000 },
    ...{ notice: words.notice, duty: words.duty },
  })
  expect(lines.find(({ id }) => id === ids[0])).toMatchObject({ status: 'retracted', personName: null })
  const filters = { ...noFilters, withArchive: true }
  const text = await fileOf(application, reader, { term: '', filters })
  expect(text.startsWith('\uFEFF')).toBe(true)
  const rows = (readCsv(text.slice(1)) ?? []).map(({ cells }) => cells)
  const told = rows.flat().join('\n')
  for (const part of [words.notice, words.duty, 'archive=yes', 'Wannan Misali']) expect(told).toContain(part)
  expect(told).toContain('End of the file. It has all')
  expect(told).toContain('retracted')
})

test('what a spreadsheet would take for a formula is harmless in the file, and readable', async () => {
  const { application, reader } = await populated()
  const text = await fileOf(application, reader, { term: '', filters: { ...noFilters, withArchive: true } })
  const rows = (readCsv(text.slice(1)) ?? []).map(({ cells }) => cells)
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t]/)
  expect(rows.flat().map(plainCell)).toContain('=HYPERLINK("https://example.org")')
})

test('every format has the rows of the list, its notice, its filters and the root of the log', async () => {
  const { application, reader, ids } = await populated()
  const exported = { term: '', filters: { ...noFilters, withArchive: true, states: ['Kano' as const] } }
  const { lines } = await linesOf(application, reader, exported)
  const listed = lines.slice(1, -1)
  expect(listed.length).toBeGreaterThan(1)
  for (const format of exportFormats) {
    const bytes = await bytesOf(application, reader, exported, format)
    const text = await readable(format, bytes)
    // Its letters are numbers of glyphs: what it says is tested where papers are written.
    if (format === 'pdf') expect(text).toMatch(/^%PDF-1\.7[\s\S]*\/ToUnicode/)
    if (format === 'pdf') continue
    for (const { referenceNumber } of listed) expect(text, format).toContain(referenceNumber)
    for (const told of [words.notice, words.duty, 'archive=yes', 'Kano'])
      expect(text, format).toContain(told.replaceAll('&', '&amp;'))
  }
  expect(ids.length).toBeGreaterThan(0)
})

test('linked data is one document, and no one is a claim that was reviewed', async () => {
  const { application, reader } = await populated()
  const exported = { term: '', filters: { ...noFilters, withArchive: true } }
  const text = await fileOf(application, reader, exported, 'jsonld')
  const document: { '@graph': Record<string, unknown>[] } = JSON.parse(text)
  const { lines } = await linesOf(application, reader, exported)
  expect(document['@graph'].slice(1, -1).map(({ identifier }) => identifier)).toEqual(
    lines.slice(1, -1).map(({ referenceNumber }) => referenceNumber),
  )
  expect(document['@graph'].at(-1)).toMatchObject({ isWhole: true, rows: lines.length - 2 })
  expect(text).not.toContain('ClaimReview')
})

test('a cell of a workbook is a text, whatever it begins with', async () => {
  const { application, reader } = await populated()
  const exported = { term: '', filters: { ...noFilters, withArchive: true } }
  const sheet = await readable('xlsx', await bytesOf(application, reader, exported, 'xlsx'))
  expect(sheet).toContain('=HYPERLINK(&quot;https://example.org&quot;)')
  expect(sheet).not.toMatch(/<f>|<v>/)
  expect(sheet.match(/<c [^>]*>/g)?.every((cell) => cell === '<c t="inlineStr">')).toBe(true)
})

test('allowed, not allowed, ended, paused: only a running plan exports, and each file counts once', async () => {
  const { application, reporter } = await populated()
  const ask = (person: Person) => beginExport(application, person, { term: '', filters: noFilters })
  await expect(ask(reporter)).rejects.toMatchObject({ code: 'not-in-plan' })
  for (const status of ['canceled', 'past_due'] as const)
    await expect(ask({ ...reporter, subscription: { tier: 'premium', status } })).rejects.toMatchObject({
      code: 'not-in-plan',
    })
  await givePlan(application, reporter.id, { days: 31 })
  const reader = { ...reporter, ...premium }
  for (let each = 0; each < 12; each += 1) await ask(reader)
  const usage = [{ feature: 'export-reports', used: 12, most: 50 }]
  expect((await showBilling(application, reader)).usage).toEqual(usage)
  // The plan ends: the count stays, and says that it is paused.
  expect((await showBilling(application, reporter)).usage).toEqual([
    { feature: 'export-reports', used: 12, most: 0 },
  ])
})

test('a file is read with its ticket alone: by its account, for its list, for ten minutes', async () => {
  const { application, reader, stranger } = await populated()
  const exported = { term: 'Kirkira', filters: noFilters }
  const ticket = await beginExport(application, reader, exported)
  const over = { code: 'export-over' }
  for (const wrong of ['', '1', ticket.slice(1), `${ticket}0`, ticket.replace(/^\d+/, '99999999999999')])
    await expect(exportList(application, reader, exported, wrong)).rejects.toMatchObject(over)
  await expect(exportList(application, { ...stranger, ...premium }, exported, ticket)).rejects.toMatchObject(
    over,
  )
  await expect(exportList(application, reader, { ...exported, term: '' }, ticket)).rejects.toMatchObject(over)
  await expect(exportList(application, stranger, exported, ticket)).rejects.toMatchObject({
    code: 'not-in-plan',
  })
  application.later(minutes(10) - 1)
  await exportList(application, reader, exported, ticket)
  application.later(1)
  await expect(exportList(application, reader, exported, ticket)).rejects.toMatchObject(over)
})

test('when sixty files are asked for at once, fifty are made, and the next month begins again at midnight in Nigeria', async () => {
  const { application, reporter } = await populated()
  const reader = { ...reporter, ...premium }
  const ask = () => beginExport(application, reader, { term: '', filters: noFilters })
  const answers = await Promise.allSettled(Array.from({ length: 60 }, ask))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
  const refused = answers.find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { code: 'used-this-month' } })
  const passing = Date.parse('2026-11-30T23:00:00Z') - application.now().getTime()
  application.later(passing - 1)
  await expect(ask()).rejects.toMatchObject({ code: 'used-this-month' })
  application.later(1)
  await ask()
  application.later(days(1))
  expect((await showBilling(application, reader)).usage).toMatchObject([{ used: 1 }])
})

async function populated() {
  const application = await withApplication()
  const people = await cast(application, 'administrator', 'reviewer', 'officer', 'reporter', 'stranger')
  const { reviewer, officer, stranger: owner } = people
  const ids: string[] = []
  const numbers: string[] = []
  for (const state of ['Kano', 'Lagos', 'Kano']) {
    const words = { state, personName: `Misali Kirkira ${ids.length}` }
    const { id, referenceNumber } = await publicReport(application, { reviewer, officer, owner, words })
    ids.push(id)
    numbers.push(referenceNumber)
  }
  await importedByTwo(application, people.administrator, convictions)
  return { application, ...people, ids, numbers, reader: { ...people.reporter, ...premium } }
}

const convictions = [
  'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl',
  'Wannan Misali,Kano,Fraud,High Court,2020-05-01,One year,2020,https://example.org/1',
  '"=HYPERLINK(""https://example.org"")",Lagos,Fraud,High Court,2021-05-01,One year,2021,https://example.org/2',
  'Kirkira Misali,Kaduna,Theft,High Court,2021-06-01,Two years,2021,https://example.org/3',
].join('\n')

async function fileOf(
  application: TestApplication,
  reader: Person,
  exported: Exported,
  format: ExportFormat = 'csv',
): Promise<string> {
  return (await bytesOf(application, reader, exported, format)).toString()
}

async function bytesOf(
  application: TestApplication,
  reader: Person,
  exported: Exported,
  format: ExportFormat,
): Promise<Buffer> {
  await application.database.pool.query('delete from usage_months')
  const { publicUrl } = application
  const made = await exportList(
    application,
    reader,
    exported,
    await beginExport(application, reader, exported),
  )
  const pieces: Buffer[] = []
  for await (const piece of writeExport(format, made, { publicUrl, words })) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

async function readable(format: ExportFormat, bytes: Buffer): Promise<string> {
  if (format === 'xlsx') {
    const { 'xl/worksheets/sheet1.xml': sheet } = unzipSync(new Uint8Array(bytes))
    return Buffer.from(sheet ?? []).toString()
  } else return bytes.toString('utf8')
}

async function linesOf(application: TestApplication, reader: Person, exported: Exported) {
  const text = await fileOf(application, reader, exported, 'jsonl')
  const lines = text.trimEnd().split('\n')
  return { lines: lines.map((line): Record<string, unknown> => JSON.parse(line)) }
}

import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { noFilters } from '#domain/finding/list-filters.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { listPublicReports, searchPublicReports } from '#server/finding/public-list.ts'
import { confirmProposal, declineProposal } from '#server/proposals/decide-proposal.ts'
import { openProposals } from '#server/proposals/proposal-queries.ts'
import { showProposedImport } from '#server/proposals/show-proposed-import.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { cast } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { kindsIn, onlyProposal } from '#tests/support/second-person/house.ts'
import { importedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { exportArchive } from './export-archive.ts'
import { importArchive } from './import-archive.ts'
import { previewImport } from './preview-import.ts'
import { readCsv } from './read-csv.ts'
import { showConviction } from './show-conviction.ts'

const header = 'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl,chargeNo'
const one =
  'Misali Kirkira,Lagos,Internet Fraud,"Federal High Court, Ikeja",2021-03-12,Two years,2021,https://example.org/1,FHC/1'
const other =
  'Ọláńrewájú Àlọ́,Oyo,Cybercrime,"Federal High Court, Ibadan",2021,One year,2021,https://example.org/2,'
const arrest =
  'Ifo Nke Ise,Enugu,Cybercrime,Federal High Court,2021,Arrested and remanded,2021,https://example.org/3,'
const csv = [header, one, other, arrest, one].join('\n')

const withArchive = { ...noFilters, withArchive: true }

test('a preview tells of every row, and writes nothing', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const rows = await previewImport(application, administrator, csv)

  expect(rows).toMatchObject([
    { line: 2, verdict: 'new', name: 'Misali Kirkira' },
    { line: 3, verdict: 'new' },
    { line: 4, verdict: 'refused', refusals: ['not-a-conviction'] },
    { line: 5, verdict: 'known', referenceNumber: null },
  ])
  expect((await listPublicReports(application, null, withArchive)).cards).toEqual([])
})

test('an import gives numbers within the year, and a second run changes nothing', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await importedByTwo(application, administrator, csv)
  const again = await importArchive(application, administrator, csv)

  expect(again.isProposed).toBe(false)
  expect(again.rows.map(({ verdict }) => verdict)).toEqual(['known', 'known', 'refused', 'known'])
  const { cards, count } = await listPublicReports(application, null, withArchive)
  expect(cards.map(({ referenceNumber }) => referenceNumber)).toEqual(['EFCC-2021-0001', 'EFCC-2021-0002'])
  expect(count).toEqual({ rows: 2, isExact: true })
})

test('an import is public once a second person has read and confirmed it', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const { isProposed, aloneFrom } = await importArchive(application, administrator, csv)
  expect({ isProposed, aloneFrom }).toEqual({ isProposed: true, aloneFrom: null })
  expect((await listPublicReports(application, null, withArchive)).cards).toEqual([])
  expect(await everyRow(application)).not.toContain('Misali Kirkira')
  const id = await onlyProposal(application)
  expect((await showProposedImport(application, officer, id)).map(({ verdict }) => verdict)).toEqual([
    ...['new', 'new', 'refused', 'known'],
  ])
  await expect(confirmProposal(application, administrator, id)).rejects.toMatchObject({
    code: 'not-the-second-person',
  })
  await confirmProposal(application, officer, id)
  expect((await listPublicReports(application, null, withArchive)).cards).toHaveLength(2)
  expect(await kindsIn(application)).toEqual([
    ...[
      'archive_import.proposed',
      'archive_import.confirmed',
      'archive_record.added',
      'archive_record.added',
    ],
  ])
  await expect(showProposedImport(application, officer, id)).rejects.toMatchObject({ code: 'not-found' })
  await advanceLog(application)
  expect(await checkLog(application)).toMatchObject({ problems: [] })
})

test('an import that is declined leaves nothing', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  await importArchive(application, administrator, csv)
  await declineProposal(application, officer, await onlyProposal(application))
  expect((await listPublicReports(application, null, withArchive)).cards).toEqual([])
  expect(await kindsIn(application)).toEqual(['archive_import.proposed', 'archive_import.ended'])
})

test('an import asks for a fresh confirmation', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const unconfirmed = { ...administrator, isConfirmed: false }
  await expect(importArchive(application, unconfirmed, csv)).rejects.toMatchObject({
    code: 'confirmation-needed',
  })
  await previewImport(application, unconfirmed, csv)
})

test('convictions are in the list only when they are asked for, and are found by what they say', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await importedByTwo(application, administrator, csv)

  expect((await listPublicReports(application, null)).cards).toEqual([])
  const search = (term: string, filters = withArchive) =>
    searchPublicReports(application, visitor, term, null, filters)
  expect((await search('olanrewaju')).cards).toMatchObject([
    { kind: 'archive', referenceNumber: 'EFCC-2021-0002', matches: [{ field: 'name' }] },
  ])
  expect((await search('olanrewaju', noFilters)).cards).toEqual([])
  expect((await search('federal high', { ...withArchive, states: ['Lagos'] })).cards).toHaveLength(1)
  expect((await search('federal high', { ...withArchive, sectors: ['police'] })).cards).toEqual([])
  expect((await search('federal high', { ...withArchive, leastCredibility: 5 })).cards).toHaveLength(2)
})

test('a list that was remembered tells of an import at once', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const search = () => searchPublicReports(application, visitor, 'federal', null, withArchive)
  expect((await search()).count.rows).toBe(0)
  await importedByTwo(application, administrator, csv)
  expect((await search()).count.rows).toBe(2)
})

test('two imports of one file at once are one', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const { officer } = await cast(application, 'officer')
  await Promise.all([1, 2, 3].map(() => importArchive(application, administrator, csv)))
  const waiting = await openProposals(application.database.queries)
  expect(waiting).toHaveLength(3)
  await Promise.all(waiting.map(({ id }) => confirmProposal(application, officer, id)))
  expect((await listPublicReports(application, null, withArchive)).cards).toHaveLength(2)
})

test('what is exported can be imported elsewhere, and marks the invented samples', async () => {
  const [application, elsewhere] = await Promise.all([withApplication(), withApplication()])
  const { administrator } = await cast(application, 'administrator')
  const { administrator: there } = await cast(elsewhere, 'administrator')
  await seedWhenEmpty(application)
  await importedByTwo(application, administrator, csv)

  const exported = await exportArchive(application, administrator)
  const rows = readCsv(exported) ?? []
  expect(rows).toHaveLength(11)
  expect(rows.filter(({ cells }) => cells.at(-1) === 'invented')).toHaveLength(8)
  const { rows: imported } = await importArchive(elsewhere, there, exported)
  expect(imported.filter(({ verdict }) => verdict === 'new')).toHaveLength(2)
  expect(imported.filter(({ verdict }) => verdict === 'refused')).toHaveLength(8)
})

test.each([
  ['', 'csv-empty'],
  [header, 'csv-empty'],
  ['name,state\nx,y', 'csv-columns-missing'],
  [`${header},name\n${one},x`, 'csv-columns-missing'],
  [`${header}\n"never ends`, 'csv-unreadable'],
])('the file %j is refused as a whole', async (file, code) => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await expect(importArchive(application, administrator, file)).rejects.toMatchObject({ code })
})

test('no one but an administrator imports, previews or exports', async () => {
  const application = await withApplication()
  const { officer, reporter } = await cast(application, 'officer', 'reporter')
  for (const actor of [officer, reporter]) {
    const refusal = { code: 'administrators-only' }
    await expect(importArchive(application, actor, csv)).rejects.toMatchObject(refusal)
    await expect(previewImport(application, actor, csv)).rejects.toMatchObject(refusal)
    await expect(exportArchive(application, actor)).rejects.toMatchObject(refusal)
  }
  await expect(exportArchive(application, visitor)).rejects.toMatchObject({ code: 'sign-in-needed' })
})

test('a conviction has its own address, and what has none is not found', async () => {
  const application = await withApplication()
  await seedWhenEmpty(application)
  expect(await showConviction(application, 'EFCC-2021-0001')).toMatchObject({ isSample: true })
  for (const address of ['EFCC-2021-9999', 'x', "' or 1=1", 'efcc-2021-0001', '\0'])
    await expect(showConviction(application, address)).rejects.toMatchObject({ code: 'not-found' })
})

test('the samples are in the list from the first start on, and a second start lists them once', async () => {
  const application = await withApplication()
  await seedWhenEmpty(application)
  await seedWhenEmpty(application)
  const { cards, count } = await listPublicReports(application, null, withArchive)
  expect(cards).toHaveLength(8)
  expect(cards.every((card) => card.kind === 'archive' && card.isSample)).toBe(true)
  expect(count.rows).toBe(8)
})

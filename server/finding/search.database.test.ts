import { expect, test } from 'vitest'
import { type Person, visitor } from '#domain/actor.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import type { Application } from '#server/kernel/application.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listPublicReports, searchPublicReports } from './public-list.ts'

test('each of the six searched fields is found, whatever the case and the accents; the others are not', async () => {
  const application = await withApplication()
  await published(application, {
    personName: 'Ọláńrewájú Kirkira',
    position: 'Ɗan majalisa',
    wealthSource: 'Gídí contracts',
    evidence: 'Ƙasa vouchers',
    suspectedAssets: 'ÌWÓ estate',
    declaredAssets: 'Ẹbí bungalow',
    relevantLinks: 'https://example.org/zebra',
  })

  const terms = ['OLANREWAJU', 'ọláńrewájú', 'dan MAJALISA', 'gidi', 'ƙasa', 'kasa', 'iwo', 'ebi', 'rewaj']
  for (const term of terms) expect(await found(application, term), term).toBe(1)
  for (const term of ['zebra', 'works_housing', 'kaduna', '"kirkira dan majalisa"'])
    expect(await found(application, term), term).toBe(0)
  // Words in any order, whichever of the fields has each.
  expect(await found(application, 'estate kirkira vouchers')).toBe(1)
  expect(await found(application, 'estate kirkira hostel')).toBe(0)
})

test('signs that mean something to a database mean themselves', async () => {
  const application = await withApplication()
  await published(application, { evidence: `100% sure_thing 'quoted' "twice" back\\slash; -- drop` })

  for (const term of [
    '100%',
    'sure_thing',
    "'quoted'",
    '"twice"',
    'back\\slash',
    '; --',
    '%',
    '_',
    "'",
    '\\',
  ])
    expect(await found(application, term), term).toBe(1)
  for (const term of ['100_', 'sure%thing', '%%', '__', "' or 1=1 --", '.*', '$1'])
    expect(await found(application, term), term).toBe(0)
})

test('emoji, writing from right to left, and signs that are no letters are searched like any other', async () => {
  const application = await withApplication()
  await published(application, { evidence: 'lamp 🪔 تقرير \u202Ehidden\u202C ₦400' })

  for (const term of ['🪔', 'تقرير', '₦400', 'lamp 🪔']) expect(await found(application, term), term).toBe(1)
})

test('any odd term gets an answer', async () => {
  const application = await withApplication()
  await published(application, { evidence: 'Two vouchers.' })
  for (const term of ['', ' ', '\t\n', '\0', '\u0301', '\uD83D', 'q\0z', 'x'.repeat(10_000), '\u202E']) {
    expect(await searchPublicReports(application, visitor, term, null)).toMatchObject({
      cards: [],
      older: null,
    })
  }
})

test('no match reaches from one field into the next', async () => {
  const application = await withApplication()
  await published(application, { personName: 'Misali Alpha', position: 'Beta officer' })
  expect(await found(application, '"alpha beta"')).toBe(0)
  expect(await found(application, '"alpha\nbeta"')).toBe(0)
  expect(await found(application, '"misali alpha"')).toBe(1)
})

test('a name is found in its other spellings, and in quotes only as it is typed', async () => {
  const application = await withApplication()
  await published(application, { personName: 'Mohammed Adeshina Kirkira' })
  for (const term of ['muhammad', 'Mohd kirkira', 'adesina', 'ADÉṢINA Muhammadu'])
    expect(await found(application, term), term).toBe(1)
  for (const term of ['"muhammad"', '"adesina"', 'mahmud', 'muhammad -mohammed'])
    expect(await found(application, term), term).toBe(0)
  const { terms, cards } = await searchPublicReports(application, visitor, 'muhammad', null)
  expect(terms).toEqual([{ text: 'muhammad', spellings: ['mohammed'], isThere: true }])
  expect(cards[0]?.matches.flatMap(({ marked }) => marked.filter((_, turn) => turn % 2 === 1))).toEqual([
    'Mohammed',
  ])
})

test('a number finds its report, whole or in part, retracted ones too, and no report that is not public', async () => {
  const application = await withApplication()
  const { reporter, officer } = await cast(application, 'reporter', 'officer')
  const pending = await submitted(application, reporter)
  const { id, referenceNumber } = await published(application, { evidence: 'Two vouchers.' })
  const numbers = async (term: string) =>
    (await searchPublicReports(application, visitor, term, null)).byNumber.map((card) => card.id)

  const parts = [
    referenceNumber,
    referenceNumber.toLowerCase(),
    referenceNumber.slice(3),
    referenceNumber.slice(-5),
  ]
  for (const typed of [...parts, ` ${referenceNumber.replace('-', ' ')} `])
    expect(await numbers(typed), typed).toEqual([id])
  for (const typed of [pending.referenceNumber, 'WR-99', `${referenceNumber}1`, '%', 'WR-%'])
    expect(await numbers(typed), typed).toEqual([])
  await retractReport(application, officer, id, { reason: 'It named the wrong person.' })
  const { byNumber } = await searchPublicReports(application, visitor, referenceNumber, null)
  expect(byNumber).toMatchObject([{ id, status: 'retracted', personName: null }])
})

test('a word that is in no report is replaced by the nearest one, and the page is told', async () => {
  const application = await withApplication()
  await published(application, { personName: 'Misali Ogunbanjo', evidence: 'Two vouchers.' })
  const search = (term: string) => searchPublicReports(application, visitor, term, null)
  expect(await search('ogunbnajo vouchers')).toMatchObject({
    correctedTo: 'ogunbanjo vouchers',
    cards: [{ kind: 'report' }],
  })
  expect(await search('ogunbanjo')).toMatchObject({ correctedTo: null, cards: [{ kind: 'report' }] })
  expect(await search('zzzzzzzz')).toMatchObject({
    correctedTo: null,
    cards: [],
    terms: [{ isThere: false }],
  })
})

test('a search with a broken place begins at the beginning', async () => {
  const application = await withApplication()
  await published(application, { evidence: 'Two vouchers.' })
  expect((await searchPublicReports(application, visitor, 'vouchers', 'tampered')).cards).toHaveLength(1)
})

test('neither list nor search tells of pending, rejected or retracted words', async () => {
  const application = await withApplication()
  const { reporter, officer } = await cast(application, 'reporter', 'officer')
  await submitted(application, reporter, { evidence: 'Pending wordmark.' })
  expect(await found(application, 'wordmark')).toBe(0)

  const { id } = await published(application, { evidence: 'Approved wordmark.' })
  expect(await found(application, 'wordmark')).toBe(1)
  await retractReport(application, officer, id, { reason: 'It named the wrong person.' })
  expect(await found(application, 'wordmark')).toBe(0)
  expect(await found(application, 'wrong person')).toBe(0)
  expect((await listPublicReports(application, null)).cards).toMatchObject([{ id, status: 'retracted' }])
})

async function found(application: Application, term: string): Promise<number> {
  return (await searchPublicReports(application, visitor, term, null)).cards.length
}

async function published(
  application: Application,
  words: Record<string, string>,
): Promise<{ id: string; referenceNumber: string }> {
  const { owner, verifier, approver } = await publishers(application)
  const report = await submitted(application, owner, words)
  await verifyReport(application, verifier, report.id, { method: 'document_check', notes: 'Compared.' })
  await approveReport(application, approver, report.id, buildStatements())
  return report
}

/** In addition to the people that the test itself has cast. */
async function publishers(
  application: Application,
): Promise<Record<'owner' | 'verifier' | 'approver', Person>> {
  const { stranger, secondReviewer, secondOfficer } = await cast(
    application,
    ...(['stranger', 'secondReviewer', 'secondOfficer'] as const),
  )
  return { owner: stranger, verifier: secondReviewer, approver: secondOfficer }
}

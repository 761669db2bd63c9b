import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { noFilters } from '#domain/finding/list-filters.ts'
import { searchPublicReports } from '#server/finding/public-list.ts'
import { confirmProposal, declineProposal } from '#server/proposals/decide-proposal.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { cast } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { kindsIn, onlyProposal } from '#tests/support/second-person/house.ts'
import { importedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listUnlistedConvictions } from './archive-queries.ts'
import { exportArchive } from './export-archive.ts'
import { recentConvictions } from './recent-convictions.ts'
import { showConviction } from './show-conviction.ts'
import { withdrawConviction } from './withdraw-conviction.ts'

const csv = [
  'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl',
  'Misali Kirkira,Lagos,Fraud,High Court,2021-03-12,Two years,2021,https://example.org/1',
].join('\n')
const number = 'EFCC-2021-0001'
const withArchive = { ...noFilters, withArchive: true }
const input = { number, reason: 'The Court of Appeal ended it.' }

async function withConviction() {
  const application = await withApplication()
  const people = await cast(application, 'administrator', 'officer', 'secondOfficer', 'reviewer')
  await importedByTwo(application, people.administrator, csv)
  return { application, ...people }
}

test('a conviction that two people withdraw leaves its number and the reason, and is found nowhere', async () => {
  const { application, administrator, officer } = await withConviction()
  await withdrawConviction(application, administrator, input)
  expect(await showConviction(application, number)).toMatchObject({ name: 'Misali Kirkira' })
  expect(await listProposals(application, officer)).toMatchObject([
    { act: 'archive_withdrawal', about: { referenceNumber: number, reason: input.reason } },
  ])
  await confirmProposal(application, officer, await onlyProposal(application))
  expect(await showConviction(application, number)).toMatchObject({
    ...{ name: '', offense: '', sourceUrl: '' },
    ...{ withdrawnOn: '2026-11-21', withdrawalReason: input.reason },
  })
  expect((await searchPublicReports(application, visitor, 'Kirkira', null, withArchive)).cards).toEqual([])
  expect(await exportArchive(application, administrator)).not.toContain(number)
  expect(await recentConvictions(application)).not.toContain(number)
  expect(await kindsIn(application)).toContain('archive_record.withdrawn')
  const { rows } = await application.database.pool.query('select * from archive_records, search_docs')
  expect(JSON.stringify(rows)).not.toMatch(/Kirkira/i)
  // What a start lists that is not listed yet.
  await application.database.queries.transaction((queries) => listUnlistedConvictions(application, queries))
  expect((await searchPublicReports(application, visitor, 'EFCC', null, withArchive)).cards).toEqual([])
})

test('the log follows a withdrawal, and names a record whose withdrawal is taken away by SQL', async () => {
  const { application, administrator, officer } = await withConviction()
  await advanceLog(application)
  await withdrawConviction(application, administrator, input)
  await confirmProposal(application, officer, await onlyProposal(application))
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
  const { pool } = application.database
  await pool.query(`update archive_records set withdrawal_reason = 'Another reason.'`)
  expect((await checkLog(application)).problems).toEqual([
    expect.stringMatching(/^Conviction EFCC-2021-0001/),
  ])
})

test('the number of a withdrawn conviction is not given again, and the conviction can come back by an import', async () => {
  const { application, administrator, officer } = await withConviction()
  await withdrawConviction(application, administrator, input)
  await confirmProposal(application, officer, await onlyProposal(application))
  await importedByTwo(application, administrator, csv)
  expect(await showConviction(application, 'EFCC-2021-0002')).toMatchObject({ name: 'Misali Kirkira' })
})

test('until it counts, the reason is sealed; declined, the record stays', async () => {
  const { application, administrator, officer } = await withConviction()
  await withdrawConviction(application, administrator, input)
  expect(await everyRow(application)).not.toContain('Court of Appeal')
  await declineProposal(application, officer, await onlyProposal(application))
  expect(await showConviction(application, number)).toMatchObject({
    name: 'Misali Kirkira',
    withdrawnOn: null,
  })
})

test.each([
  [{ ...input, number: 'EFCC-1999-0001' }, { code: 'not-found' }],
  [{ ...input, reason: ' ' }, { code: 'invalid' }],
  [{ ...input, reason: 'KIRKIRA, Misali was acquitted.' }, { code: 'invalid' }],
])('refused: %j', async (given, refusal) => {
  const { application, administrator } = await withConviction()
  await expect(withdrawConviction(application, administrator, given)).rejects.toMatchObject(refusal)
})

test('no one but an administrator proposes it, with a fresh confirmation, and a second one waits', async () => {
  const { application, administrator, officer } = await withConviction()
  await expect(withdrawConviction(application, officer, input)).rejects.toMatchObject({
    code: 'administrators-only',
  })
  const unconfirmed = { ...administrator, isConfirmed: false }
  await expect(withdrawConviction(application, unconfirmed, input)).rejects.toMatchObject({
    code: 'confirmation-needed',
  })
  await withdrawConviction(application, administrator, input)
  await expect(withdrawConviction(application, administrator, input)).rejects.toMatchObject({
    code: 'proposal-waits',
  })
})

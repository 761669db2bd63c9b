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
import { onlyProposal } from '#tests/support/second-person/house.ts'
import { importedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { editConviction, openConviction } from './edit-conviction.ts'
import { exportArchive } from './export-archive.ts'
import { showConviction } from './show-conviction.ts'
import { withdrawConviction } from './withdraw-conviction.ts'

const csv = [
  'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl',
  'Misali Kirkira,Lagos,Fraud,High Court,2021-03-12,Two years,2021,https://example.org/1',
].join('\n')
const number = 'EFCC-2021-0001'
const withArchive = { ...noFilters, withArchive: true }
const changeNote = 'The register spells the name so.'

async function withConviction() {
  const application = await withApplication()
  const people = await cast(application, 'administrator', 'officer', 'secondOfficer', 'reviewer')
  await importedByTwo(application, people.administrator, csv)
  const { cells } = await openConviction(application, people.administrator, number)
  const edit = (changes: Record<string, string>) =>
    editConviction(application, people.administrator, number, { ...cells, changeNote, ...changes })
  return { application, ...people, edit }
}

test('a conviction that two people change says so, and is found by its new words alone', async () => {
  const { application, administrator, officer, edit } = await withConviction()
  await edit({ name: 'Misali Kwaikwayo', judge: 'Gwaji J.' })
  expect(await showConviction(application, number)).toMatchObject({ name: 'Misali Kirkira', changedOn: null })
  expect(await listProposals(application, officer)).toMatchObject([
    {
      act: 'archive_edit',
      about: {
        ...{ referenceNumber: number, reason: changeNote },
        parts: [
          { column: 'name', before: 'Misali Kirkira', after: 'Misali Kwaikwayo' },
          { column: 'judge', before: '', after: 'Gwaji J.' },
        ],
      },
    },
  ])
  await confirmProposal(application, officer, await onlyProposal(application))
  expect(await showConviction(application, number)).toMatchObject({
    ...{ name: 'Misali Kwaikwayo', judge: 'Gwaji J.', sentence: 'Two years' },
    ...{ changedOn: '2026-11-21', changeNote },
  })
  const found = async (term: string) =>
    (await searchPublicReports(application, visitor, term, null, withArchive)).cards.map(
      (card) => card.referenceNumber,
    )
  expect(await found('Kwaikwayo')).toEqual([number])
  expect(await found('Kirkira')).toEqual([])
  expect(await exportArchive(application, administrator)).toContain('Misali Kwaikwayo')
})

test('the log follows a change, and names a change that SQL takes back', async () => {
  const { application, officer, edit } = await withConviction()
  await advanceLog(application)
  await edit({ sentence: 'Three years' })
  await confirmProposal(application, officer, await onlyProposal(application))
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
  const { pool } = application.database
  for (const change of [`sentence = 'Two years'`, `change_note = 'Nothing.'`, `changed_on = '2026-11-01'`]) {
    const { rows } = await pool.query('select * from archive_records')
    await pool.query(`update archive_records set ${change}`)
    expect((await checkLog(application)).problems, change).toEqual([
      expect.stringMatching(/^Conviction EFCC-2021-0001/),
    ])
    const { sentence, change_note: note } = rows[0]
    await pool.query('update archive_records set sentence = $1, change_note = $2, changed_on = $3', [
      ...[sentence, note, '2026-11-21'],
    ])
  }
  expect((await checkLog(application)).problems).toEqual([])
})

test('until it counts, the new words are sealed; declined, the record stays as it was', async () => {
  const { application, officer, edit } = await withConviction()
  await edit({ name: 'Misali Kwaikwayo' })
  expect(await everyRow(application)).not.toContain('Kwaikwayo')
  await declineProposal(application, officer, await onlyProposal(application))
  expect(await showConviction(application, number)).toMatchObject({ name: 'Misali Kirkira', changedOn: null })
})

test('what was changed meanwhile is not what the second person compared', async () => {
  const { application, officer, edit } = await withConviction()
  await edit({ name: 'Misali Kwaikwayo' })
  await application.database.pool.query(`update archive_records set sentence = 'Ten years'`)
  await expect(confirmProposal(application, officer, await onlyProposal(application))).rejects.toMatchObject({
    code: 'proposal-ended',
  })
})

test.each([
  [{}, { code: 'nothing-changed' }],
  [{ name: ' ' }, { fields: { name: { code: 'missing' } } }],
  [{ judge: 'x'.repeat(1_001) }, { fields: { judge: { code: 'too-long' } } }],
  [{ convictionDate: '2020-03-12' }, { fields: { convictionDate: { code: 'another-year' } } }],
  [{ state: 'Atlantis' }, { fields: { state: { code: 'not-in-list' } } }],
  [{ sentence: 'Remanded' }, { fields: { sentence: { code: 'not-a-conviction' } } }],
  [{ sourceUrl: '' }, { fields: { sourceUrl: { code: 'not-a-link' } } }],
  [{ name: 'Misali Kwaikwayo', changeNote: '' }, { fields: { changeNote: { code: 'missing' } } }],
])('a change that leaves no conviction is refused: %o', async (changes, refusal) => {
  const { edit } = await withConviction()
  await expect(edit(changes)).rejects.toMatchObject(refusal)
})

test('a withdrawn conviction is not changed, and a changed one can be withdrawn', async () => {
  const { application, administrator, officer, secondOfficer, edit } = await withConviction()
  await edit({ name: 'Misali Kwaikwayo' })
  await confirmProposal(application, officer, await onlyProposal(application))
  await withdrawConviction(application, administrator, { number, reason: 'Ended on appeal.' })
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  expect(await everyRow(application)).not.toContain('Kwaikwayo')
  await expect(edit({ name: 'Misali Kirkira' })).rejects.toMatchObject({ code: 'conviction-withdrawn' })
})

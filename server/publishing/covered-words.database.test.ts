import { expect, test } from 'vitest'
import { cover } from '#domain/publishing/covered-words.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { listPublicReports } from '#server/finding/public-list.ts'
import { showPublicCard } from '#server/finding/show-public-card.ts'
import { declineProposal } from '#server/proposals/decide-proposal.ts'
import { publishBatch } from '#server/proposals/publish-batch.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { onlyProposal } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { approveReport } from './approve-report.ts'
import { retractReport } from './retract-report.ts'

const evidence = 'Clerk Zebraquilt typed two vouchers with one number. ZEBRAQUILT kept them.'

async function verified() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'stranger', 'reviewer', 'officer', 'secondOfficer')
  const { id } = await submitted(application, people.reporter, { evidence })
  await verifyReport(application, people.reviewer, id, { method: 'document_check', notes: 'Compared.' })
  return { application, ...people, id }
}

test('covered words are in no public text, no search and no row, and the report that was sent stays sealed', async () => {
  const { application, stranger, officer, id } = await verified()
  await approveReport(application, officer, id, { ...buildStatements(), covered: 'zebraquilt\n\n' })
  const { text } = await showReport(application, stranger, id)
  expect(text.words?.evidence).toBe(`Clerk ${cover} typed two vouchers with one number. ${cover} kept them.`)
  expect(JSON.stringify(await showPublicCard(application, id))).not.toMatch(/zebraquilt/i)
  expect((await listPublicReports(application, null)).cards).toHaveLength(1)
  expect((await everyRow(application)).toLowerCase()).not.toContain('zebraquilt')
})

test('the covers stay when the approval waits for its batch, and when a retraction is reversed', async () => {
  const { application, stranger, officer, secondOfficer, id } = await verified()
  const inBatches = { ...application, publication: { every: 1_800_000 } } as typeof application
  const answer = await approveReport(inBatches, officer, id, { ...buildStatements(), covered: 'Zebraquilt' })
  expect(answer).toBe('with-a-batch')
  expect((await everyRow(application)).toLowerCase()).not.toContain('zebraquilt')
  await publishBatch(application)
  const shown = async () => (await showReport(application, stranger, id)).text.words?.evidence
  expect(await shown()).toContain(cover)
  await retractReport(application, officer, id, { reason: 'The register was read wrongly.' })
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  expect(await shown()).toContain(cover)
  expect(await shown()).not.toMatch(/zebraquilt/i)
})

test('a line that the text does not have, and one of two letters, is refused, and nothing becomes public', async () => {
  const { application, officer, id } = await verified()
  for (const [covered, code] of [
    ['Zebraquilt\nquokka', 'not-in-the-text'],
    ['Ze', 'too-short'],
  ] as const)
    await expect(
      approveReport(application, officer, id, { ...buildStatements(), covered }),
    ).rejects.toMatchObject({ fields: { covered: { code } } })
  expect((await listPublicReports(application, null)).cards).toEqual([])
})

import { expect, test } from 'vitest'
import { hours } from '#domain/time/durations.ts'
import { listPublicReports } from '#server/finding/public-list.ts'
import { showPublicCard } from '#server/finding/show-public-card.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { confirmProposal, declineProposal } from '#server/proposals/decide-proposal.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { onlyProposal, wait } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { recordConsequence } from './record-consequence.ts'

const acquittal = { consequence: 'acquittal', happenedOn: '2026-11-02', source: 'Zebraquilt court list.' }
const conviction = { consequence: 'conviction', happenedOn: '2026-10-01', source: 'Wombatfield gazette.' }

test('what happened since is public only once a second person has read and confirmed it', async () => {
  const { application, id, reviewer, officer, reporter } = await house()
  await recordConsequence(application, reviewer, id, acquittal)
  expect(await everyRow(application)).not.toContain('Zebraquilt')
  expect((await showReport(application, reporter, id)).consequences.lines).toEqual([])
  const proposal = await onlyProposal(application)
  expect(await listProposals(application, officer)).toMatchObject([
    { about: { consequence: { change: 'add', consequence: { kind: 'acquittal' } } }, mayConfirm: true },
  ])
  await confirmProposal(application, officer, proposal)
  expect((await showReport(application, reporter, id)).consequences).toMatchObject({
    acquittedOn: '2026-11-02',
    lines: [{ kind: 'acquittal', happenedOn: '2026-11-02', source: 'Zebraquilt court list.' }],
  })
  const { notifications } = await listNotifications(application, reporter, { length: 10 })
  expect(notifications.map(({ title }) => title)).toContain('Something happened since')
})

test('an acquittal is on the card that visitors see, and a later conviction ends that', async () => {
  const { application, id, add } = await house()
  await add(conviction)
  expect((await listPublicReports(application, null)).cards).toMatchObject([{ acquittedOn: null }])
  await add(acquittal)
  expect(await showPublicCard(application, id)).toMatchObject({ acquittedOn: '2026-11-02' })
  await add({ ...conviction, happenedOn: '2026-11-02' })
  expect(await showPublicCard(application, id)).toMatchObject({ acquittedOn: '2026-11-02' })
  await add({ ...conviction, happenedOn: '2026-11-03' })
  expect(await showPublicCard(application, id)).toMatchObject({ acquittedOn: null })
})

test('a line is taken out by two people, and a declined proposal changes nothing', async () => {
  const { application, id, add, reviewer, officer, secondOfficer } = await house()
  await add(conviction)
  const linesOf = async () => (await showReport(application, officer, id)).consequences.lines
  const [line] = await linesOf()
  const remove = { remove: line?.id ?? '' }
  await recordConsequence(application, reviewer, id, remove)
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  expect(await linesOf()).toHaveLength(1)
  await recordConsequence(application, reviewer, id, remove)
  await confirmProposal(application, officer, await onlyProposal(application))
  expect(await linesOf()).toEqual([])
  await expect(recordConsequence(application, reviewer, id, remove)).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('a retraction takes every line from the database, and its reversal brings them back', async () => {
  const { application, id, add, reviewer, officer, secondOfficer } = await house()
  await add(acquittal)
  await retractReport(application, officer, id, { reason: 'The register was read wrongly.' })
  expect(await everyRow(application)).not.toContain('Zebraquilt')
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  expect((await showReport(application, reviewer, id)).consequences.acquittedOn).toBe('2026-11-02')
})

test('what was proposed before a retraction never counts after it', async () => {
  const { application, id, reviewer, officer, secondOfficer, reporter } = await house()
  await recordConsequence(application, reviewer, id, acquittal)
  const proposal = await onlyProposal(application)
  await retractReport(application, officer, id, { reason: 'The register was read wrongly.' })
  await expect(confirmProposal(application, secondOfficer, proposal)).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  await wait(application, hours(24 * 8))
  expect((await showReport(application, reporter, id)).consequences.lines).toEqual([])
})

test('the log commits to each line: one that is changed beside it is named', async () => {
  const { application, add, referenceNumber } = await house()
  await add(acquittal)
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
  for (const change of [`kind = 'conviction'`, `happened_on = '2020-01-01'`, `source = 'Another.'`]) {
    await application.database.pool.query(`update public_consequences set ${change}`)
    expect((await checkLog(application)).problems.join(), change).toContain(referenceNumber)
    await application.database.pool.query(
      `update public_consequences set kind = 'acquittal', happened_on = '2026-11-02', source = $1`,
      [acquittal.source],
    )
    expect((await checkLog(application)).problems).toEqual([])
  }
})

test('a day to come, no source, another kind and a report that is not public are refused', async () => {
  const { application, id, reviewer, reporter } = await house()
  const bad = { consequence: 'rumour', happenedOn: '2031-01-01', source: '' }
  await expect(recordConsequence(application, reviewer, id, bad)).rejects.toMatchObject({
    fields: { consequence: {}, happenedOn: { code: 'in-the-future' }, source: {} },
  })
  const pending = await submitted(application, reporter)
  await expect(recordConsequence(application, reviewer, pending.id, acquittal)).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  await expect(recordConsequence(application, reporter, id, acquittal)).rejects.toMatchObject({
    code: 'access-denied',
  })
})

async function house() {
  const application = await withApplication()
  const report = await publicReport(application)
  const { secondOfficer } = await cast(application, 'secondOfficer')
  const { id, reviewer, officer } = report
  const add = async (given: Record<string, string>) => {
    await recordConsequence(application, reviewer, id, given)
    await confirmProposal(application, officer, await onlyProposal(application))
  }
  return { application, ...report, secondOfficer, add }
}

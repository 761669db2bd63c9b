import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { claimReport } from '#server/cases/claim-report.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { showStaffFigures } from './show-staff-figures.ts'
import { staffFiguresCsv } from './staff-figures-csv.ts'

const verification = { method: 'document_check', notes: 'Compared.' }

async function house() {
  const application = await withApplication()
  const people = await cast(
    application,
    ...(['reporter', 'reviewer', 'secondReviewer', 'officer', 'secondOfficer'] as const),
  )
  return { application, ...people }
}

test('each step of a report counts once, in its month, and for who took it', async () => {
  const { application, reporter, reviewer, secondReviewer, officer } = await house()
  const { id } = await submitted(application, reporter)
  const rejected = await submitted(application, reporter, { state: 'Kano' })
  const waiting = await submitted(application, reporter, { state: 'Lagos' })
  await claimReport(application, reviewer, waiting.id)
  application.later(days(4))
  await verifyReport(application, reviewer, id, verification)
  await verifyReport(application, secondReviewer, id, verification)
  application.later(days(2))
  await approveReport(application, officer, id, buildStatements())
  await rejectedByTwo(application, officer, rejected.id, { reason: 'Empty.' })
  const { stages, months, people, oldest } = await showStaffFigures(application, officer)
  expect(months).toHaveLength(12)
  expect(months.at(-1)).toEqual({
    month: '2026-11',
    counts: { received: 3, verified: 1, approved: 1, rejected: 1 },
    medians: { verification: 4, decision: 6 },
  })
  expect(months.at(0)).toEqual({
    month: '2025-12',
    counts: { received: 0, verified: 0, approved: 0, rejected: 0 },
    medians: { verification: null, decision: null },
  })
  expect(stages).toEqual({ new: 1, assigned: 0, verified: 0, 'to-approve': 0, disputed: 0 })
  const workOf = (name: string) => people.find((each) => each.name === name)
  expect(workOf('bola')).toMatchObject({ verified: 1, decided: 0 })
  expect(workOf('chidi')).toMatchObject({ verified: 0, decided: 1 })
  expect(people.map(({ name }) => name)).not.toContain('amina')
  expect(oldest).toEqual([
    { id: waiting.id, referenceNumber: waiting.referenceNumber, days: 6, heldBy: null },
  ])
})

test('what a person has now is told by stage, and the oldest says who has it', async () => {
  const { application, reporter, reviewer, secondReviewer } = await house()
  const [one, other] = [await submitted(application, reporter), await submitted(application, reporter)]
  await claimReport(application, reviewer, one.id)
  await verifyReport(application, secondReviewer, other.id, verification)
  await claimReport(application, reviewer, other.id)
  const { people, oldest } = await showStaffFigures(application, reviewer)
  expect(people.find(({ name }) => name === 'bola')?.assigned).toEqual({ assigned: 1, 'to-approve': 1 })
  expect(oldest.map(({ heldBy }) => heldBy)).toEqual(['bola', 'bola'])
})

test('a report that is hidden from a member is in none of their numbers', async () => {
  const { application, reporter, reviewer, secondReviewer } = await house()
  const { id } = await submitted(application, reporter, { mustNotSee: 'Bola' })
  await claimReport(application, secondReviewer, id)
  await verifyReport(application, secondReviewer, id, verification)
  const seen = await showStaffFigures(application, secondReviewer)
  expect(seen.months.at(-1)?.counts).toMatchObject({ received: 1, verified: 1 })
  expect(seen.oldest).toHaveLength(1)
  const hidden = await showStaffFigures(application, reviewer)
  expect(hidden.months.at(-1)).toMatchObject({
    counts: { received: 0, verified: 0 },
    medians: { verification: null },
  })
  expect(Object.values(hidden.stages).every((count) => count === 0)).toBe(true)
  expect(hidden.oldest).toEqual([])
  expect(hidden.people.every(({ verified, assigned }) => verified + assigned['to-approve'] === 0)).toBe(true)
})

test('the file has the numbers of the page, and names no one', async () => {
  const { application, reporter, reviewer } = await house()
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  const csv = await staffFiguresCsv(application, reviewer)
  expect(csv.split('\r\n')[0]).toBe(
    'month,received,verified,approved,rejected,median_days_to_verification,median_days_to_decision',
  )
  expect(csv).toContain('2026-11,1,1,0,0,0,\r\n')
  expect(csv).not.toMatch(/bola|amina/)
})

test('reporters have no such figures', async () => {
  const { application, reporter } = await house()
  await expect(showStaffFigures(application, reporter)).rejects.toMatchObject({ code: 'access-denied' })
})

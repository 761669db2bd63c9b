import { expect, test } from 'vitest'
import { expertChecks } from '#domain/experts/checks.ts'
import { days, hours } from '#domain/time/durations.ts'
import { grants } from '#server/database/people-schema.ts'
import { advanceProposals } from '#server/proposals/advance-proposals.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { sweep } from '#server/retention/sweep.ts'
import { cast } from '#tests/cast.ts'
import { buildExpert } from '#tests/support/experts/build-expert.ts'
import { acceptedWork } from '#tests/support/experts/working-expert.ts'
import { onlyProposal } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { sendApplication } from '../apply-as-expert.ts'
import { showAssignment } from '../assignments/show-assignment.ts'
import { ownApplication } from '../own-application.ts'
import { exportRegister, listExperts } from './list-experts.ts'
import { noteCheck } from './note-check.ts'
import { proposeDecision } from './propose-decision.ts'
import { showExpert } from './show-expert.ts'
import { suspendExpert } from './suspend-expert.ts'

async function applied() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'administrator', 'officer')
  await sendApplication(application, people.reporter, buildExpert())
  return { application, ...people, id: people.reporter.id }
}

test('an expert counts once every check has a result and a second person has agreed, for 365 days', async () => {
  const { application, reporter, administrator, officer, id } = await applied()
  const verify = () => proposeDecision(application, administrator, id, { outcome: 'verified' })
  await expect(verify()).rejects.toMatchObject({ code: 'checks-missing' })
  for (const check of expertChecks)
    await noteCheck(application, administrator, id, { check, result: 'confirmed' })
  await verify()
  expect(await ownApplication(application, reporter)).toMatchObject({ state: 'pending' })
  const proposal = await onlyProposal(application)
  await expect(confirmProposal(application, administrator, proposal)).rejects.toMatchObject({
    code: 'not-the-second-person',
  })
  await confirmProposal(application, officer, proposal)
  const shown = await showExpert(application, administrator, id)
  expect(shown).toMatchObject({ state: 'verified', missing: [], papers: { register: 'ican' } })
  expect(shown.checks[0]).toMatchObject({ kind: 'identity', by: administrator.username, on: '2026-11-21' })
  expect(shown.profile).toMatchObject({ verifiedUntil: '2027-11-21', erasePapersOn: '2026-12-21' })
  application.later(days(30))
  await sweep(application, 'daily')
  expect(await showExpert(application, administrator, id)).toMatchObject({ papers: null, state: 'verified' })
  expect((await showExpert(application, administrator, id)).checks).toHaveLength(6)
  application.later(days(306))
  expect((await listExperts(application, administrator))[0]).toMatchObject({ isRenewalDue: true })
  application.later(days(30))
  expect(await ownApplication(application, reporter)).toMatchObject({ state: 'expired' })
})

test('an application can be refused by two, and sent again', async () => {
  const { application, reporter, administrator, officer, id } = await applied()
  await proposeDecision(application, administrator, id, { outcome: 'rejected' })
  await confirmProposal(application, officer, await onlyProposal(application))
  expect(await ownApplication(application, reporter)).toMatchObject({ state: 'rejected' })
  await sendApplication(application, reporter, buildExpert())
  expect(await ownApplication(application, reporter)).toMatchObject({ state: 'pending' })
})

test('a suspension ends all access at once, and lapses without a second person; the work stays ended', async () => {
  const application = await withApplication()
  const { expert, id } = await acceptedWork(application)
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  expect(officer.role).toBe('officer')
  await suspendExpert(application, administrator, expert.id)
  expect(await application.database.queries.select().from(grants)).toEqual([])
  await expect(showAssignment(application, expert, id)).rejects.toMatchObject({ code: 'not-found' })
  application.later(hours(25))
  await advanceProposals(application)
  expect(await ownApplication(application, expert)).toMatchObject({ state: 'verified' })
  expect(await showAssignment(application, expert, id)).toMatchObject({ state: 'withdrawn', work: null })
})

test('the register says who is an expert, and nothing of what they wrote', async () => {
  const { application, administrator, reporter } = await applied()
  const csv = await exportRegister(application, administrator)
  expect(csv).toContain('amina,pending,accounting procurement')
  for (const word of ['quokka', 'wombat', 'Kwatanci', 'Audits']) expect(csv).not.toContain(word)
  await expect(exportRegister(application, reporter)).rejects.toMatchObject({ code: 'administrators-only' })
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { expertChecks } from '#domain/experts/checks.ts'
import { days, hours } from '#domain/time/durations.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { expertAssignments, grants } from '#server/database/people-schema.ts'
import { events } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { advanceProposals } from '#server/proposals/advance-proposals.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { setRole } from '#server/proposals/effects/role-effect.ts'
import { sweep } from '#server/retention/sweep.ts'
import { cast } from '#tests/cast.ts'
import { buildExpert } from '#tests/support/experts/build-expert.ts'
import { acceptedWork } from '#tests/support/experts/working-expert.ts'
import { onlyProposal } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { renewPapers, sendApplication } from '../apply-as-expert.ts'
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
  expect(await isExpertInSession(application, reporter)).toBe(false)
  await confirmProposal(application, officer, proposal)
  expect(await isExpertInSession(application, reporter)).toBe(true)
  const shown = await showExpert(application, administrator, id)
  expect(shown).toMatchObject({ state: 'verified', papers: { register: 'ican' } })
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
  expect(await isExpertInSession(application, reporter)).toBe(false)
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

test('what is sent again is checked again, and what was proposed about the words before it ends', async () => {
  const { application, reporter, administrator, officer, id } = await applied()
  await passChecks(application, administrator, id)
  await proposeDecision(application, administrator, id, { outcome: 'verified' })
  const proposal = await onlyProposal(application)
  await sendApplication(application, reporter, buildExpert({ registerNumber: 'numbat 1' }))
  await expect(confirmProposal(application, officer, proposal)).rejects.toMatchObject({
    code: 'proposal-ended',
  })
  expect((await showExpert(application, administrator, id)).missing).toEqual([...expertChecks])
  await expect(
    proposeDecision(application, administrator, id, { outcome: 'verified' }),
  ).rejects.toMatchObject({ code: 'checks-missing' })
})

test('a verification is renewed by new papers, new checks and two people, and goes on until its last day', async () => {
  const { application, reporter, administrator, officer, id } = await applied()
  const verify = async () => {
    await passChecks(application, administrator, id)
    await proposeDecision(application, administrator, id, { outcome: 'verified' })
    await confirmProposal(application, officer, await onlyProposal(application))
  }
  await verify()
  await expect(renewPapers(application, reporter, buildExpert())).rejects.toMatchObject({
    code: 'expert-decided',
  })
  application.later(days(310))
  await sweep(application, 'daily')
  expect(await ownApplication(application, reporter)).toMatchObject({ isRenewalDue: true })
  await renewPapers(application, reporter, buildExpert({ registerNumber: 'numbat 2', bio: 'Not checked.' }))
  const renewing = await showExpert(application, administrator, id)
  expect(renewing).toMatchObject({ state: 'verified', papers: { registerNumber: 'numbat 2' } })
  expect(renewing.profile.bio).toBe('Audits of road works.')
  const told = await application.database.queries
    .select({ kind: events.kind })
    .from(events)
    .where(eq(events.kind, 'expert.applied'))
  expect(told).toHaveLength(2)
  await expect(
    proposeDecision(application, administrator, id, { outcome: 'verified' }),
  ).rejects.toMatchObject({ code: 'checks-missing' })
  await verify()
  const { profile } = await showExpert(application, administrator, id)
  expect(profile.verifiedUntil).toBe('2028-09-26')
  application.later(days(366))
  expect(await ownApplication(application, reporter)).toMatchObject({ state: 'expired' })
  await sendApplication(application, reporter, buildExpert())
  expect(await ownApplication(application, reporter)).toMatchObject({ state: 'pending' })
})

test.each(['two refuse', 'joins the staff', 'deletes the account'] as const)(
  'what an expert was given goes when they are one no more: %s',
  async (way) => {
    const application = await withApplication()
    const { expert, id } = await acceptedWork(application)
    const { administrator, officer } = await cast(application, 'administrator', 'officer')
    if (way === 'two refuse') {
      await proposeDecision(application, administrator, expert.id, { outcome: 'rejected' })
      await confirmProposal(application, officer, await onlyProposal(application))
    } else if (way === 'joins the staff') {
      await application.database.queries.transaction((queries) =>
        setRole(application, queries, {
          ...{ id: expert.id, roleFrom: 'reporter', roleTo: 'reviewer' },
          ...{ broughtBy: administrator.id, now: application.now() },
        }),
      )
      expect(await ownApplication(application, expert)).toMatchObject({ state: null })
    } else await deleteAccount(application, { ...expert, isConfirmed: true })
    const { queries } = application.database
    const [row] = await queries.select().from(expertAssignments).where(eq(expertAssignments.id, id))
    expect(row).toMatchObject({ state: 'withdrawn', sealedExtract: null, sealedDraft: null })
    expect(await queries.select().from(grants)).toEqual([])
  },
)

async function passChecks(application: Application, administrator: Person, id: string): Promise<void> {
  for (const check of expertChecks)
    await noteCheck(application, administrator, id, { check, result: 'confirmed' })
}

async function isExpertInSession(application: Application, person: Person): Promise<boolean | undefined> {
  const session = await findSession(application, await startSession(application, person))
  return session?.isVerifiedExpert
}

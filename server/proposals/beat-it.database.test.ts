import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { everyAct, type ProposedAct } from '#domain/proposals/acts.ts'
import { days, hours } from '#domain/time/durations.ts'
import { editConviction } from '#server/archive/edit-conviction.ts'
import { importArchive } from '#server/archive/import-archive.ts'
import { withdrawConviction } from '#server/archive/withdraw-conviction.ts'
import { rejectReport } from '#server/cases/reject-report.ts'
import { reopenReport } from '#server/cases/reopen-report.ts'
import { sendApplication } from '#server/experts/apply-as-expert.ts'
import { proposeDecision } from '#server/experts/manage/propose-decision.ts'
import { suspendExpert } from '#server/experts/manage/suspend-expert.ts'
import { changeRole } from '#server/people/change-role.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { invitePerson } from '#server/people/invite-person.ts'
import { resetSecondStep } from '#server/people/staff/reset-second-step.ts'
import { reinstatePerson, suspendPerson } from '#server/people/suspend-person.ts'
import { grantPlan } from '#server/plans/by-two/grant-plan.ts'
import { giveBack } from '#server/plans/payments/give-back.ts'
import { recordConsequence } from '#server/publishing/consequences/record-consequence.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import { buildExpert } from '#tests/support/experts/build-expert.ts'
import { verifyAtOnce } from '#tests/support/experts/working-expert.ts'
import { paidPayment } from '#tests/support/plans/paid-payment.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { join, kindsIn, onlyProposal, wait } from '#tests/support/second-person/house.ts'
import {
  importedByTwo,
  openedInvitation,
  rejectedByTwo,
  settleProposals,
} from '#tests/support/second-person/settled.ts'
import { withAppSetUp } from '#tests/support/second-step.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmProposal } from './decide-proposal.ts'
import { openProposals } from './proposal-queries.ts'

type Begin = (application: TestApplication, by: Person, colleagues: Colleagues) => Promise<unknown>

type Colleagues = { officer: Person; reviewer: Person }

const csv = [
  'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl',
  'Misali Kirkira,Lagos,Fraud,High Court,2021-03-12,Two years,2021,https://example.org/1',
].join('\n')

const edited = {
  ...{ name: 'Misali Kirkira', state: 'Lagos', offense: 'Theft', courtLocation: 'High Court' },
  ...{ convictionDate: '2021-03-12', sentence: 'Two years', sourceUrl: 'https://example.org/1' },
  ...{ changeNote: 'The register says theft.' },
}

// What one administrator can begin where colleagues are. An approval and a correction are proposed only where no colleague exists, and a
// publication was decided by two.
const beginnings = {
  invitation: (application, by) => invitePerson(application, by, { role: 'officer' }),
  role: async (application, by) =>
    changeRole(application, by, (await cast(application, 'stranger')).stranger.id, { role: 'officer' }),
  suspension: async (application, by) =>
    suspendPerson(application, by, (await cast(application, 'stranger')).stranger.id, { reason: 'misused' }),
  reinstatement: async (application, by) => {
    const { stranger } = await cast(application, 'stranger')
    await suspendPerson(application, by, stranger.id, { reason: 'misused' })
    await settleProposals(application)
    await reinstatePerson(application, by, stranger.id)
  },
  second_step: async (application, by) => {
    const { stranger } = await cast(application, 'stranger')
    await withAppSetUp(application, stranger)
    await resetSecondStep(application, by, stranger.id)
  },
  expert_decision: async (application, by) => {
    const { stranger } = await cast(application, 'stranger')
    await sendApplication(application, stranger, buildExpert())
    await proposeDecision(application, by, stranger.id, { outcome: 'rejected' })
  },
  expert_suspension: async (application, by) => {
    const { stranger } = await cast(application, 'stranger')
    await verifyAtOnce(application, stranger)
    await suspendExpert(application, by, stranger.id)
  },
  grant: async (application, by) => {
    const { stranger } = await cast(application, 'stranger')
    await grantPlan(application, by, stranger.id, { plan: 'premium-year' })
  },
  refund: async (application, by) => {
    const { stranger } = await cast(application, 'stranger')
    await giveBack(application, by, {
      reference: await paidPayment(application, stranger, 'enterprise-year'),
    })
  },
  archive_import: (application, by) => importArchive(application, by, csv),
  archive_edit: async (application, by, { officer }) => {
    await importedByTwo(application, { ...officer, role: 'administrator' }, csv)
    await editConviction(application, by, 'EFCC-2021-0001', edited)
  },
  archive_withdrawal: async (application, by, { officer }) => {
    await importedByTwo(application, { ...officer, role: 'administrator' }, csv)
    await withdrawConviction(application, by, { number: 'EFCC-2021-0001', reason: 'Ended on appeal.' })
  },
  declaration: async (application, by) => {
    await declareInterests(application, by, { names: 'dami Gwajiyo', others: 'Tunde Labariko' })
    await declareInterests(application, by, { names: 'dami Gwajiyo' })
  },
  rejection: async (application, by) => {
    const { stranger } = await cast(application, 'stranger')
    const { id } = await submitted(application, stranger)
    await rejectReport(application, by, id, { reason: 'The land is leased.' })
  },
  reopening: async (application, by, { officer }) => {
    const { stranger } = await cast(application, 'stranger')
    const { id } = await submitted(application, stranger)
    await rejectedByTwo(application, officer, id, { reason: 'The land is leased.' })
    await reopenReport(application, by, id, { reason: 'It is not leased.' })
  },
  consequence: async (application, by, colleagues) => {
    const { id } = await publicReport(application, colleagues)
    await recordConsequence(application, by, id, {
      ...{ consequence: 'charge', happenedOn: '2026-11-01', source: 'Court list.' },
    })
  },
  retraction: async (application, by, colleagues) => {
    const { id } = await publicReport(application, colleagues)
    await retractReport(application, by, id, { reason: 'The land is leased.' })
  },
} as const satisfies Partial<Record<ProposedAct, Begin>>

type BegunAct = keyof typeof beginnings
const begun = Object.keys(beginnings) as BegunAct[]

test('every act that can be begun beside colleagues is tried here', () => {
  expect(everyAct.filter((act) => !(act in beginnings))).toEqual(['approval', 'publication', 'correction'])
})

async function house(act: BegunAct) {
  const application = await withApplication()
  const people = await cast(
    application,
    ...(['administrator', 'officer', 'secondOfficer', 'reviewer'] as const),
  )
  const { officer, reviewer } = people
  const begin: Begin = beginnings[act]
  await begin(application, people.administrator, { officer, reviewer })
  return { application, ...people, id: await onlyProposal(application) }
}

test.each(begun)('who proposed it confirms it in no browser: %s', async (act) => {
  const { application, administrator, id } = await house(act)
  const browsers = await Promise.allSettled(
    [1, 2, 3].map(() => confirmProposal(application, { ...administrator }, id)),
  )
  for (const browser of browsers)
    expect(browser).toMatchObject({ status: 'rejected', reason: { code: 'not-the-second-person' } })
  expect(await openProposals(application.database.queries)).toHaveLength(1)
})

test.each(begun)('a session that lacks anything confirms nothing: %s', async (act) => {
  const { application, officer, reviewer, id } = await house(act)
  const tries: [Person, string][] = [
    [{ ...officer, isConfirmed: false }, 'confirmation-needed'],
    [{ ...officer, assurance: 'password' }, 'second-step-needed'],
    [{ ...officer, passwordIsShort: true }, 'longer-password-needed'],
    [{ ...officer, status: 'suspended' }, 'account-suspended'],
    [reviewer, 'access-denied'],
  ]
  for (const [person, code] of tries)
    await expect(confirmProposal(application, person, id), code).rejects.toMatchObject({ code })
})

test.each(begun)(
  'a colleague who was suspended meanwhile, with a page still open, confirms nothing: %s',
  async (act) => {
    const { application, administrator, officer, id } = await house(act)
    await suspendPerson(application, administrator, officer.id, { reason: 'misused' })
    await expect(confirmProposal(application, officer, id)).rejects.toMatchObject({ code: 'access-denied' })
  },
)

test.each(begun)('when two people confirm at the same moment, one does: %s', async (act) => {
  const { application, officer, secondOfficer, id } = await house(act)
  const answers = await Promise.allSettled(
    [officer, secondOfficer].map((person) => confirmProposal(application, person, id)),
  )
  const again = answers.filter(({ status }) => status === 'rejected')
  // What waits for its day stays open, and a second confirmation of it changes nothing.
  expect(again).toHaveLength(act === 'declaration' ? 0 : 1)
  const ends =
    /confirmed|changed|consequence_added|reinstated|rejected|undeclared|reopened|withdrawn|edited|step_reset/
  const counted = (await kindsIn(application)).filter((kind) => ends.test(kind))
  const others = {
    declaration: 0,
    reinstatement: 2,
    reopening: 2,
    archive_withdrawal: 2,
    archive_edit: 2,
  } as const
  expect(counted.length, counted.join()).toBe(act in others ? others[act as keyof typeof others] : 1)
})

test.each(begun)('whose proposer has left, it counts for no one: %s', async (act) => {
  const { application, administrator, officer, id } = await house(act)
  const second = { ...officer, role: 'administrator' } as const
  await application.database.pool.query("update profiles set role = 'administrator' where id = $1", [
    second.id,
  ])
  await deleteAccount(application, administrator)
  await expect(confirmProposal(application, second, id)).rejects.toMatchObject({ code: 'proposer-left' })
})

test('a puppet of the proposer confirms nothing of theirs, however long it waits, while a colleague is there', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator', 'officer')
  const link = await openedInvitation(application, administrator, { role: 'officer' })
  const puppet = await join(application, link, 'ibiso')
  await wait(application, days(30))
  await importArchive(application, administrator, csv)
  const id = await onlyProposal(application)
  await expect(confirmProposal(application, puppet, id)).rejects.toMatchObject({
    code: 'not-the-second-person',
  })
})

test('two puppets of one colleague confirm nothing of each other while another colleague is there', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const puppet = await puppetOf(application, administrator, 'ibiso', 'administrator')
  const twin = await puppetOf(application, administrator, 'tonye')
  await wait(application, days(30))
  await importArchive(application, puppet, csv)
  const id = await onlyProposal(application)
  for (const bound of [twin, administrator])
    await expect(confirmProposal(application, bound, id)).rejects.toMatchObject({
      code: 'not-the-second-person',
    })
  await confirmProposal(application, officer, id)
})

test('a puppet’s puppet stays bound to the first hand, also when the puppet between them left', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const between = await puppetOf(application, administrator, 'ibiso', 'administrator')
  await wait(application, days(4))
  const last = await puppetOf(application, between, 'tonye')
  await wait(application, days(30))
  await deleteAccount(application, between)
  await importArchive(application, administrator, csv)
  const id = await onlyProposal(application)
  await expect(confirmProposal(application, last, id)).rejects.toMatchObject({
    code: 'not-the-second-person',
  })
  await confirmProposal(application, officer, id)
})

test('an invitation whose proposer left opens nothing, because no one would know whose it was', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator', 'officer')
  const between = await puppetOf(application, administrator, 'ibiso', 'administrator')
  await wait(application, days(4))
  const link = await openedInvitation(application, between, { role: 'officer' })
  await deleteAccount(application, between)
  await expect(join(application, link, 'tonye')).rejects.toMatchObject({ code: 'invitation-not-valid' })
})

async function puppetOf(
  application: TestApplication,
  by: Person,
  name: string,
  role: 'officer' | 'administrator' = 'officer',
): Promise<Person> {
  return join(application, await openedInvitation(application, by, { role }), name)
}

test('the first administrator alone imports nothing at once, and every reader is told before', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await importArchive(application, administrator, csv)
  await wait(application, hours(72) - 1)
  expect(await kindsIn(application)).toEqual(['archive_import.proposed'])
  await wait(application, 1)
  expect(await kindsIn(application)).toContain('archive_record.added')
})

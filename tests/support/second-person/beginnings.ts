import type { Person } from '#domain/actor.ts'
import type { ProposedAct } from '#domain/proposals/acts.ts'
import { editConviction } from '#server/archive/edit-conviction.ts'
import { importArchive } from '#server/archive/import-archive.ts'
import { withdrawConviction } from '#server/archive/withdraw-conviction.ts'
import { proposePetition } from '#server/cases/petitions/propose-petition.ts'
import { rejectReport } from '#server/cases/reject-report.ts'
import { reopenReport } from '#server/cases/reopen-report.ts'
import { sendApplication } from '#server/experts/apply-as-expert.ts'
import { proposeDecision } from '#server/experts/manage/propose-decision.ts'
import { suspendExpert } from '#server/experts/manage/suspend-expert.ts'
import { proposeJudgement } from '#server/judgements/propose-judgement.ts'
import { changeSetting } from '#server/operating/settings/change-setting.ts'
import { changeRole } from '#server/people/change-role.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { invitePerson } from '#server/people/invitations/invite-person.ts'
import { resetSecondStep } from '#server/people/staff/reset-second-step.ts'
import { reinstatePerson, suspendPerson } from '#server/people/suspend-person.ts'
import { grantPlan } from '#server/plans/by-two/grant-plan.ts'
import { giveBack } from '#server/plans/payments/give-back.ts'
import { recordConsequence } from '#server/publishing/consequences/record-consequence.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { proposeHold } from '#server/retention/reports/propose-hold.ts'
import { askSource } from '#server/sources/ask-source.ts'
import { writeToStaff } from '#server/sources/write-to-staff.ts'
import { proposeOriginals } from '#server/writing/originals/propose-originals.ts'
import { cast, submitted } from '../../cast.ts'
import { reportWithOriginal } from '../documents/report-with-original.ts'
import { buildExpert } from '../experts/build-expert.ts'
import { verifyAtOnce } from '../experts/working-expert.ts'
import { buildJudgement } from '../judgements/judged-by-two.ts'
import { paidPayment } from '../plans/paid-payment.ts'
import { publicReport } from '../public-report.ts'
import { withAppSetUp } from '../second-step.ts'
import type { TestApplication } from '../test-application.ts'
import { importedByTwo, rejectedByTwo, settleProposals } from './settled.ts'

export type Begin = (application: TestApplication, by: Person, colleagues: Colleagues) => Promise<unknown>

type Colleagues = { officer: Person; reviewer: Person }

export const oneConviction = [
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
export const beginnings = {
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
  archive_import: (application, by) => importArchive(application, by, oneConviction),
  archive_edit: async (application, by, { officer }) => {
    await importedByTwo(application, { ...officer, role: 'administrator' }, oneConviction)
    await editConviction(application, by, 'EFCC-2021-0001', edited)
  },
  archive_withdrawal: async (application, by, { officer }) => {
    await importedByTwo(application, { ...officer, role: 'administrator' }, oneConviction)
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
  judgement: async (application, by, colleagues) => {
    const first = await publicReport(application, colleagues)
    const second = await publicReport(application, { ...colleagues, owner: first.reporter })
    await proposeJudgement(application, by, buildJudgement(first.referenceNumber, second.referenceNumber))
  },
  setting: (application, by) =>
    changeSetting(application, by, 'banner', { value: 'We are closed on Friday.', version: '0' }),
  consequence: async (application, by, colleagues) => {
    const { id } = await publicReport(application, colleagues)
    await recordConsequence(application, by, id, {
      ...{ consequence: 'charge', happenedOn: '2026-11-01', source: 'Court list.' },
    })
  },
  question: async (application, by) => {
    const { stranger } = await cast(application, 'stranger')
    const { id } = await submitted(application, stranger)
    const operator = { ...application.operator, firstQuestionByTwo: true }
    await askSource({ ...application, operator }, by, id, { message: 'Who signed it?' })
  },
  original: async (application, by) => {
    const { reportId } = await reportWithOriginal(application)
    await proposeOriginals(application, by, reportId, {
      reason: 'The Federal High Court, by order of 3 May.',
    })
  },
  legal_hold: async (application, by) => {
    const { stranger } = await cast(application, 'stranger')
    const { id } = await submitted(application, stranger)
    await proposeHold(application, by, id, { holdDays: '90', reason: 'The Federal High Court, suit 12.' })
  },
  petition: async (application, by) => {
    const { stranger } = await cast(application, 'stranger')
    const { id } = await submitted(application, stranger)
    await askSource(application, by, id, { message: 'May it go to an authority?' })
    await writeToStaff(application, stranger, id, { message: 'Yes.' })
    await proposePetition(application, by, id, {
      ...{ recipient: 'icpc', letter: 'Please look at the vouchers.', why: 'It is their work.' },
      source: 'agreed',
    })
  },
  retraction: async (application, by, colleagues) => {
    const { id } = await publicReport(application, colleagues)
    await retractReport(application, by, id, { reason: 'The land is leased.' })
  },
} as const satisfies Partial<Record<ProposedAct, Begin>>

export type BegunAct = keyof typeof beginnings
export const begun = Object.keys(beginnings) as BegunAct[]

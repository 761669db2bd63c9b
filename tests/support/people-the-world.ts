import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Person } from '#domain/actor.ts'
import type { InvitedRole } from '#domain/people/capacities.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { sendApplication } from '#server/experts/apply-as-expert.ts'
import type { Application } from '#server/kernel/application.ts'
import { stopAddress } from '#server/notifications/stop-address.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { makeVouchers } from '#server/plans/vouchers/make-vouchers.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { confirmCorrection } from '#server/publishing/corrections/decide-correction.ts'
import { listRequests } from '#server/publishing/corrections/list-requests.ts'
import { addPapers } from '#server/publishing/corrections/papers/add-paper.ts'
import { proposeCorrection } from '#server/publishing/corrections/propose-correction.ts'
import { acceptRequest } from '#server/publishing/corrections/settle-request.ts'
import { showCorrectionDesk } from '#server/publishing/corrections/show-proposal.ts'
import { showRequest } from '#server/publishing/corrections/show-request.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { attachStream } from '#server/writing/attachments/attach-stream.ts'
import { listDraftAttachments } from '#server/writing/attachments/own-files.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import {
  buildReport,
  buildStatements,
  type CastRole,
  declarationOf,
  fullStanding,
  submitted,
  usernames,
} from '#tests/cast.ts'
import { formFieldsOf } from '#web/reports/parts/form-fields-of.ts'
import { buildTip } from './build-tip.ts'
import { askedFor, buildCorrection, waitingRequest } from './correction-requests.ts'
import { samplePdf } from './documents/sample-files.ts'
import { openAccount } from './doors.ts'
import { buildExpert } from './experts/build-expert.ts'
import { assignedWork } from './experts/expert-world.ts'
import { buildJudgement, judgedByTwo } from './judgements/judged-by-two.ts'
import { roomsOfPlans } from './plans/rooms-of-plans.ts'
import { openedInvitation, proposedImport, rejectedByTwo } from './second-person/settled.ts'
import type { Program } from './serve.ts'
import type { StorageState, World } from './world.ts'

const signerName = 'simi'
const staff = [...(['reviewer', 'secondReviewer', 'officer', 'secondOfficer', 'administrator'] as const)]

/** Makes the cast through the product's own doors, and a report in each state through its use cases. */
export async function peopleTheWorld(program: Program, application: Application): Promise<World> {
  const { baseURL } = program
  const administrator = await openAccount(printedInvitation(program), usernames.administrator)
  const host = await personOf(application, 'administrator')
  const invited = async (member: CastRole, role: InvitedRole) =>
    openAccount(await openedInvitation(application, host, { role }), usernames[member])
  const registered = (member: CastRole) => openAccount(`${baseURL}/register`, usernames[member])
  const sessions: Record<CastRole, StorageState> = {
    administrator,
    reporter: await registered('reporter'),
    stranger: await registered('stranger'),
    observer: await registered('observer'),
    reviewer: await invited('reviewer', 'reviewer'),
    secondReviewer: await invited('secondReviewer', 'reviewer'),
    officer: await invited('officer', 'officer'),
    secondOfficer: await invited('secondOfficer', 'officer'),
    auditor: await invited('auditor', 'auditor'),
  }
  const signer = await openAccount(await openedInvitation(application, host, { role: 'officer' }), signerName)
  await makeObserver(application)
  await passSecondSteps(application)
  for (const member of staff)
    await declareInterests(application, await personOf(application, member), declarationOf(member))
  await declareInterests(application, await personNamed(application, signerName), { names: 'Simi Gwajiyo' })
  await sendApplication(application, await personOf(application, 'stranger'), buildExpert())
  const { file, ...reports } = await reportInEachState(application)
  const assignment = await assignedWork(application, {
    owner: await personOf(application, 'stranger'),
    expert: await personOf(application, 'observer'),
    reviewer: await personOf(application, 'reviewer'),
  })
  return {
    baseURL,
    sessions,
    signer,
    reports,
    file,
    tip: await buildTip(application, reports.approved.id),
    assignment,
    ...(await disputed(application, reports.approved.id)),
    personId: (await personOf(application, 'stranger')).id,
    draft: await draftWithFile(application),
    invitation: await openedInvitation(application, host, { role: 'reviewer' }),
    stopMail: stopAddress(application, host.id),
    rooms: await roomsOfPlans(application, host, [reports.approved, reports.corrected]),
    batch: (
      await makeVouchers(application, host, { plan: 'premium-month', count: '10', soldBy: 'Kirkira kiosk' })
    ).batchId,
    // The last, so that it waits.
    proposedImport: await proposedImport(application, host),
  }
}

function printedInvitation(program: Program): string {
  const link = /http\S+\/invitation\/\S+/.exec(program.output())?.[0]
  if (!link) throw new Error('the program printed no invitation for the first administrator')
  return link
}

function personOf(application: Application, member: CastRole): Promise<Person> {
  return personNamed(application, usernames[member])
}

async function personNamed(application: Application, username: string): Promise<Person> {
  const account = await findAccount(application.database.queries, username)
  if (!account) throw new Error(`${username} has no account`)
  return { ...account.person, ...fullStanding }
}

// The tests of the second step pass it themselves. The others begin behind it, and are not asked again while they run. The observer is an expert.
async function passSecondSteps({ database }: Application): Promise<void> {
  await database.pool.query(
    `update sessions set assurance = 'full', confirmed_at = now() + interval '1 day', expires_at = now() + interval '1 day'
     where user_id in (select id from profiles where role in ('reviewer', 'officer', 'administrator', 'auditor', 'observer'))`,
  )
  await database.pool.query(
    `update profiles set second_step_since = now() - interval '30 days'
     where role in ('reviewer', 'officer', 'administrator')`,
  )
}

// No door leads to this role yet.
async function makeObserver({ database }: Application): Promise<void> {
  await database.pool.query("update profiles set role = 'observer' where username = $1", [usernames.observer])
}

async function reportInEachState(application: Application): Promise<World['reports'] & { file: string }> {
  const [amina, hauwa, bola, chidi] = await Promise.all([
    personOf(application, 'reporter'),
    personOf(application, 'stranger'),
    personOf(application, 'reviewer'),
    personOf(application, 'officer'),
  ])
  const send = (owner: Person, personName: string) =>
    submitted(application, owner, { personName, wealthSource: 'Contracts of Kirkira Works Ltd.' })
  const verified = async (owner: Person, personName: string) => {
    const report = await send(owner, personName)
    const notes = 'Both vouchers were seen at the registry.'
    await verifyReport(application, bola, report.id, { method: 'document_check', notes })
    return report
  }
  const { file, ...pending } = await sentWithFile(application, amina)
  const reports = {
    pending,
    verified: await verified(hauwa, 'Sample Verified'),
    approved: await verified(hauwa, 'Sample Approved'),
    corrected: await verified(hauwa, 'Sample Corrected'),
    rejected: await send(amina, 'Sample Rejected'),
    retracted: await verified(amina, 'Sample Retracted'),
  }
  await approveReport(application, chidi, reports.approved.id, buildStatements())
  await rejectedByTwo(application, chidi, reports.rejected.id, { reason: 'The vouchers do not show a name.' })
  await approveReport(application, chidi, reports.retracted.id, buildStatements())
  await retractReport(application, chidi, reports.retracted.id, { reason: 'The estate belongs to another.' })
  await approveReport(application, chidi, reports.corrected.id, buildStatements())
  await corrected(application, reports.corrected.id, bola, chidi)
  const { approved, corrected: other } = reports
  const judged = buildJudgement(approved.referenceNumber, other.referenceNumber, { about: 'office' })
  await judgedByTwo(application, { reviewer: bola, officer: chidi }, judged)
  return { ...reports, file }
}

async function sentWithFile(application: Application, amina: Person) {
  const submissionKey = randomUUID()
  const words = buildReport({ personName: 'Sample Pending' })
  await saveDraft(application, amina, { ...words, submissionKey, draftVersion: '0' })
  const bytes = Readable.from([Buffer.from('Three houses in Kaduna.')])
  await attachStream(application, amina, submissionKey, { name: 'sample.txt', bytes })
  const { whole } = await listDraftAttachments(application, amina, submissionKey)
  const { id, referenceNumber } = await sendDraft(application, amina, submissionKey, { draftVersion: '1' })
  return { id, referenceNumber, file: whole[0]?.id ?? '' }
}

/** Once, and a second proposal waits. */
async function corrected(application: Application, id: string, bola: Person, chidi: Person): Promise<void> {
  const evidence = 'One payment voucher, seen at the registry.'
  await proposeCorrection(
    application,
    bola,
    id,
    buildCorrection({ personName: 'Sample Corrected', evidence }),
  )
  const { proposal } = await showCorrectionDesk(application, chidi, id)
  await confirmCorrection(application, chidi, id, { correction: proposal?.id ?? '' })
  const { words, edition } = await showCorrectionDesk(application, bola, id)
  const wealthSource = 'Road contracts.'
  await proposeCorrection(
    application,
    bola,
    id,
    buildCorrection({ ...formFieldsOf(words), wealthSource, edition }),
  )
}

async function disputed(application: Application, reportId: string) {
  const bola = await personOf(application, 'reviewer')
  await acceptRequest(application, bola, await waitingRequest(application, bola, reportId), {})
  const code = await askedFor(application, reportId, { wrong: 'I never owned a house there.' })
  const add = await addPapers(application, { requestCode: code }, null)
  await add({ name: 'mandate.txt', bytes: Readable.from([Buffer.from('Invented mandate of a lawyer.')]) })
  const waiting = await listRequests(application, bola)
  const shown = await showRequest(application, bola, waiting.find(({ papers }) => papers > 0)?.id)
  return { correctionRequest: shown.id, paper: shown.papers[0]?.id ?? '' }
}

async function draftWithFile(application: Application): Promise<string> {
  const amina = await personOf(application, 'reporter')
  const submissionKey = randomUUID()
  const evidence = 'He stole it, and everybody knows.'
  const words = buildReport({ personName: 'Sample Draft', evidence, ...sampleItems })
  await saveDraft(application, amina, { ...words, submissionKey, draftVersion: '0' })
  const bytes = Readable.from([samplePdf])
  await attachStream(application, amina, submissionKey, { name: 'sample.pdf', bytes })
  return submissionKey
}

const sampleItems = {
  'suspectedItems.0.kind': 'house_building',
  'suspectedItems.0.what': 'Duplex with six rooms',
  'suspectedItems.0.where': 'Kaduna',
  'suspectedItems.0.value': '400 million',
  'suspectedItems.0.acquired': '2024-03',
}

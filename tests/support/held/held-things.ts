import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { linkLifetimes, registrationLifetime } from '#domain/people/account-links.ts'
import { daysOfUsage, daysPastDue, papersKeptDays } from '#domain/retention/periods.ts'
import { type EndingName, retention } from '#domain/retention/retention.ts'
import { addDays, dayInNigeria, daysBetween } from '#domain/time/day-in-nigeria.ts'
import { after, days, minutes } from '#domain/time/durations.ts'
import { countTry } from '#server/access/rate-limit.ts'
import { startSession } from '#server/access/sessions.ts'
import { makeKey } from '#server/api/make-key.ts'
import { tryWebhook } from '#server/api/webhooks/change-webhook.ts'
import { listOwnWebhooks } from '#server/api/webhooks/list-own-webhooks.ts'
import { makeWebhook } from '#server/api/webhooks/make-webhook.ts'
import { claimReport } from '#server/cases/claim-report.ts'
import { sendMessage } from '#server/conversations/send-message.ts'
import { expertProfiles, registrations, renewals } from '#server/database/people-schema.ts'
import { sendApplication } from '#server/experts/apply-as-expert.ts'
import { saveApplicationDraft } from '#server/experts/own-application.ts'
import { openOutbox } from '#server/mail/outbox.ts'
import { issueToken } from '#server/people/account-tokens.ts'
import { beginApp } from '#server/people/second-step/set-up-app.ts'
import { keepBoardFiles } from '#server/plans/organisations/boards/keep-board-files.ts'
import { changeBoard, makeBoard } from '#server/plans/organisations/boards/keep-boards.ts'
import { addCard } from '#server/plans/organisations/boards/keep-cards.ts'
import { foundOrganisation } from '#server/plans/organisations/found-organisation.ts'
import { inviteToSeat, takeInvitesBack } from '#server/plans/organisations/invite-to-seat.ts'
import { joinOrganisation } from '#server/plans/organisations/join-organisation.ts'
import { spendAgreement } from '#server/plans/organisations/security/export-requests.ts'
import { setOrganisationRules } from '#server/plans/organisations/security/set-rules.ts'
import { startPayment } from '#server/plans/payments/start-payment.ts'
import { countUse, monthOf } from '#server/plans/usage/count-use.ts'
import { makeVouchers } from '#server/plans/vouchers/make-vouchers.ts'
import { refuseRequest } from '#server/publishing/corrections/settle-request.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { filesOfForm } from '#server/sources/files-of-source.ts'
import { saveForLater } from '#server/sources/save-for-later.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { sendTip } from '#server/sources/tips/send-tip.ts'
import { returnByCode } from '#server/sources/visits.ts'
import { withdrawReport } from '#server/sources/withdraw-report.ts'
import { beginUpload } from '#server/writing/attachments/begin-upload.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { settledWithPaper, waitingRequest } from '../correction-requests.ts'
import { stream } from '../documents/draft-files.ts'
import { samplePdf } from '../documents/sample-files.ts'
import { buildExpert } from '../experts/build-expert.ts'
import { givePlan } from '../plans/give-plan.ts'
import { startingPayments } from '../plans/starting-payments.ts'
import { publicReport } from '../public-report.ts'
import { openedInvitation } from '../second-person/settled.ts'
import type { TestApplication } from '../test-application.ts'
import { writeGrant } from '../write-grant.ts'
import { heldDays } from './held-days.ts'
import { heldReports } from './held-reports.ts'
import { type HeldThing, untilDay } from './held-thing.ts'

export type { HeldThing } from './held-thing.ts'

/** Makes one of each thing that has a period, as the site makes it. */
export const makeHeldThing: Record<EndingName, (application: TestApplication) => Promise<HeldThing>> = {
  async session(application) {
    const { reporter } = await cast(application, 'reporter')
    await startSession(application, reporter)
    return { rows: 'sessions', lives: days(7) }
  },
  async 'unfinished second step'(application) {
    const { reporter } = await cast(application, 'reporter')
    await beginApp(application, reporter)
    return { rows: 'totp_factors', lives: days(1) }
  },
  async invitation(application) {
    const { administrator } = await cast(application, 'administrator')
    await openedInvitation(application, administrator, { role: 'reviewer' })
    return { rows: 'invitations', lives: days(3) }
  },
  async grant(application) {
    const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
    const { id } = await submitted(application, reporter)
    await writeGrant(application, { subject: { kind: 'report', id }, holderId: stranger.id, lives: days(1) })
    return { rows: 'grants', lives: days(1) }
  },
  async 'papers of an expert'(application) {
    const { reporter } = await cast(application, 'reporter')
    await sendApplication(application, reporter, buildExpert())
    const eraseOn = addDays(dayInNigeria(application.now()), papersKeptDays)
    await application.database.queries.update(expertProfiles).set({ erasePapersOn: eraseOn })
    return { rows: 'expert_profiles where sealed_papers is not null', lives: untilDay(application, 30) }
  },
  async 'draft of an application'(application) {
    const { reporter } = await cast(application, 'reporter')
    await saveApplicationDraft(application, reporter, buildExpert())
    return { rows: 'expert_drafts', lives: untilDay(application, 31) }
  },
  async registration({ database, now }) {
    const account = { username: 'amina', email: 'amina@example.org', passwordHash: '' }
    const expiresAt = after(now(), registrationLifetime)
    await database.queries
      .insert(registrations)
      .values({ id: randomUUID(), ...account, createdAt: now(), expiresAt })
    return { rows: 'registrations', lives: days(3) }
  },
  async 'link in a letter'(application) {
    const { reporter } = await cast(application, 'reporter')
    const to = { email: 'amina@example.org', userId: reporter.id }
    await issueToken(application, { purpose: 'reset-password', ...to })
    return { rows: 'account_tokens', lives: linkLifetimes['reset-password'] }
  },
  async 'counted tries'(application) {
    await countTry(application, 'login:account', 'amina')
    return { rows: 'rate_limits', lives: untilDay(application, 1) }
  },
  async 'salt of a day'(application) {
    await countTry(application, 'login:account', 'amina')
    return { rows: 'daily_salts', lives: untilDay(application, 1) }
  },
  async letter(application) {
    const { queries } = application.database
    await enqueue(application, queries, { kind: 'reset-letter', data: { email: 'amina@example.org' } })
    return { rows: 'jobs', lives: days(14) }
  },
  async 'letter in the outbox'(application) {
    const within = await mkdtemp(join(tmpdir(), 'fitila-outbox-'))
    onTestFinished(() => rm(within, { recursive: true, force: true }))
    application.mail = openOutbox(within, 'Fitila <fitila@localhost>', application.now)
    await application.mail.send({
      id: 'one',
      to: 'amina@example.org',
      subject: 'News',
      text: 'There is news.',
    })
    return { stored: 'one.eml', within, lives: untilDay(application, 8) }
  },
  async draft(application) {
    await draftOf(application)
    return { rows: 'drafts', lives: untilDay(application, 31) }
  },
  async 'file of an unsent form'(application) {
    const files = await filesOfForm(application, randomUUID(), null)
    await files.attach(stream(samplePdf))
    return { rows: 'attachments', lives: untilDay(application, 3) }
  },
  async 'unfinished upload'(application) {
    const { reporter, id } = await draftOf(application)
    await beginUpload(application, reporter, id, { name: 'voucher.pdf', size: '1000', mark: '' })
    return { rows: 'attachments', lives: untilDay(application, 2) }
  },
  async 'stored bytes of no file'({ storageFolder, now }) {
    // The disk has a clock of its own.
    const folder = join(storageFolder, '0123456789')
    await mkdir(folder)
    await writeFile(join(folder, '0000'), 'of a process that died')
    await utimes(join(folder, '0000'), now(), now())
    return { stored: '0123456789', lives: retention['stored bytes of no file'].ends.after }
  },
  async claim(application) {
    const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
    const { id } = await submitted(application, reporter)
    await claimReport(application, reviewer, id)
    return { rows: 'report_claims', lives: days(2) }
  },
  async 'code of a receipt'(application) {
    const { reporter } = await cast(application, 'reporter')
    await submitted(application, reporter)
    return { rows: 'receipt_codes where sealed_code is not null', lives: untilDay(application, 2) }
  },
  async 'link of a payment to an account'(application) {
    const { reporter } = await cast(application, 'reporter')
    await startPayment({ ...application, payments: startingPayments }, reporter, { plan: 'premium-month' })
    return { rows: 'payment_accounts', lives: untilDay(application, 30) }
  },
  async 'use of a plan'(application) {
    const { reporter } = await cast(application, 'reporter')
    const subscription = { tier: 'premium', status: 'active' } as const
    await countUse(application, { ...reporter, subscription }, 'export-reports')
    const month = monthOf(application.now())
    const lives = daysBetween(dayInNigeria(application.now()), addDays(month, daysOfUsage))
    return { rows: 'usage_months', lives: untilDay(application, lives) }
  },
  async 'renewal of a plan'(application) {
    const { reporter } = await cast(application, 'reporter')
    await application.database.queries.insert(renewals).values({
      ...{ holderId: reporter.id, plan: 'premium-month', endsOn: dayInNigeria(application.now()) },
      ...{ sealedAuthorization: Buffer.alloc(1), cardLastFour: '4081', cardExpires: '2030-12' },
    })
    return { rows: 'renewals', lives: untilDay(application, daysPastDue) }
  },
  async 'invitation to a seat'(application) {
    const { reporter } = await cast(application, 'reporter')
    await givePlan(application, reporter.id, { tier: 'enterprise' })
    await foundOrganisation(application, reporter, { organisationName: 'Lamp Desk' })
    await inviteToSeat(application, reporter)
    return { rows: 'organisation_invites', lives: untilDay(application, 7) }
  },
  async 'key of the API'(application) {
    const { reporter } = await cast(application, 'reporter')
    await givePlan(application, reporter.id, { tier: 'enterprise' })
    await makeKey(application, reporter, { name: 'Lamp', lifetime: '30', publicRead: 'on' })
    return { rows: 'api_keys', lives: untilDay(application, 30) }
  },
  async 'log of an organisation'(application) {
    const { reporter } = await cast(application, 'reporter')
    await givePlan(application, reporter.id, { tier: 'enterprise', days: 800 })
    await foundOrganisation(application, reporter, { organisationName: 'Lamp Desk' })
    await takeInvitesBack(application, reporter)
    return { rows: 'organisation_log', lives: untilDay(application, 365) }
  },
  async 'export that waits'(application) {
    const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
    await givePlan(application, reporter.id, { tier: 'enterprise' })
    await foundOrganisation(application, reporter, { organisationName: 'Lamp Desk' })
    const { code: seatCode } = await inviteToSeat(application, reporter)
    await joinOrganisation(application, stranger, { seatCode })
    await setOrganisationRules(application, reporter, { exportsByTwo: 'on' })
    await spendAgreement(application, reporter, '').catch(() => {})
    return { rows: 'organisation_exports', lives: untilDay(application, 7) }
  },
  async 'file of a board'(application) {
    const { reporter } = await cast(application, 'reporter')
    await givePlan(application, reporter.id, { tier: 'enterprise', days: 800 })
    await foundOrganisation(application, reporter, { organisationName: 'Lamp Desk' })
    const board = await makeBoard(application, reporter, { boardName: 'Lamps' })
    await addCard(application, reporter, board, { cardName: 'By state' })
    await changeBoard(application, reporter, board, { boardName: 'Lamps', filesEvery: 'day' })
    await keepBoardFiles(application)
    await changeBoard(application, reporter, board, { boardName: 'Lamps', filesEvery: '' })
    return { rows: 'team_files', lives: untilDay(application, 366) }
  },
  async 'message of a webhook'(application) {
    const { reporter } = await cast(application, 'reporter')
    await givePlan(application, reporter.id, { tier: 'enterprise' })
    await makeWebhook(application, reporter, { name: 'Lamp', address: 'https://lamp.example/told' })
    const { webhooks } = await listOwnWebhooks(application, reporter)
    await tryWebhook(application, reporter, webhooks[0]?.id)
    return { rows: 'webhook_messages', lives: days(7) }
  },
  async voucher(application) {
    const { administrator } = await cast(application, 'administrator')
    await makeVouchers(application, administrator, { plan: 'premium-month', count: '1' })
    return { rows: 'voucher_batches', lives: untilDay(application, 366) }
  },
  async 'correction request'(application) {
    const { id, reviewer } = await publicReport(application)
    const request = await waitingRequest(application, reviewer, id)
    await refuseRequest(application, reviewer, request, { reason: 'The register says otherwise.' })
    return { rows: 'correction_requests', lives: untilDay(application, 91) }
  },
  async 'paper of a request'(application) {
    await settledWithPaper(application)
    return { rows: 'attachments', lives: untilDay(application, 31) }
  },
  async message(application) {
    await sendMessage(application, { subject: 'question', text: 'How?', reply: '' }, null)
    return { rows: 'conversations', lives: untilDay(application, 90) }
  },
  async 'code of a source'(application) {
    await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
    return { rows: 'source_access', lives: untilDay(application, 121) }
  },
  async tip(application) {
    const { id } = await publicReport(application)
    await sendTip(application, id, { message: 'The gate is new.', formNumber: randomUUID() }, null)
    return { rows: 'tip_access', lives: untilDay(application, 366) }
  },
  async 'withdrawn report'(application) {
    const { reporter } = await cast(application, 'reporter')
    const { id } = await submitted(application, reporter)
    await withdrawReport(application, reporter, id)
    return { rows: 'reports where erased_on is null', lives: untilDay(application, 31) }
  },
  ...heldDays,
  ...heldReports,
  async 'draft without an account'(application) {
    await saveForLater(application, { ...buildReport(), formNumber: randomUUID() }, null)
    return { rows: 'source_drafts', lives: untilDay(application, 15) }
  },
  async 'visit with a code'(application) {
    const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
    await returnByCode(application, { sourceCode: code }, null)
    return { rows: 'source_visits', lives: minutes(15) }
  },
}

async function draftOf(application: TestApplication) {
  const { reporter } = await cast(application, 'reporter')
  const numbers = { submissionKey: randomUUID(), draftVersion: '0' }
  const { id } = await saveDraft(application, reporter, { ...buildReport(), ...numbers })
  return { reporter, id }
}

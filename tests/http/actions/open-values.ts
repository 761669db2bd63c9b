import { randomUUID } from 'node:crypto'
import { formToken } from '#server/access/tokens.ts'
import { listMessages } from '#server/conversations/list-messages.ts'
import { sendMessage } from '#server/conversations/send-message.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { sendApplication } from '#server/experts/apply-as-expert.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { stopAddress } from '#server/notifications/stop-address.ts'
import { invitePerson } from '#server/people/invitations/invite-person.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { makeVouchers } from '#server/plans/vouchers/make-vouchers.ts'
import { openProposals } from '#server/proposals/proposal-queries.ts'
import { proposeAnswer } from '#server/publishing/corrections/propose-correction.ts'
import { acceptRequest } from '#server/publishing/corrections/settle-request.ts'
import { showCorrectionDesk } from '#server/publishing/corrections/show-proposal.ts'
import { findPublic } from '#server/reports/public-text.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { buildReport, usernames } from '#tests/cast.ts'
import { buildTip } from '#tests/support/build-tip.ts'
import { askedFor, waitingRequest } from '#tests/support/correction-requests.ts'
import type { Everybody } from '#tests/support/everybody.ts'
import { buildExpert } from '#tests/support/experts/build-expert.ts'
import { openedInvitation } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'

type Values = Record<string, string>
type Opener = (application: TestApplication, people: Everybody) => Promise<Values>

/** Makes what a form is about, so that it can be sent: its values by the names of the path and of the form's fields. */
export async function openValues(
  application: TestApplication,
  people: Everybody,
  path: string,
): Promise<Values> {
  const open =
    openers[path] ?? folders.find(([folder]) => path.startsWith(folder))?.[1] ?? openers[rest(path)]
  return open ? open(application, people) : {}
}

const rest = (path: string) => (path.includes(':id') ? '/reports/:id' : '')

const approved: Opener = async (_, { approvedReport }) => ({ id: await approvedReport() })
const verified: Opener = async (_, { verifiedReport }) => ({ id: await verifiedReport() })

/** What a path needs. It goes before what the paths of its folder need. */
const openers: Record<string, Opener> = {
  '/reports/:id': verified,
  '/reports/:id/files': (_, { reportWithFile }) => reportWithFile(),
  '/reports/:id/retraction': approved,
  '/reports/:id/consequences': approved,
  '/reports/:id/correction': approved,
  '/reports/:id/correction/proposal': approved,
  '/reports/:id/correction/answer': async (application, people) => {
    const { id, dispute } = await disputed(application, people)
    return { id, dispute }
  },
  // Of a person who is no asker.
  '/reports/:id/correction/confirmation': async (application, people) => {
    const { administrator, bystander } = people
    const { id, dispute } = await disputed(application, people)
    const why = 'The deed shows it.'
    await proposeAnswer(application, bystander, id, { dispute, outcome: 'answered', why })
    const { proposal } = await showCorrectionDesk(application, administrator, id)
    return { id, correction: proposal?.id ?? '' }
  },
  '/reports/:id/reopening': async (_, { rejectedReport }) => ({ id: await rejectedReport() }),
  '/reports/:id/tip': async (application, { approvedReport }) => ({
    id: await approvedReport(),
    ...numberedForm(application),
  }),
  '/reports/:id/tips/:tip': async (application, { approvedReport }) => {
    const id = await approvedReport()
    return { id, tip: await buildTip(application, id) }
  },
  '/reports/adoption': async (application) => ({ sourceCode: await codeOfReport(application) }),
  '/report': sentByCode,
  '/report/return': sentByCode,
  '/corrections/request': async (application, { approvedReport }) => ({
    requestCode: await askedFor(application, await approvedReport()),
  }),
  '/correction-requests/:request': async (application, { administrator, approvedReport }) => ({
    request: await waitingRequest(application, administrator, await approvedReport()),
  }),
  '/invitation/:token': async (application, { administrator }) => {
    const invitation = await openedInvitation(application, administrator, { role: 'reviewer' })
    return { token: invitation.split('/').at(-1) ?? '' }
  },
  '/expert-dashboard/:assignment': async () => ({ assignment: randomUUID() }),
  '/notifications/:id/reading': async (application, { verifiedReport }) => {
    await verifiedReport()
    const owner = await findAccount(application.database.queries, usernames.reporter)
    const newest = owner ? await listNotifications(application, owner.person, { length: 1 }) : null
    return { id: newest?.notifications[0]?.id ?? '' }
  },
  '/stop-mail/:userId/:mark': async (application, { administrator }) => {
    const [mark, userId] = stopAddress(application, administrator.id).split('/').toReversed()
    return { userId: userId ?? '', mark: mark ?? '' }
  },
  '/subscription-plans/voucher': async (application, { administrator }) => {
    const made = await makeVouchers(application, administrator, { plan: 'premium-month', count: '1' })
    return { voucherCode: made.codes[0] ?? '' }
  },
  '/admin': verified,
  '/admin/judgements': async ({ database }, { approvedReport }) => {
    const numberOf = async (id: string) => (await findPublic(database.queries, id))?.referenceNumber ?? ''
    return { first: await numberOf(await approvedReport()), second: await numberOf(await approvedReport()) }
  },
  '/admin/messages/:id/closing': async (application, { administrator }) => {
    await sendMessage(application, { subject: 'other', text: 'A message.' }, null)
    const [message] = await listMessages(application, administrator)
    return { id: message?.id ?? '' }
  },
  '/admin/proposals': async (application, { administrator }) => ({
    proposal: await proposedInvitation(application, administrator),
  }),
  '/admin/proposals/:id/signature': async (application, { administrator }) => ({
    id: await proposedInvitation(application, administrator),
  }),
  '/admin/settings/:setting': async ({ database }) => {
    const { rows } = await database.pool.query(
      `select count(*)::int as versions from site_settings where setting = 'siteName'`,
    )
    const version = String(rows[0]?.versions)
    return { setting: 'siteName', version, value: `Lamp ${version}` }
  },
  '/admin/vouchers/:batch': async (application, { administrator }) => {
    const made = await makeVouchers(application, administrator, { plan: 'premium-month', count: '1' })
    return { batch: made.batchId }
  },
  '/content-management/records/:reference': async (application) => {
    await seedWhenEmpty(application)
    const { rows } = await application.database.pool.query(
      `select reference_number from archive_records where id not in (select subject_id from proposals) limit 1`,
    )
    return { reference: String(rows[0]?.reference_number) }
  },
  '/letters/:file': async () => ({ file: 'petition.txt' }),
  '/offline/manifest/:look': async () => ({ look: 'reader' }),
}

/** What each path of a folder needs. */
const folders: readonly (readonly [string, Opener])[] = [
  [
    '/drafts/',
    async (_, { draftWithFile }) => {
      const { id, attachment } = await draftWithFile()
      return { draft: id, attachment, part: '0' }
    },
  ],
  ['/reports/:id/attachments/', (_, { reportWithFile }) => reportWithFile()],
  ['/user-management/', async (_, { bystander }) => ({ id: bystander.id })],
  [
    '/expert-management/',
    async (application, { applicant }) => {
      await sendApplication(application, applicant, buildExpert())
      return { id: applicant.id }
    },
  ],
]

function numberedForm({ keys, randomness }: TestApplication) {
  const formNumber = randomUUID()
  return { formNumber, formToken: formToken(keys.forms, formNumber, randomness.bytes(32)) }
}

async function codeOfReport(application: TestApplication): Promise<string> {
  const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
  return code
}

async function sentByCode(application: TestApplication): Promise<Values> {
  return { sourceCode: await codeOfReport(application), ...numberedForm(application) }
}

async function disputed(application: TestApplication, { approvedReport, administrator }: Everybody) {
  const id = await approvedReport()
  await acceptRequest(application, administrator, await waitingRequest(application, administrator, id), {})
  const { disputes } = await showCorrectionDesk(application, administrator, id)
  return { id, dispute: disputes[0]?.id ?? '' }
}

async function proposedInvitation(
  application: TestApplication,
  administrator: Everybody['administrator'],
): Promise<string> {
  const { queries } = application.database
  const earlier = new Set((await openProposals(queries)).map(({ id }) => id))
  await invitePerson(application, administrator, { role: 'reviewer' })
  // The clock does not move, so an earlier proposal of another person may be listed after it.
  return (await openProposals(queries)).find(({ id }) => !earlier.has(id))?.id ?? ''
}

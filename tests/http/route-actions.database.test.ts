import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
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
import { buildReport, buildStatements, password, usernames } from '#tests/cast.ts'
import { type Answers, askers, openBeforeSecondStep, statusesOf } from '#tests/support/askers.ts'
import { type Fields, openSite } from '#tests/support/browse.ts'
import { buildTip } from '#tests/support/build-tip.ts'
import {
  askedFor,
  buildCorrection,
  buildRequest,
  waitingRequest,
} from '#tests/support/correction-requests.ts'
import { type Everybody, everybody } from '#tests/support/everybody.ts'
import { buildExpert } from '#tests/support/experts/build-expert.ts'
import { rowVersions } from '#tests/support/row-digests.ts'
import { openedInvitation } from '#tests/support/second-person/settled.ts'
import { dataAddress, fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

// Every route times every asker.
const timeout = minutes(10)

const nobody: Answers = { everyone: 405 }
const anybody: Answers = { everyone: 303 }
const anyPerson: Answers = { everyone: 303, visitor: 401 }
const anyActive: Answers = { everyone: 303, visitor: 401, suspended: 403 }
const anyStaff: Answers = { everyone: 403, visitor: 401, staff: 303 }
const anyPublisher: Answers = { everyone: 403, visitor: 401, publishers: 303 }
const owners: Answers = { everyone: 404, visitor: 401, owner: 303 }
const ownersOfReport: Answers = { ...owners, readersByPassword: 403 }

// Each form is whole and has a valid token. 303: it was done, or, for the forms that are buttons only, it leads to a page
// that says why not.
const answers: Record<string, Answers> = {
  '/': nobody,
  '/reports': nobody,
  '/logo/:sha256': nobody,
  '/reports/feed.atom': nobody,
  // By the plan, and not by the second step: what is exported is public.
  // Everyone here has a plan; `export.database.test.ts` asks without one.
  '/reports/export': anyActive,
  '/reports/export.csv': nobody,
  '/reports/export.jsonl': nobody,
  '/reports/export.xlsx': nobody,
  '/reports/export.jsonld': nobody,
  '/reports/export.ftm': nobody,
  '/reports/export.pdf': nobody,
  '/reports/mine': nobody,
  '/reports/adoption': anyActive,
  '/reports/:id': nobody,
  '/reports/:id/attachments/:attachment': {
    everyone: 404,
    visitor: 303,
    owner: 200,
    readersByPassword: 403,
    staff: 200,
  },
  '/reports/:id/attachments/:attachment/preview': nobody,
  // No original is kept here: `originals.database.test.ts`.
  '/reports/:id/originals': { ...anyPublisher, publishers: 409 },
  // By a grant alone.
  '/reports/:id/originals/:attachment': { everyone: 403, visitor: 401 },
  // No end is announced: `endings-of-reports.database.test.ts`.
  '/reports/:id/keeping': { everyone: 403, visitor: 401, staff: 409 },
  // No one asked the source, and no petition is there: `petitions.database.test.ts`.
  '/reports/:id/petitions': { ...anyPublisher, publishers: 409 },
  '/reports/:id/petitions/:petition': { everyone: 403, visitor: 401, publishers: 404 },
  '/reports/:id/claim': anyStaff,
  '/reports/:id/case': anyStaff,
  // The page itself shows the code, once.
  '/reports/:id/receipt': { ...ownersOfReport, owner: 200 },
  '/reports/:id/receipt.txt': nobody,
  '/reports/:id/proof.txt': nobody,
  '/reports/:id/handed-in.txt': nobody,
  '/reports/:id/edit': { ...ownersOfReport, staff: 403 },
  '/reports/:id/verification': anyStaff,
  '/reports/:id/rating': anyStaff,
  '/reports/:id/peer-review': anyStaff,
  '/reports/:id/approval': anyPublisher,
  '/reports/:id/rejection': anyPublisher,
  '/reports/:id/reopening': anyPublisher,
  '/reports/:id/consequences': anyStaff,
  // No asker here took a decision that waits for a signature: `signatures.database.test.ts`.
  '/reports/:id/signature': { everyone: 403, visitor: 401, publishers: 409 },
  '/reports/:id/signatures/:signature': nobody,
  '/reports/:id/reply': anyStaff,
  '/reports/:id/retraction': anyPublisher,
  '/reports/:id/correction': { everyone: 200 },
  '/reports/:id/correction/letter': nobody,
  '/reports/:id/correction/proposal': anyStaff,
  '/reports/:id/correction/answer': anyStaff,
  '/reports/:id/correction/confirmation': anyPublisher,
  '/reports/:id/conversation': {
    ...{ everyone: 404, visitor: 401, owner: 303, readersByPassword: 403, staff: 303 },
  },
  // A file of a report that was sent stays, also for its owner.
  '/reports/:id/tip': { everyone: 200 },
  '/reports/:id/tips/:tip': anyStaff,
  '/reports/:id/files': { ...ownersOfReport, owner: 409 },
  '/reports/:id/uploads': { ...ownersOfReport, owner: 200 },
  '/reports/:id/uploads/:attachment/:part': { everyone: 403, visitor: 401 },
  '/reports/:id/new-version': { ...ownersOfReport, owner: 409 },
  '/reports/:id/punished': ownersOfReport,
  '/reports/:id/withdrawal': ownersOfReport,
  // These forms have a token of their own, and no account matters to them. No asker here holds a visit with a code.
  '/report': { everyone: 200 },
  '/report/return': anybody,
  '/report/status': { everyone: 403 },
  // Without a visit by code, the page leads to the field for the code.
  '/report/tip': { everyone: 403 },
  '/report/files': { everyone: 302 },
  '/report/uploads': { everyone: 403 },
  '/report/uploads/:attachment/:part': { everyone: 403 },
  '/report/punished': { everyone: 403 },
  '/report/withdrawal': { everyone: 403 },
  '/report/exit': anybody,
  '/submit-report': anyActive,
  '/drafts/:draft': nobody,
  '/drafts/:draft/autosave': { everyone: 409, visitor: 401, owner: 200, suspended: 403 },
  '/drafts/:draft/files': owners,
  '/drafts/:draft/uploads': { everyone: 404, visitor: 401, owner: 200, suspended: 403 },
  '/drafts/:draft/uploads/:attachment/:part': { everyone: 403, visitor: 401 },
  '/drafts/:draft/preview': { everyone: 409, visitor: 401, owner: 303, suspended: 403 },
  '/search': nobody,
  '/advanced-search': nobody,
  // No asker here searched for anything.
  '/saved-searches': { everyone: 422, visitor: 401, suspended: 403 },
  '/saved-searches/:secret/feed.atom': nobody,
  '/folders': anyActive,
  // No asker here has ticked anything.
  '/folders/choice': { everyone: 422, visitor: 401, suspended: 403 },
  '/folders/:folder': { everyone: 404, visitor: 401, suspended: 403 },
  '/folders/:folder/comparison': nobody,
  '/name-lists': anyActive,
  '/name-lists/:list': { everyone: 404, visitor: 401, suspended: 403 },
  '/dashboard': nobody,
  '/analytics': nobody,
  '/analytics.csv': nobody,
  '/corrections': nobody,
  '/corrections/request': { everyone: 200 },
  '/correction-requests': nobody,
  '/correction-requests/:request': anyStaff,
  '/correction-requests/:request/papers/:paper': nobody,
  // With a paper: `papers.database.test.ts`.
  '/correction-requests/:request/papers/:paper/file': { ...anyStaff, staff: 404 },
  '/receipt': { everyone: 422 },
  '/transparency': nobody,
  '/transparency/figures': nobody,
  '/transparency/figures.csv': nobody,
  '/transparency/keys.json': nobody,
  '/transparency/carried/:set/proof.txt': nobody,
  '/transparency/roots.txt': nobody,
  '/transparency/roots.json': nobody,
  '/log/checkpoint': nobody,
  '/log/tile/*': nobody,
  '/people/:reference': nobody,
  '/offices/:reference': nobody,
  '/companies/:reference/:company': nobody,
  '/archive/:reference': nobody,
  '/archive/:reference/proof.txt': nobody,
  '/login': anybody,
  '/second-step': { everyone: 302, visitor: 401 },
  '/confirm': anyPerson,
  '/logout': anybody,
  '/session/renewal': { everyone: 200, visitor: 401 },
  '/profile/security': anyPerson,
  '/profile/security/app': { everyone: 404, visitor: 401 },
  '/profile/security/passkey': { everyone: 422, visitor: 401 },
  '/profile/security/codes': { everyone: 404, visitor: 401 },
  '/register': anybody,
  '/invitation/:token': anybody,
  '/confirm-email': { everyone: 422 },
  '/confirm-email/letter': anybody,
  '/forgot-password': anybody,
  '/reset-password': { everyone: 404 },
  '/change-email': { everyone: 404 },
  '/profile': anyActive,
  '/profile/password': { everyone: 422, visitor: 401 },
  // Administrators have Enterprise by their role, with the second step.
  '/profile/api-keys': { everyone: 403, visitor: 401, administrator: 200 },
  '/profile/webhooks': { everyone: 403, visitor: 401, administrator: 303 },
  '/profile/data': nobody,
  // The last administrator stays.
  '/profile/deletion': { ...anyPerson, 'administrator by password': 409 },
  '/declaration': { everyone: 403, visitor: 401, declarers: 303 },
  '/tour': anyPerson,
  '/subscription-plans': nobody,
  // Nothing is for sale without a provider.
  '/subscription-plans/purchase': { everyone: 409, visitor: 401, suspended: 403 },
  // No one has a renewal to cancel.
  '/subscription-plans/billing': { everyone: 409, visitor: 401 },
  // No one has Enterprise time of their own.
  '/organisation': { everyone: 409, visitor: 401, suspended: 403 },
  '/organisation/security': { everyone: 404, visitor: 401, suspended: 403 },
  '/organisation/log.csv': nobody,
  '/organisation/boards': { everyone: 404, visitor: 401, suspended: 403 },
  '/organisation/boards/:board': { everyone: 404, visitor: 401, suspended: 403 },
  '/organisation/boards/:board/files/:day': nobody,
  '/picture/:secret': nobody,
  '/organisation/folders': { everyone: 404, visitor: 401, suspended: 403 },
  '/organisation/folders.json': nobody,
  '/organisation/folders/:folder': { everyone: 404, visitor: 401, suspended: 403 },
  '/payments/:reference': nobody,
  '/payments/:reference/invoice.pdf': nobody,
  '/payments/:reference/credit-note.pdf': nobody,
  '/admin/payments/books.csv': nobody,
  '/payments/:reference/trial': { everyone: 404, visitor: 401, suspended: 403 },
  // An administrator has every feature by the role.
  '/subscription-plans/voucher': {
    ...anyActive,
    administrator: 409,
    'administrator by password': 409,
  },
  '/notifications': nobody,
  '/notifications/newest': nobody,
  '/notifications/reading': anybody,
  '/notifications/:id/reading': { everyone: 404, visitor: 303, owner: 303 },
  '/notification-preferences': anyPerson,
  '/stop-mail/:userId/:mark': { everyone: 200 },
  '/first-steps': nobody,
  '/admin': anyStaff,
  // The administrator proposed it.
  '/admin/proposals': { everyone: 403, visitor: 401, publishers: 303, administrator: 409 },
  '/admin/proposals/:id/rows': nobody,
  // No asker here has a passkey: `server/proposals/signatures`.
  '/admin/proposals/:id/signature': { everyone: 403, visitor: 401, staff: 422 },
  '/admin/signatures/:signature': nobody,
  '/admin/figures': nobody,
  '/admin/figures.csv': nobody,
  '/admin/judgements': { everyone: 403, visitor: 401, staff: 303 },
  '/admin/settings': nobody,
  '/admin/settings/:setting': { everyone: 403, visitor: 401, administrators: 303 },
  '/admin/messages': nobody,
  '/admin/messages/:id/closing': { everyone: 403, visitor: 401, correspondents: 303 },
  '/admin/journal': nobody,
  '/admin/page-views': nobody,
  // Nothing is for sale without a provider.
  '/admin/payments': { everyone: 403, visitor: 401, administrators: 409 },
  '/admin/vouchers': { everyone: 403, visitor: 401, administrators: 200 },
  '/admin/vouchers/:batch': { everyone: 403, visitor: 401, administrators: 303 },
  '/user-management': { everyone: 403, visitor: 401, administrators: 200 },
  '/content-management': { everyone: 403, visitor: 401, administrators: 200 },
  '/content-management/archive.csv': nobody,
  '/content-management/records/:reference': { everyone: 403, visitor: 401, administrators: 303 },
  '/user-management/:id': { everyone: 403, visitor: 401, administrators: 303 },
  '/user-management/:id/suspension': { everyone: 403, visitor: 401, administrators: 303 },
  // It is about one of the staff.
  '/user-management/:id/plan': { everyone: 403, visitor: 401, administrators: 409 },
  '/expert-network': nobody,
  // Staff are no experts.
  '/expert-network/application': {
    ...anyActive,
    ...{ staff: 409, readersByPassword: 409, auditor: 409, 'auditor by password': 409 },
  },
  '/expert-dashboard': { everyone: 404, visitor: 401, suspended: 403 },
  '/expert-dashboard/:assignment': { everyone: 404, visitor: 401 },
  '/expert-dashboard/:assignment/pages/:number': nobody,
  '/reports/:id/experts': { ...anyStaff, staff: 404 },
  '/reports/:id/experts/pages/:attachment': nobody,
  '/expert-management': nobody,
  '/expert-management/register.csv': nobody,
  '/expert-management/:id': { everyone: 403, visitor: 401, administrators: 303 },
  '/methodology': nobody,
  '/educational-resources': nobody,
  '/letters': nobody,
  '/letters/:file': nobody,
  '/documentation': nobody,
  '/faq': nobody,
  '/about': nobody,
  '/contact': anybody,
  '/regulatory-compliance': nobody,
  '/offline': nobody,
  '/offline/page/*': nobody,
  '/offline/manifest/:look': nobody,
  '/offline-worker.js': nobody,
  '/source': nobody,
  '/developers': nobody,
  '/robots.txt': nobody,
  '/sitemap.xml': nobody,
  '/legal-compliance': nobody,
  '/terms-of-service': nobody,
  '/privacy-policy': nobody,
  '/page-views': { everyone: 204 },
  '/*': { everyone: 404 },
}

/** As a document, the page's own loader leads these on. */
const withoutTheirPage: Record<string, Answers> = {
  '/second-step': { everyone: 401 },
  '/report/files': { everyone: 403 },
}

const expectations = Object.fromEntries(Object.entries(answers).map(([path, row]) => [path, statusesOf(row)]))

test('every role gets from every form what the table says, and what is refused changes nothing', {
  timeout,
}, async () => {
  const application = await withApplication()
  expect(await walk(application, (address) => address)).toEqual(expectations)
  expect(application.logged).toEqual([])
})

test('every action asked as the client asks, without its page, refuses whom the table says', {
  timeout,
}, async () => {
  const application = await withApplication()
  const expected = Object.entries({ ...answers, ...withoutTheirPage }).map(([path, row]) => [
    path,
    asData(statusesOf(row)),
  ])
  expect(await walk(application, (address) => dataAddress(address))).toEqual(Object.fromEntries(expected))
})

function asData(row: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(row).map(([asker, status]) => [asker, status === 303 ? 202 : status]),
  )
}

const endingSessions = [
  ...['/confirm', '/login', '/register', '/invitation/:token', '/logout', '/profile/deletion'],
]

async function walk(
  application: TestApplication,
  addressOf: (address: string) => string,
): Promise<Record<string, Record<string, number>>> {
  const ask = await openSite(application)
  const rows: Record<string, Record<string, number>> = {}
  const people = await everybody(application, ask)
  // Forms that end sessions come last.
  for (const { path } of siteRoutes.toSorted(
    (one, other) => endingSessions.indexOf(one.path) - endingSessions.indexOf(other.path),
  )) {
    if (path === '/profile/deletion') people.browsers = await people.openAnew()
    const row: Record<string, number> = {}
    let opened: Opened | null = null
    for (const asker of askers) {
      opened ??= await open(application, people, path)
      // How many tries there are is not what these tests are about.
      await application.database.pool.query('delete from rate_limits')
      const form = wholeForm(path, people.usernameOf(asker) ?? usernames.secondOfficer, opened.values)
      const address = addressOf(fillIn(path, opened.values))
      const { status } = await people.browsers.of(asker).post(address, form)
      row[asker] = status
      // What was refused is still there for the next one who asks.
      if (status >= 400) expect(await rowVersions(application), `${asker} at ${path}`).toEqual(opened.rows)
      else opened = null
    }
    rows[path] = row
  }
  expect(openBeforeSecondStep(rows)).toEqual([])
  return Object.fromEntries(siteRoutes.map(({ path }) => [path, rows[path] ?? {}]))
}

/** What a form is about, and every row as it was before anyone sent it. */
type Opened = { values: Record<string, string>; rows: Record<string, string> }

async function open(application: TestApplication, people: Everybody, path: string): Promise<Opened> {
  const values = await openValues(application, people, path)
  return { values, rows: await rowVersions(application) }
}

async function openValues(
  application: TestApplication,
  people: Everybody,
  path: string,
): Promise<Record<string, string>> {
  const { verifiedReport, approvedReport, administrator, bystander, applicant } = people
  if (path.startsWith('/drafts/')) {
    const { id, attachment } = await people.draftWithFile()
    return { draft: id, attachment, part: '0' }
  } else if (path.startsWith('/reports/:id/attachments/') || path === '/reports/:id/files')
    return people.reportWithFile()
  else if (path === '/invitation/:token')
    return {
      token:
        (await openedInvitation(application, administrator, { role: 'reviewer' })).split('/').at(-1) ?? '',
    }
  else if (path.startsWith('/user-management/')) return { id: bystander.id }
  else if (path === '/expert-dashboard/:assignment') return { assignment: randomUUID() }
  else if (path.startsWith('/expert-management/')) {
    await sendApplication(application, applicant, buildExpert())
    return { id: applicant.id }
  } else if (path === '/admin/proposals/:id/signature')
    return { id: await proposedInvitation(application, administrator) }
  else if (path === '/admin/settings/:setting') {
    const { rows } = await application.database.pool.query(
      `select count(*)::int as versions from site_settings where setting = 'siteName'`,
    )
    const version = String(rows[0]?.versions)
    return { setting: 'siteName', version, value: `Lamp ${version}` }
  } else if (path === '/admin/judgements') return twoNumbers(application, people)
  else if (path === '/admin/proposals')
    return { proposal: await proposedInvitation(application, administrator) }
  else if (path === '/stop-mail/:userId/:mark') {
    const [mark, userId] = stopAddress(application, administrator.id).split('/').toReversed()
    return { userId: userId ?? '', mark: mark ?? '' }
  } else if (path === '/reports/adoption') {
    const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
    return { sourceCode: code }
  } else if (path === '/reports/:id/tip') {
    const formNumber = randomUUID()
    const pad = application.randomness.bytes(32)
    const token = formToken(application.keys.forms, formNumber, pad)
    return { id: await approvedReport(), formNumber, formToken: token }
  } else if (path === '/report' || path === '/report/return') {
    const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
    const formNumber = randomUUID()
    const pad = application.randomness.bytes(32)
    return { formNumber, sourceCode: code, formToken: formToken(application.keys.forms, formNumber, pad) }
  } else if (/^\/reports\/:id\/(retraction|consequences|correction)$/.test(path))
    return { id: await approvedReport() }
  else if (path === '/admin') return { id: await verifiedReport() }
  else if (path === '/reports/:id/reopening') return { id: await people.rejectedReport() }
  else if (path === '/reports/:id/correction/proposal') return { id: await approvedReport() }
  else if (path === '/reports/:id/tips/:tip') {
    const id = await approvedReport()
    return { id, tip: await buildTip(application, id) }
  } else if (path.startsWith('/reports/:id/correction/'))
    return disputedAndProposed(application, people, path)
  else if (path === '/corrections/request')
    return { requestCode: await askedFor(application, await approvedReport()) }
  else if (path === '/correction-requests/:request')
    return { request: await waitingRequest(application, administrator, await approvedReport()) }
  else if (path === '/notifications/:id/reading') {
    await verifiedReport()
    const owner = await findAccount(application.database.queries, usernames.reporter)
    const newest = owner ? await listNotifications(application, owner.person, { length: 1 }) : null
    return { id: newest?.notifications[0]?.id ?? '' }
  } else if (path === '/admin/messages/:id/closing')
    return { id: await waitingMessage(application, administrator) }
  else if (path === '/admin/vouchers/:batch') {
    const made = await makeVouchers(application, administrator, { plan: 'premium-month', count: '1' })
    return { batch: made.batchId }
  } else if (path === '/subscription-plans/voucher') {
    const made = await makeVouchers(application, administrator, { plan: 'premium-month', count: '1' })
    return { voucherCode: made.codes[0] ?? '' }
  } else if (path === '/content-management/records/:reference') {
    await seedWhenEmpty(application)
    const { rows } = await application.database.pool.query(
      `select reference_number from archive_records where id not in (select subject_id from proposals) limit 1`,
    )
    return { reference: String(rows[0]?.reference_number) }
  } else if (path === '/letters/:file') return { file: 'petition.txt' }
  else if (path === '/offline/manifest/:look') return { look: 'reader' }
  else return path.includes(':id') ? { id: await verifiedReport() } : {}
}

/** For the answer a dispute, for the confirmation a proposal of a person who is no asker. */
async function disputedAndProposed(
  application: TestApplication,
  { approvedReport, administrator, bystander }: Everybody,
  path: string,
): Promise<Record<string, string>> {
  const id = await approvedReport()
  await acceptRequest(application, administrator, await waitingRequest(application, administrator, id), {})
  const { disputes } = await showCorrectionDesk(application, administrator, id)
  const dispute = disputes[0]?.id ?? ''
  if (path.endsWith('/answer')) return { id, dispute }
  await proposeAnswer(application, bystander, id, { dispute, outcome: 'answered', why: 'The deed shows it.' })
  const { proposal } = await showCorrectionDesk(application, administrator, id)
  return { id, correction: proposal?.id ?? '' }
}

async function twoNumbers(application: TestApplication, { approvedReport }: Everybody) {
  const numberOf = async (id: string) =>
    (await findPublic(application.database.queries, id))?.referenceNumber ?? ''
  return { first: await numberOf(await approvedReport()), second: await numberOf(await approvedReport()) }
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

async function waitingMessage(
  application: TestApplication,
  administrator: Everybody['administrator'],
): Promise<string> {
  await sendMessage(application, { subject: 'other', text: 'A message.' }, null)
  const [message] = await listMessages(application, administrator)
  return message?.id ?? ''
}

function wholeForm(path: string, username: string, values: Record<string, string>): Fields {
  const name = `u${randomUUID().slice(0, 8)}`
  const account = { username: name, email: `${name}@example.org`, password }
  const forms: Record<string, Fields> = {
    '/reports/:id/tip': { message: 'The gate is new.', ...values },
    '/reports/:id/tips/:tip': { message: 'Since when?' },
    '/reports/export': { intent: 'csv' },
    '/saved-searches': { intent: 'save', name: 'Lamp', alert: 'daily' },
    '/folders': { intent: 'make', name: 'Lamp' },
    '/folders/choice': { folder: '', newName: 'Lamp' },
    '/name-lists': { intent: 'make', name: 'Lamp', names: 'Misali Kirkira' },
    '/name-lists/:list': { intent: 'judge', pair: 'none', judgement: 'same' },
    '/reports/:id/claim': { intent: 'claim' },
    '/reports/:id/case': { intent: 'note', note: 'Compared with the register.' },
    '/reports/:id/edit': buildReport(),
    '/reports/:id/conversation': { message: 'Which ministry?' },
    '/reports/:id/files': { intent: `remove:${values.attachment ?? ''}` },
    '/reports/:id/uploads': { name: 'a.pdf', size: '99' },
    '/reports/:id/punished': { 'what.charged': 'on', text: 'I got a query.' },
    '/report/punished': { 'what.charged': 'on', text: 'I got a query.' },
    '/reports/:id/withdrawal': { step: 'withdraw' },
    '/report/withdrawal': { step: 'withdraw' },
    '/report': { ...buildReport(), ...values },
    '/reports/adoption': values,
    '/subscription-plans/voucher': values,
    '/profile/api-keys': { intent: 'make', name: 'Lamp', lifetime: '30', publicRead: 'on' },
    '/profile/webhooks': { intent: 'make', name: 'Lamp', address: 'https://lamp.example/told' },
    '/organisation/security': { intent: 'rules' },
    '/organisation/boards': { intent: 'make', boardName: 'Lamps' },
    '/organisation/boards/:board': { intent: 'add', cardName: 'By state' },
    '/organisation/folders': { intent: 'make', folderName: 'Lamps' },
    '/organisation/folders/:folder': { intent: 'add', kind: 'comment', text: 'Look here.' },
    '/organisation': { intent: 'found', organisationName: 'Lamp Desk' },
    '/subscription-plans/purchase': { plan: 'premium-month' },
    '/admin/vouchers': { plan: 'premium-month', count: '10' },
    '/report/return': values,
    '/submit-report': buildReport(),
    '/drafts/:draft/autosave': { ...buildReport(), draftVersion: '1' },
    '/drafts/:draft/files': { intent: `remove:${values.attachment ?? ''}` },
    '/drafts/:draft/uploads': { name: 'a.pdf', size: '99' },
    '/drafts/:draft/preview': { draftVersion: '1' },
    '/reports/:id/verification': { method: 'document_check', notes: 'Compared.' },
    '/reports/:id/rating': { rating: '4' },
    '/reports/:id/peer-review': { reviewType: 'evidence', comments: 'Holds.' },
    '/reports/:id/approval': buildStatements(),
    '/user-management': { role: 'reviewer' },
    '/content-management': {
      csv: 'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl\nMisali,Kano,Fraud,Kano,2020,One year,2020,https://example.org',
      intent: 'import',
    },
    '/expert-network/application': {
      ...{ 'area.law': 'yes', professionalCredentials: 'LLB', yearsExperience: '5', bio: 'Land law.' },
    },
    '/content-management/records/:reference': {
      ...{ name: 'Misali Kirkira', state: 'Kano', offense: 'Fraud', courtLocation: 'High Court' },
      ...{ convictionDate: values.reference?.split('-')[1] ?? '', sentence: 'One year' },
      ...{
        appealStatus: 'none_known',
        sourceUrl: 'https://example.org/1',
        changeNote: 'The court was wrong.',
      },
    },
    '/expert-dashboard': { availability: 'busy' },
    '/expert-dashboard/:assignment': { intent: 'decline' },
    '/reports/:id/experts': { intent: `close ${randomUUID()}` },
    '/expert-management/:id': { intent: 'check', check: 'press', result: 'confirmed' },
    '/reports/:id/keeping': { intent: 'keep', keeping: 'being-checked' },
    '/reports/:id/petitions': {
      ...{ intent: 'propose', recipient: 'icpc', source: 'agreed', letter: 'Look at it.', why: 'Theirs.' },
    },
    '/reports/:id/originals': { reason: 'The Federal High Court asks for it.' },
    '/reports/:id/rejection': { reason: 'The land is leased.' },
    '/reports/:id/reply': { intent: 'left-out', reason: 'The source is in danger.' },
    '/reports/:id/consequences': {
      ...{ intent: 'add', consequence: 'charge', happenedOn: '2026-11-01', source: 'Court list.' },
    },
    '/admin/settings/:setting': values,
    '/admin/judgements': { about: 'office', ground: 'other', restsOn: 'The gazette.', ...values },
    '/reports/:id/reopening': { reason: 'The land is leased.' },
    '/reports/:id/retraction': { reason: 'The land is leased.' },
    '/reports/:id/correction': buildRequest(),
    '/reports/:id/correction/proposal': {
      ...buildCorrection(),
      evidence: 'One payment voucher.',
      sharedSeen: 'on',
    },
    '/reports/:id/correction/answer': {
      dispute: values.dispute ?? '',
      outcome: 'answered',
      why: 'The deed shows it.',
    },
    '/reports/:id/correction/confirmation': { intent: 'confirm', correction: values.correction ?? '' },
    '/corrections/request': { requestCode: values.requestCode ?? '' },
    '/correction-requests/:request': { intent: 'accept' },
    '/notification-preferences': { digest: 'daily', 'mail.status_change': 'on' },
    '/declaration': { names: 'Bola Gwajiyo', next: '/admin' },
    '/second-step': { code: '123456' },
    '/confirm-email': { email: 'nobody@example.org', code: '00000000' },
    '/confirm-email/letter': { email: 'nobody@example.org' },
    '/forgot-password': { email: 'nobody@example.org' },
    '/profile': { username, email: `${username}@example.org` },
    '/profile/password': { currentPassword: 'not this one', password: 'harmattan on tin roofs' },
    '/admin': { intent: 'label', label: 'visit', [`case.${values.id ?? ''}`]: 'yes' },
    '/admin/proposals': { intent: `confirm ${values.proposal ?? ''}` },
    '/user-management/:id': { role: 'officer' },
    '/user-management/:id/suspension': { change: 'reinstate' },
    '/user-management/:id/plan': { plan: 'premium-month' },
    '/confirm': { confirmation: password },
    '/profile/security': { intent: 'end-others' },
    '/profile/security/app': { code: '123456' },
    '/profile/security/passkey': { name: 'My phone', passkey: '{}' },
    '/contact': { subject: 'question', text: 'When do you open?', reply: '' },
    '/page-views': { route: 'learn/faq', referrer: '' },
    '/login': {
      identifier: username,
      password,
    },
    '/register': account,
    '/invitation/:token': account,
  }
  return forms[path] ?? {}
}

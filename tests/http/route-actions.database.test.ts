import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listMessages } from '#server/conversations/list-messages.ts'
import { sendMessage } from '#server/conversations/send-message.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { stopAddress } from '#server/notifications/stop-address.ts'
import { invitePerson } from '#server/people/invite-person.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { proposeAnswer } from '#server/publishing/corrections/propose-correction.ts'
import { acceptRequest } from '#server/publishing/corrections/settle-request.ts'
import { showCorrectionDesk } from '#server/publishing/corrections/show-proposal.ts'
import { buildReport, buildStatements, password, usernames } from '#tests/cast.ts'
import { type Fields, openSite } from '#tests/support/browse.ts'
import {
  askedFor,
  buildCorrection,
  buildRequest,
  waitingRequest,
} from '#tests/support/correction-requests.ts'
import { type Asker, askers, type Everybody, everybody } from '#tests/support/everybody.ts'
import { dataAddress, fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

const nobody = '405 405 405 405 405 405 405 405'
const anybody = '303 303 303 303 303 303 303 303'

// The columns as in route-loaders.database.test.ts. Each form is whole and has a valid token. 303: it was done, or, for
// the forms that are buttons only, it leads to a page that says why not.
const expectations: Record<string, string> = {
  '/': nobody,
  '/reports': nobody,
  '/reports/feed.atom': nobody,
  '/reports/mine': nobody,
  '/reports/:id': nobody,
  '/reports/:id/attachments/:attachment': nobody,
  '/reports/:id/claim': '401 403 404 404 303 303 303 404',
  '/reports/:id/receipt': '401 303 404 404 404 404 404 404',
  '/reports/:id/receipt.txt': nobody,
  '/reports/:id/handed-in.txt': nobody,
  '/reports/:id/edit': '401 303 404 404 403 403 403 404',
  '/reports/:id/verification': '401 403 404 404 303 303 303 404',
  '/reports/:id/rating': '401 403 404 404 303 303 303 404',
  '/reports/:id/peer-review': '401 403 404 404 303 303 303 404',
  '/reports/:id/approval': '401 403 404 404 403 303 303 404',
  '/reports/:id/rejection': '401 403 404 404 403 303 303 404',
  '/reports/:id/retraction': '401 403 403 403 403 303 303 403',
  '/reports/:id/correction': '200 200 200 200 200 200 200 200',
  '/reports/:id/correction/proposal': '401 403 403 403 303 303 303 403',
  '/reports/:id/correction/answer': '401 403 403 403 303 303 303 403',
  '/reports/:id/correction/confirmation': '401 403 403 403 403 303 303 403',
  '/submit-report': '401 303 303 303 303 303 303 403',
  '/drafts/:draft': nobody,
  '/drafts/:draft/autosave': '401 200 409 409 409 409 409 403',
  '/drafts/:draft/files': '401 303 404 404 404 404 404 404',
  '/drafts/:draft/uploads': '401 200 404 404 404 404 404 403',
  '/drafts/:draft/uploads/:attachment/:part': '403 403 403 403 403 403 403 403',
  '/drafts/:draft/preview': '401 303 409 409 409 409 409 403',
  '/search': nobody,
  '/corrections': nobody,
  '/corrections/request': '200 200 200 200 200 200 200 200',
  '/correction-requests': nobody,
  '/correction-requests/:request': '401 403 403 403 303 303 303 403',
  '/receipt': '422 422 422 422 422 422 422 422',
  '/transparency': nobody,
  '/transparency/keys.json': nobody,
  '/transparency/roots.txt': nobody,
  '/transparency/roots.json': nobody,
  '/archive/:reference': nobody,
  '/login': anybody,
  '/second-step': '401 302 302 302 302 302 302 302',
  '/confirm': '401 303 303 303 303 303 303 303',
  '/logout': anybody,
  '/session/renewal': '401 200 200 200 200 200 200 200',
  '/profile/security': '401 303 303 303 303 303 303 303',
  '/profile/security/app': '401 404 404 404 404 404 404 404',
  '/profile/security/passkey': '401 422 422 422 422 422 422 422',
  '/profile/security/codes': '401 404 404 404 404 404 404 404',
  '/register': anybody,
  '/invitation/:token': anybody,
  '/confirm-email': '422 422 422 422 422 422 422 422',
  '/confirm-email/letter': anybody,
  '/forgot-password': anybody,
  '/reset-password': '404 404 404 404 404 404 404 404',
  '/change-email': '404 404 404 404 404 404 404 404',
  '/profile': '401 303 303 303 303 303 303 403',
  '/profile/password': '401 422 422 422 422 422 422 422',
  '/profile/data': nobody,
  // The last administrator stays.
  '/profile/deletion': '401 303 303 303 303 303 409 303',
  '/declaration': '401 403 403 403 303 303 303 403',
  '/tour': '401 303 303 303 303 303 303 303',
  '/subscription-plans': nobody,
  '/notifications': nobody,
  '/notifications/newest': nobody,
  '/notifications/reading': anybody,
  '/notifications/:id/reading': '303 303 404 404 404 404 404 404',
  '/notification-preferences': '401 303 303 303 303 303 303 303',
  '/stop-mail/:userId/:mark': '200 200 200 200 200 200 200 200',
  '/admin': nobody,
  '/admin/messages': nobody,
  '/admin/messages/:id/closing': '401 403 403 403 303 303 303 403',
  '/admin/page-views': nobody,
  '/user-management': '401 403 403 403 403 403 200 403',
  '/content-management': '401 403 403 403 403 403 200 403',
  '/content-management/archive.csv': nobody,
  '/user-management/:id': '401 403 403 403 403 403 303 403',
  '/user-management/:id/suspension': '401 403 403 403 403 403 303 403',
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
  '/robots.txt': nobody,
  '/sitemap.xml': nobody,
  '/legal-compliance': nobody,
  '/terms-of-service': nobody,
  '/privacy-policy': nobody,
  '/page-views': '204 204 204 204 204 204 204 204',
  '/*': '404 404 404 404 404 404 404 404',
}

test('every role gets from every form what the table says, and what is refused changes nothing', async () => {
  const application = await withApplication()
  expect(await walk(application, (address) => address)).toEqual(expectations)
  expect(application.logged).toEqual([])
})

test('every action asked as the client asks, without its page, refuses whom the table says', async () => {
  const application = await withApplication()
  const expected = Object.entries(expectations).map(([path, row]) => [
    path,
    // As a document, whoever owes no second step is led on by the page's own loader.
    path === '/second-step' ? row.replaceAll('302', '401') : row.replaceAll('303', '202'),
  ])
  expect(await walk(application, (address) => dataAddress(address))).toEqual(Object.fromEntries(expected))
})

const endingSessions = [
  ...['/confirm', '/login', '/register', '/invitation/:token', '/logout', '/profile/deletion'],
]

async function walk(
  application: TestApplication,
  addressOf: (address: string) => string,
): Promise<Record<string, string>> {
  const ask = await openSite(application)
  const rows: Record<string, string> = {}
  const people = await everybody(application, ask)
  // Forms that end sessions come last.
  for (const { path } of siteRoutes.toSorted(
    (one, other) => endingSessions.indexOf(one.path) - endingSessions.indexOf(other.path),
  )) {
    const statuses: number[] = []
    if (path === '/profile/deletion') people.browsers = await people.openAnew()
    for (const asker of askers) {
      const values = await openValues(application, people, path)
      const address = addressOf(fillIn(path, values))
      const before = await countSteps(application)
      const { status } = await people.browsers[asker].post(address, wholeForm(path, asker, values))
      if (status >= 400) expect(await countSteps(application), `${asker} at ${path}`).toBe(before)
      statuses.push(status)
    }
    rows[path] = statuses.join(' ')
  }
  return Object.fromEntries(siteRoutes.map(({ path }) => [path, rows[path] ?? '']))
}

async function openValues(
  application: TestApplication,
  people: Everybody,
  path: string,
): Promise<Record<string, string>> {
  const { verifiedReport, approvedReport, administrator, bystander } = people
  if (path.startsWith('/drafts/')) {
    const { id, attachment } = await people.draftWithFile()
    return { draft: id, attachment, part: '0' }
  } else if (path === '/invitation/:token')
    return {
      token: (await invitePerson(application, administrator, { role: 'reviewer' })).split('/').at(-1) ?? '',
    }
  else if (path.startsWith('/user-management/')) return { id: bystander.id }
  else if (path === '/stop-mail/:userId/:mark') {
    const [mark, userId] = stopAddress(application, administrator.id).split('/').toReversed()
    return { userId: userId ?? '', mark: mark ?? '' }
  } else if (path === '/reports/:id/retraction' || path === '/reports/:id/correction')
    return { id: await approvedReport() }
  else if (path === '/reports/:id/correction/proposal') return { id: await approvedReport() }
  else if (path.startsWith('/reports/:id/correction/')) return disputedAndProposed(application, people, path)
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
  else if (path === '/letters/:file') return { file: 'petition.txt' }
  else if (path === '/offline/manifest/:look') return { look: 'reader' }
  else return path.includes(':id') ? { id: await verifiedReport() } : {}
}

/** For the answer a dispute, for the confirmation a proposal of somebody who is no asker. */
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

async function waitingMessage(
  application: TestApplication,
  administrator: Everybody['administrator'],
): Promise<string> {
  await sendMessage(application, { subject: 'other', text: 'A message.' }, null)
  const [message] = await listMessages(application, administrator)
  return message?.id ?? ''
}

function wholeForm(path: string, asker: Asker, values: Record<string, string>): Fields {
  const name = `u${randomUUID().slice(0, 8)}`
  const account = { username: name, email: `${name}@example.org`, password }
  const forms: Record<string, Fields> = {
    '/reports/:id/claim': { intent: 'claim' },
    '/reports/:id/edit': buildReport(),
    '/submit-report': buildReport(),
    '/drafts/:draft/autosave': { ...buildReport(), draftVersion: '1' },
    '/drafts/:draft/files': { attachment: values.attachment ?? '' },
    '/drafts/:draft/uploads': { name: 'a.pdf', size: '99' },
    '/drafts/:draft/preview': { draftVersion: '1' },
    '/reports/:id/verification': { method: 'document_check', notes: 'Compared.' },
    '/reports/:id/rating': { rating: '4' },
    '/reports/:id/peer-review': { reviewType: 'evidence', comments: 'Holds.' },
    '/reports/:id/approval': buildStatements(),
    '/user-management': { role: 'reviewer' },
    '/content-management': {
      csv: 'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl\nMisali,Kano,Fraud,Kano,2020,One year,2020,https://example.org',
      step: 'import',
    },
    '/reports/:id/rejection': { reason: 'The land is leased.' },
    '/reports/:id/retraction': { reason: 'The land is leased.' },
    '/reports/:id/correction': buildRequest(),
    '/reports/:id/correction/proposal': { ...buildCorrection(), evidence: 'One payment voucher.' },
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
    '/profile': { username: nameOf(asker), email: `${nameOf(asker)}@example.org` },
    '/profile/password': { currentPassword: 'not this one', password: 'harmattan on tin roofs' },
    '/user-management/:id': { role: 'officer' },
    '/user-management/:id/suspension': { change: 'reinstate' },
    '/confirm': { confirmation: password },
    '/profile/security': { intent: 'end-others' },
    '/profile/security/app': { code: '123456' },
    '/profile/security/passkey': { name: 'My phone', passkey: '{}' },
    '/contact': { subject: 'question', text: 'When do you open?', reply: '' },
    '/page-views': { route: 'learn/faq', referrer: '' },
    '/login': {
      identifier: nameOf(asker),
      password,
    },
    '/register': account,
    '/invitation/:token': account,
  }
  return forms[path] ?? {}
}

/** The reviewer who was suspended, and whoever is logged in nowhere, go by a name of their own. */
function nameOf(asker: Asker): string {
  if (asker === 'suspended') return usernames.secondReviewer
  else return asker === 'visitor' ? usernames.secondOfficer : usernames[asker]
}

/** Every report, step, account and session that there is. */
async function countSteps({ database: { pool } }: TestApplication): Promise<string> {
  const { rows } = await pool.query(
    `select (select count(*) from reports) as reports, (select count(*) from events) as events,
       (select count(*) from report_verifications) as verifications, (select count(*) from profiles) as profiles,
       (select count(*) from sessions) as sessions, (select count(*) from notifications where read_at is not null) as read`,
  )
  return JSON.stringify(rows)
}

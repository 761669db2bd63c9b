import { expect, test } from 'vitest'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { stopAddress } from '#server/notifications/stop-address.ts'
import { invitePerson } from '#server/people/invite-person.ts'
import { openSite } from '#tests/support/browse.ts'
import { waitingRequest } from '#tests/support/correction-requests.ts'
import { askers, type Everybody, everybody } from '#tests/support/everybody.ts'
import { dataAddress, fillIn, type SiteRoute, siteRoutes } from '#tests/support/site-routes.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

const anybody = '200 200 200 200 200 200 200 200'
const anyPerson = '401 200 200 200 200 200 200 200'
const anyStaff = '401 403 403 403 200 200 200 403'
const anyAdministrator = '401 403 403 403 403 403 200 403'
const publishers = '401 403 403 403 403 200 200 403'
const elsewhere = '302 302 302 302 302 302 302 302'
const onlyLoggedOut = '200 302 302 302 302 302 302 302'
const nothing = '404 404 404 404 404 404 404 404'

// Specification 2.1 and 6, decisions.md. The report is pending and the reporter's; in the retraction's row it is approved.
// visitor, reporter (its owner), stranger (another reporter), observer, reviewer, officer, administrator, suspended reviewer.
const expectations: Record<string, string> = {
  '/': anybody,
  '/reports': anybody,
  '/reports/feed.atom': anybody,
  '/reports/mine': anyPerson,
  '/reports/:id': '401 200 404 404 200 200 200 404',
  '/reports/:id/attachments/:attachment': '401 200 404 404 200 200 200 404',
  '/reports/:id/claim': anyStaff,
  '/reports/:id/receipt': '401 200 404 404 404 404 404 404',
  '/reports/:id/receipt.txt': '401 200 404 404 404 404 404 404',
  '/reports/:id/handed-in.txt': '401 200 404 404 404 404 404 404',
  '/reports/:id/edit': '401 200 404 404 403 403 403 404',
  '/reports/:id/verification': anyStaff,
  '/reports/:id/rating': anyStaff,
  '/reports/:id/peer-review': anyStaff,
  '/reports/:id/approval': publishers,
  '/reports/:id/rejection': publishers,
  '/reports/:id/retraction': publishers,
  '/reports/:id/correction': anybody,
  '/reports/:id/correction/proposal': anyStaff,
  '/reports/:id/correction/answer': anyStaff,
  '/reports/:id/correction/confirmation': anyStaff,
  '/submit-report': '401 200 200 200 200 200 200 403',
  '/drafts/:draft': '401 200 404 404 404 404 404 404',
  '/drafts/:draft/autosave': elsewhere,
  '/drafts/:draft/files': '401 200 404 404 404 404 404 404',
  '/drafts/:draft/uploads': elsewhere,
  '/drafts/:draft/uploads/:attachment/:part': elsewhere,
  '/drafts/:draft/preview': '401 200 404 404 404 404 404 404',
  '/search': anybody,
  '/corrections': anybody,
  '/corrections/request': anybody,
  '/correction-requests': anyStaff,
  '/correction-requests/:request': anyStaff,
  '/receipt': anybody,
  '/transparency': anybody,
  '/transparency/keys.json': anybody,
  '/transparency/roots.txt': anybody,
  '/transparency/roots.json': anybody,
  '/archive/:reference': anybody,
  '/login': onlyLoggedOut,
  '/second-step': '401 302 302 302 302 302 302 302',
  '/confirm': anyPerson,
  '/logout': anyPerson,
  '/session/renewal': elsewhere,
  '/profile/security': anyPerson,
  '/profile/security/app': anyPerson,
  '/profile/security/passkey': anyPerson,
  '/profile/security/codes': '401 404 404 404 404 404 404 404',
  '/register': onlyLoggedOut,
  '/invitation/:token': anybody,
  '/confirm-email': anybody,
  '/confirm-email/letter': anybody,
  '/forgot-password': anybody,
  '/reset-password': anybody,
  '/change-email': anybody,
  '/profile': anyPerson,
  '/profile/password': anyPerson,
  '/profile/data': anyPerson,
  '/profile/deletion': anyPerson,
  '/declaration': anyStaff,
  '/tour': anyPerson,
  '/subscription-plans': anybody,
  '/notifications': anyPerson,
  '/notifications/newest': anybody,
  '/notifications/reading': elsewhere,
  '/notifications/:id/reading': elsewhere,
  '/notification-preferences': anyPerson,
  '/stop-mail/:userId/:mark': anybody,
  '/admin': anyStaff,
  '/content-management': '401 403 403 403 403 403 200 403',
  '/content-management/archive.csv': '401 403 403 403 403 403 200 403',
  '/user-management': anyAdministrator,
  '/user-management/:id': anyAdministrator,
  '/user-management/:id/suspension': anyAdministrator,
  '/admin/messages': anyStaff,
  '/admin/messages/:id/closing': elsewhere,
  '/admin/page-views': '401 403 403 403 403 403 200 403',
  '/methodology': anybody,
  '/educational-resources': anybody,
  '/letters': anybody,
  '/letters/:file': anybody,
  '/documentation': anybody,
  '/faq': anybody,
  '/about': anybody,
  '/contact': anybody,
  '/regulatory-compliance': anybody,
  '/offline': anybody,
  '/offline/page/*': elsewhere,
  '/offline/manifest/:look': anybody,
  '/offline-worker.js': anybody,
  '/robots.txt': anybody,
  '/sitemap.xml': anybody,
  '/legal-compliance': anybody,
  '/terms-of-service': anybody,
  '/privacy-policy': anybody,
  '/page-views': elsewhere,
  '/*': nothing,
}

// On a data request React Router answers 202 where a document is redirected.
const dataExpectations = Object.fromEntries(
  Object.entries(expectations).map(([path, row]) => [path, row.replaceAll('302', '202')]),
)

test('every role gets from every page, asked for as a document, what the table says', async () => {
  const application = await withApplication()
  expect(await walk(application, (address) => address)).toEqual(expectations)
  expect(application.logged).toEqual([])
})

test('every role gets from every page, asked for as data, what the table says', async () => {
  const application = await withApplication()
  expect(await walk(application, (address) => dataAddress(address))).toEqual(dataExpectations)
})

test('every loader asked for alone, without the loaders above it, refuses whom the table says', async () => {
  const application = await withApplication()
  expect(await walk(application, (address, route) => dataAddress(address, route))).toEqual(dataExpectations)
  expect(application.logged).toEqual([])
})

async function walk(
  application: TestApplication,
  addressOf: (address: string, route: SiteRoute) => string,
): Promise<Record<string, string>> {
  const ask = await openSite(application)
  const people = await everybody(application, ask)
  const withFile = await people.reportWithFile()
  const values = await openValues(application, people)
  const approved = await people.approvedReport()
  const person = people.bystander.id
  const rows: Record<string, string> = {}
  for (const route of siteRoutes) {
    const own = route.path.endsWith('/:attachment') ? withFile : idFor(route.path, { approved, person })
    const filled = fillIn(route.path, { ...values, ...own })
    const statuses: number[] = []
    for (const asker of askers)
      statuses.push((await people.browsers[asker].get(addressOf(filled, route))).status)
    rows[route.path] = statuses.join(' ')
  }
  return rows
}

function idFor(path: string, { approved, person }: { approved: string; person: string }): { id?: string } {
  if (path.endsWith('/retraction') || path.includes('/correction')) return { id: approved }
  else return path.startsWith('/user-management') ? { id: person } : {}
}

async function openValues(
  application: TestApplication,
  { verifiedReport, approvedReport, draftWithFile, administrator }: Everybody,
): Promise<Record<string, string>> {
  const invitation = await invitePerson(application, administrator, { role: 'reviewer' })
  const [mark, userId] = stopAddress(application, administrator.id).split('/').toReversed()
  await seedWhenEmpty(application)
  const draft = await draftWithFile()
  const request = await waitingRequest(application, administrator, await approvedReport())
  return {
    request,
    id: await verifiedReport(),
    draft: draft.id,
    attachment: draft.attachment,
    part: '0',
    token: invitation.split('/').at(-1) ?? '',
    userId: userId ?? '',
    mark: mark ?? '',
    reference: 'EFCC-2021-0001',
    file: 'petition.txt',
    look: 'reader',
  }
}

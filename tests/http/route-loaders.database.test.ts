import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { sendApplication } from '#server/experts/apply-as-expert.ts'
import { stopAddress } from '#server/notifications/stop-address.ts'
import { makeVouchers } from '#server/plans/vouchers/make-vouchers.ts'
import { type Answers, askers, statusesOf } from '#tests/support/askers.ts'
import { openSite } from '#tests/support/browse.ts'
import { buildTip } from '#tests/support/build-tip.ts'
import { waitingRequest } from '#tests/support/correction-requests.ts'
import { type Everybody, everybody } from '#tests/support/everybody.ts'
import { buildExpert } from '#tests/support/experts/build-expert.ts'
import { rowDigests } from '#tests/support/row-digests.ts'
import { openedInvitation, proposedImport } from '#tests/support/second-person/settled.ts'
import { dataAddress, fillIn, type SiteRoute, siteRoutes } from '#tests/support/site-routes.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { idFor } from './id-for.ts'

// Every route times every asker.
const timeout = minutes(10)

const anybody: Answers = { everyone: 200 }
const anyPerson: Answers = { everyone: 200, visitor: 401 }
const anyStaff: Answers = { everyone: 403, visitor: 401, staff: 200 }
const anyCorrespondent: Answers = { everyone: 403, visitor: 401, correspondents: 200 }
const anyDeclarer: Answers = { everyone: 403, visitor: 401, declarers: 200 }
const anyPublisher: Answers = { everyone: 403, visitor: 401, publishers: 200 }
const anyAdministrator: Answers = { everyone: 403, visitor: 401, administrators: 200 }
const anyWithExport: Answers = { everyone: 200, visitor: 401, suspended: 403 }
const withoutTicket: Answers = { everyone: 409, visitor: 401, suspended: 403 }
const sealedReaders: Answers = { everyone: 404, visitor: 401, owner: 200, readersByPassword: 403, staff: 200 }
const owners: Answers = { everyone: 404, visitor: 401, owner: 200 }
const ownersOfReport: Answers = { ...owners, readersByPassword: 403 }
const elsewhere: Answers = { everyone: 302 }
const onlyLoggedOut: Answers = { everyone: 302, visitor: 200 }
const nothing: Answers = { everyone: 404 }

// Specification 2.1 and 6, decisions.md. The report is pending and the owner's; in the retraction's row it is approved.
const answers: Record<string, Answers> = {
  '/': anybody,
  '/reports': anybody,
  '/reports/feed.atom': anybody,
  // By the plan, which everyone here has; `export.database.test.ts` asks without one.
  '/reports/export': anyWithExport,
  '/reports/export.csv': withoutTicket,
  '/reports/export.jsonl': withoutTicket,
  '/reports/mine': anyPerson,
  '/reports/adoption': anyPerson,
  '/reports/:id': sealedReaders,
  // Staff are led to the preview.
  '/reports/:id/attachments/:attachment': { ...sealedReaders, staff: 302 },
  '/reports/:id/attachments/:attachment/preview': sealedReaders,
  '/reports/:id/claim': anyStaff,
  '/reports/:id/case': anyStaff,
  '/reports/:id/receipt': ownersOfReport,
  '/reports/:id/receipt.txt': ownersOfReport,
  '/reports/:id/proof.txt': { everyone: 404, visitor: 401, readersByPassword: 403 },
  '/reports/:id/handed-in.txt': ownersOfReport,
  '/reports/:id/edit': { everyone: 404, visitor: 401, owner: 200, readersByPassword: 403, staff: 403 },
  '/reports/:id/verification': anyStaff,
  '/reports/:id/rating': anyStaff,
  '/reports/:id/peer-review': anyStaff,
  '/reports/:id/approval': anyPublisher,
  '/reports/:id/rejection': anyPublisher,
  '/reports/:id/reopening': anyPublisher,
  '/reports/:id/consequences': anyStaff,
  '/reports/:id/signature': { everyone: 403, visitor: 401, publishers: 409 },
  '/reports/:id/signatures/:signature': { everyone: 404, visitor: 401, owner: 403, readersByPassword: 403 },
  '/reports/:id/reply': anyStaff,
  '/reports/:id/retraction': anyPublisher,
  '/reports/:id/correction': anybody,
  '/reports/:id/correction/proposal': anyStaff,
  '/reports/:id/correction/answer': anyStaff,
  '/reports/:id/correction/confirmation': anyStaff,
  '/reports/:id/conversation': sealedReaders,
  '/reports/:id/tip': anybody,
  '/reports/:id/tips/:tip': { everyone: 404, visitor: 401, staff: 200 },
  '/reports/:id/files': ownersOfReport,
  '/reports/:id/uploads': elsewhere,
  '/reports/:id/uploads/:attachment/:part': elsewhere,
  '/reports/:id/new-version': { ...ownersOfReport, owner: 409 },
  '/reports/:id/punished': ownersOfReport,
  '/reports/:id/withdrawal': ownersOfReport,
  '/report': anybody,
  '/report/return': anybody,
  // Pages of a code without a visit.
  ...Object.fromEntries(
    ['status', 'tip', 'files', 'uploads', 'uploads/:attachment/:part', 'punished', 'withdrawal', 'exit'].map(
      (page) => [`/report/${page}`, elsewhere],
    ),
  ),
  '/submit-report': { everyone: 200, visitor: 401, suspended: 403 },
  '/drafts/:draft': owners,
  '/drafts/:draft/autosave': elsewhere,
  '/drafts/:draft/files': owners,
  '/drafts/:draft/uploads': elsewhere,
  '/drafts/:draft/uploads/:attachment/:part': elsewhere,
  '/drafts/:draft/preview': owners,
  '/search': anybody,
  '/corrections': anybody,
  '/corrections/request': anybody,
  '/correction-requests': anyStaff,
  '/correction-requests/:request': anyStaff,
  '/receipt': anybody,
  '/transparency': anybody,
  '/transparency/figures': anybody,
  '/transparency/figures.csv': anybody,
  '/transparency/keys.json': anybody,
  '/transparency/roots.txt': anybody,
  '/transparency/roots.json': anybody,
  '/log/checkpoint': nothing,
  '/log/tile/*': nothing,
  '/archive/:reference': anybody,
  '/archive/:reference/proof.txt': anybody,
  '/login': onlyLoggedOut,
  '/second-step': { everyone: 302, visitor: 401 },
  '/confirm': anyPerson,
  '/logout': anyPerson,
  '/session/renewal': elsewhere,
  '/profile/security': anyPerson,
  '/profile/security/app': anyPerson,
  '/profile/security/passkey': anyPerson,
  '/profile/security/codes': { everyone: 404, visitor: 401 },
  '/register': onlyLoggedOut,
  '/invitation/:token': { everyone: 303 },
  '/confirm-email': anybody,
  '/confirm-email/letter': anybody,
  '/forgot-password': anybody,
  '/reset-password': anybody,
  '/change-email': anybody,
  '/profile': anyPerson,
  '/profile/password': anyPerson,
  '/profile/api-keys': anyPerson,
  '/profile/data': anyPerson,
  '/profile/deletion': anyPerson,
  '/declaration': anyDeclarer,
  '/tour': anyPerson,
  '/subscription-plans': anybody,
  '/subscription-plans/voucher': anyPerson,
  '/subscription-plans/purchase': anyPerson,
  '/subscription-plans/billing': anyPerson,
  '/organisation': anyPerson,
  '/payments/:reference': { everyone: 404, visitor: 401 },
  '/payments/:reference/invoice.pdf': { everyone: 404, visitor: 401 },
  '/payments/:reference/credit-note.pdf': { everyone: 404, visitor: 401 },
  '/admin/payments/books.csv': anyAdministrator,
  '/payments/:reference/trial': { everyone: 404, visitor: 401 },
  '/expert-network': anybody,
  '/expert-network/application': anyPerson,
  // For the expert of the assignment alone: `server/experts/assignments`.
  '/expert-dashboard': anyStaff,
  '/expert-dashboard/:assignment': { everyone: 404, visitor: 401 },
  '/expert-dashboard/:assignment/pages/:number': { everyone: 404, visitor: 401 },
  '/reports/:id/experts': anyStaff,
  '/reports/:id/experts/pages/:attachment': anyStaff,
  '/expert-management': anyAdministrator,
  '/expert-management/register.csv': anyAdministrator,
  '/expert-management/:id': anyAdministrator,
  '/notifications': anyPerson,
  '/notifications/newest': anybody,
  '/notifications/reading': elsewhere,
  '/notifications/:id/reading': elsewhere,
  '/notification-preferences': anyPerson,
  '/stop-mail/:userId/:mark': anybody,
  '/admin': anyStaff,
  '/first-steps': { everyone: 404, visitor: 401, staff: 200, readersByPassword: 200, suspended: 403 },
  '/content-management': anyAdministrator,
  '/content-management/archive.csv': anyAdministrator,
  '/content-management/records/:reference': anyAdministrator,
  '/user-management': anyAdministrator,
  '/user-management/:id': anyAdministrator,
  '/user-management/:id/suspension': anyAdministrator,
  '/user-management/:id/plan': anyAdministrator,
  '/admin/proposals': anyStaff,
  '/admin/proposals/:id/rows': anyStaff,
  '/admin/messages': anyCorrespondent,
  '/admin/messages/:id/closing': elsewhere,
  '/admin/page-views': anyAdministrator,
  '/admin/vouchers': anyAdministrator,
  '/admin/vouchers/:batch': anyAdministrator,
  '/admin/payments': anyAdministrator,
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
  '/source': anybody,
  '/developers': anybody,
  '/robots.txt': anybody,
  '/sitemap.xml': anybody,
  '/legal-compliance': anybody,
  '/terms-of-service': anybody,
  '/privacy-policy': anybody,
  '/page-views': elsewhere,
  '/*': nothing,
}

const expectations = Object.fromEntries(Object.entries(answers).map(([path, row]) => [path, statusesOf(row)]))

// On a data request React Router answers 202 where a document is redirected.
const dataExpectations = Object.fromEntries(
  Object.entries(expectations).map(([path, row]) => [
    path,
    mapped(row, (status) => (status === 302 || status === 303 ? 202 : status)),
  ]),
)

function mapped(row: Record<string, number>, change: (status: number) => number): Record<string, number> {
  return Object.fromEntries(Object.entries(row).map(([asker, status]) => [asker, change(status)]))
}

test('every role gets from every page, asked for as a document, what the table says', {
  timeout,
}, async () => {
  const application = await withApplication()
  expect(await walk(application, (address) => address)).toEqual(expectations)
  expect(application.logged).toEqual([])
})

test('every role gets from every page, asked for as data, what the table says', { timeout }, async () => {
  const application = await withApplication()
  expect(await walk(application, (address) => dataAddress(address))).toEqual(dataExpectations)
})

test('every loader asked for alone, without the loaders above it, refuses whom the table says', {
  timeout,
}, async () => {
  const application = await withApplication()
  expect(await walk(application, (address, route) => dataAddress(address, route))).toEqual(dataExpectations)
  expect(application.logged).toEqual([])
})

async function walk(
  application: TestApplication,
  addressOf: (address: string, route: SiteRoute) => string,
): Promise<Record<string, Record<string, number>>> {
  const ask = await openSite(application)
  const people = await everybody(application, ask)
  const withFile = await people.reportWithFile()
  const values = await openValues(application, people)
  const approved = await people.approvedReport()
  const rejected = await people.rejectedReport()
  const tip = await buildTip(application, approved)
  const person = people.bystander.id
  await sendApplication(application, people.applicant, buildExpert())
  const proposal = await proposedImport(application, people.administrator)
  const rows: Record<string, Record<string, number>> = {}
  for (const route of siteRoutes) {
    const own = /^\/reports\/:id\/(?:experts\/pages|attachments)\//.test(route.path)
      ? withFile
      : idFor(route.path, { approved, rejected, person, proposal, expert: people.applicant.id })
    const filled = fillIn(route.path, { ...values, tip, ...own })
    const before = await rowDigests(application)
    const row: Record<string, number> = {}
    for (const asker of askers)
      row[asker] = (await people.browsers.of(asker).get(addressOf(filled, route))).status
    expect(await rowDigests(application), `reading ${route.path} changes nothing`).toEqual(before)
    rows[route.path] = row
  }
  return rows
}

async function openValues(
  application: TestApplication,
  { verifiedReport, approvedReport, draftWithFile, administrator }: Everybody,
): Promise<Record<string, string>> {
  const invitation = await openedInvitation(application, administrator, { role: 'reviewer' })
  const [mark, userId] = stopAddress(application, administrator.id).split('/').toReversed()
  await seedWhenEmpty(application)
  const draft = await draftWithFile()
  const request = await waitingRequest(application, administrator, await approvedReport())
  const { batchId } = await makeVouchers(application, administrator, { plan: 'premium-month', count: '1' })
  return {
    ...{ request, batch: batchId },
    id: await verifiedReport(),
    assignment: randomUUID(),
    draft: draft.id,
    ...{ attachment: draft.attachment, part: '0' },
    token: invitation.split('/').at(-1) ?? '',
    ...{ userId: userId ?? '', mark: mark ?? '' },
    reference: 'EFCC-2021-0001',
    ...{ file: 'petition.txt', look: 'reader' },
  }
}

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { sendApplication } from '#server/experts/apply-as-expert.ts'
import { stopAddress } from '#server/notifications/stop-address.ts'
import { makeVouchers } from '#server/plans/vouchers/make-vouchers.ts'
import { findPublic } from '#server/reports/public-text.ts'
import { askers, openBeforeSecondStep, statusesOf } from '#tests/support/askers.ts'
import { openSite } from '#tests/support/browse.ts'
import { buildTip } from '#tests/support/build-tip.ts'
import { waitingRequest } from '#tests/support/correction-requests.ts'
import { type Everybody, everybody } from '#tests/support/everybody.ts'
import { buildExpert } from '#tests/support/experts/build-expert.ts'
import { rowVersions } from '#tests/support/row-digests.ts'
import { openedInvitation, proposedImport } from '#tests/support/second-person/settled.ts'
import {
  dataAddress,
  fillIn,
  givesData,
  routesReached,
  rowsReached,
  type SiteRoute,
  siteRoutes,
} from '#tests/support/site-routes.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { idFor } from './id-for.ts'
import { answers } from './who-reads-what.ts'

// Every route that a change reaches times every asker; the whole run asks every route.
const timeout = minutes(10)

const expectations = Object.fromEntries(
  Object.entries(rowsReached(answers)).map(([path, row]) => [path, statusesOf(row)]),
)

const files = siteRoutes.filter(({ id }) => !givesData(id)).map(({ path }) => path)

// On a data request React Router answers 202 where a document is redirected. A file has no data.
const dataExpectations = Object.fromEntries(
  Object.entries(expectations).map(([path, row]) => [
    path,
    mapped(row, (status) => (files.includes(path) ? 404 : status === 302 || status === 303 ? 202 : status)),
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
  const { referenceNumber = '' } = (await findPublic(application.database.queries, approved)) ?? {}
  await sendApplication(application, people.applicant, buildExpert())
  const proposal = await proposedImport(application, people.administrator)
  const rows: Record<string, Record<string, number>> = {}
  const before = await rowVersions(application)
  for (const route of routesReached) {
    const own = /^\/reports\/:id\/(?:experts\/pages|attachments)\//.test(route.path)
      ? withFile
      : idFor(route.path, { approved, rejected, person, proposal, expert: people.applicant.id })
    // A conviction names no office.
    const named = route.path.startsWith('/offices/') ? { reference: referenceNumber } : {}
    const filled = fillIn(route.path, { ...values, tip, ...own, ...named })
    const row: Record<string, number> = {}
    for (const asker of askers)
      row[asker] = (await people.browsers.of(asker).get(addressOf(filled, route))).status
    expect(await rowVersions(application), `reading ${route.path} changes nothing`).toEqual(before)
    rows[route.path] = row
  }
  expect(openBeforeSecondStep(rows)).toEqual([])
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
    setting: 'banner',
    ...{ file: 'petition.txt', look: 'reader', company: 'kirkira-works' },
  }
}

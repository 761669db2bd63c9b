import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listMessages } from '#server/messages/list-messages.ts'
import { sendMessage } from '#server/messages/send-message.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { invitePerson } from '#server/people/invite-person.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { buildReport, password, usernames } from '#tests/cast.ts'
import { type Fields, openSite } from '#tests/support/browse.ts'
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
  '/reports/mine': nobody,
  '/reports/:id': nobody,
  '/reports/:id/edit': '401 303 404 404 403 403 403 404',
  '/reports/:id/verification': '401 403 404 404 303 303 303 404',
  '/reports/:id/rating': '401 403 404 404 303 303 303 404',
  '/reports/:id/approval': '401 403 404 404 403 303 303 404',
  '/reports/:id/rejection': '401 403 404 404 403 303 303 404',
  '/reports/:id/retraction': '401 403 403 403 403 303 303 403',
  '/submit-report': '401 303 303 303 303 303 303 403',
  '/search': nobody,
  '/login': anybody,
  '/logout': anybody,
  '/register': anybody,
  '/invitation/:token': anybody,
  '/notifications': nobody,
  '/notifications/reading': anybody,
  '/notifications/:id/reading': '303 303 404 404 404 404 404 404',
  '/admin': nobody,
  '/admin/messages': nobody,
  '/admin/messages/:id/closing': '401 403 403 403 303 303 303 403',
  '/admin/page-views': nobody,
  '/user-management': '401 403 403 403 403 403 200 403',
  '/methodology': nobody,
  '/educational-resources': nobody,
  '/letters': nobody,
  '/letters/:file': nobody,
  '/documentation': nobody,
  '/faq': nobody,
  '/about': nobody,
  '/contact': anybody,
  '/regulatory-compliance': nobody,
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
  const expected = Object.entries(expectations).map(([path, row]) => [path, row.replaceAll('303', '202')])
  expect(await walk(application, (address) => dataAddress(address))).toEqual(Object.fromEntries(expected))
})

const endingSessions = ['/login', '/register', '/invitation/:token', '/logout']

async function walk(
  application: TestApplication,
  addressOf: (address: string) => string,
): Promise<Record<string, string>> {
  const ask = await openSite(application)
  const rows: Record<string, string> = {}
  const people = await everybody(application, ask)
  // Forms that end sessions come last.
  for (const { path } of siteRoutes.toSorted(
    (one, other) => Number(endingSessions.includes(one.path)) - Number(endingSessions.includes(other.path)),
  )) {
    const statuses: number[] = []
    for (const asker of askers) {
      const address = addressOf(fillIn(path, await openValues(application, people, path)))
      const before = await countSteps(application)
      const { status } = await people.browsers[asker].post(address, wholeForm(path, asker))
      if (status >= 400) expect(await countSteps(application), `${asker} at ${path}`).toBe(before)
      statuses.push(status)
    }
    rows[path] = statuses.join(' ')
  }
  return Object.fromEntries(siteRoutes.map(({ path }) => [path, rows[path] ?? '']))
}

async function openValues(
  application: TestApplication,
  { verifiedReport, approvedReport, administrator }: Everybody,
  path: string,
): Promise<Record<string, string>> {
  if (path === '/invitation/:token')
    return {
      token: (await invitePerson(application, administrator, { role: 'reviewer' })).split('/').at(-1) ?? '',
    }
  else if (path === '/reports/:id/retraction') return { id: await approvedReport() }
  else if (path === '/notifications/:id/reading') {
    await verifiedReport()
    const owner = await findAccount(application.database.queries, usernames.reporter)
    const [newest] = owner ? await listNotifications(application, owner.person, 1) : []
    return { id: newest?.id ?? '' }
  } else if (path === '/admin/messages/:id/closing')
    return { id: await waitingMessage(application, administrator) }
  else if (path === '/letters/:file') return { file: 'petition.txt' }
  else return path.includes(':id') ? { id: await verifiedReport() } : {}
}

async function waitingMessage(
  application: TestApplication,
  administrator: Everybody['administrator'],
): Promise<string> {
  await sendMessage(application, { subject: 'other', text: 'A message.' }, null)
  const [message] = await listMessages(application, administrator)
  return message?.id ?? ''
}

function wholeForm(path: string, asker: Asker): Fields {
  const name = `u${randomUUID().slice(0, 8)}`
  const account = { username: name, email: `${name}@example.org`, password }
  const forms: Record<string, Fields> = {
    '/reports/:id/edit': buildReport(),
    '/submit-report': buildReport(),
    '/reports/:id/verification': { method: 'document_check', notes: 'Compared.' },
    '/reports/:id/rating': { rating: '4' },
    '/user-management': { role: 'reviewer' },
    '/reports/:id/rejection': { reason: 'The land is leased.' },
    '/reports/:id/retraction': { reason: 'The land is leased.' },
    '/contact': { subject: 'question', text: 'When do you open?', reply: '' },
    '/page-views': { route: 'learn/faq', referrer: '' },
    '/login': {
      identifier: asker in usernames ? usernames[asker as 'reporter'] : usernames.secondOfficer,
      password,
    },
    '/register': account,
    '/invitation/:token': account,
  }
  return forms[path] ?? {}
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

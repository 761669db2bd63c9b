import { expect, test } from 'vitest'
import { listMessages } from '#server/conversations/list-messages.ts'
import { sendMessage } from '#server/conversations/send-message.ts'
import { openProposals } from '#server/proposals/proposal-queries.ts'
import { cast } from '#tests/cast.ts'
import { statusesOf as answersOf, openBeforeSecondStep } from '#tests/support/askers.ts'
import { type Browser, browseAs, openSite } from '#tests/support/browse.ts'
import { rowDigests } from '#tests/support/row-digests.ts'
import { withApplication } from '#tests/support/with-application.ts'

// An answer of 403 that had done it all the same was how convictions could be published and messages erased.
const conviction = {
  intent: 'import',
  csv: 'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl\nMisali,Kano,Fraud,Kano,2020,One year,2020,https://example.org',
}

test('an administrator without the second step proposes no conviction, and the same form goes through with it', async () => {
  const { application, administrator, halfway } = await opened()
  const before = await rowDigests(application)
  expect(await statusesOf(halfway, '/content-management', conviction)).toEqual({ page: 403, form: 403 })
  expect(await rowDigests(application)).toEqual(before)

  expect(await statusesOf(administrator, '/content-management', conviction)).toEqual({ page: 200, form: 200 })
  expect(await openProposals(application.database.queries)).toMatchObject([{ act: 'archive_import' }])
})

test('staff without the second step neither read nor close a message, and with it they do', async () => {
  const { application, administrator, halfway, person } = await opened()
  await sendMessage(application, { subject: 'other', text: 'A message.' }, null)
  const [message] = await listMessages(application, person)
  const closing = `/admin/messages/${message?.id}/closing`
  const before = await rowDigests(application)
  expect((await halfway.get('/admin/messages')).status).toBe(403)
  expect((await halfway.post(closing, {})).status).toBe(403)
  expect(await rowDigests(application)).toEqual(before)

  expect((await administrator.post(closing, {})).status).toBe(303)
  expect(await listMessages(application, person)).toEqual([])
})

test('a route that lets staff in before the second step is found, whatever its table says', () => {
  const early = answersOf({ everyone: 403, visitor: 401, readersByPassword: 303, staff: 303 })
  const late = answersOf({ everyone: 403, visitor: 401, staff: 303 })
  const forAll = answersOf({ everyone: 200 })
  expect(openBeforeSecondStep({ '/late': late, '/for-all': forAll, '/first-steps': early })).toEqual([])
  expect(openBeforeSecondStep({ '/early': early })).toEqual([
    'reviewer by password at /early',
    'officer by password at /early',
    'administrator by password at /early',
  ])
})

async function opened() {
  const application = await withApplication()
  const { administrator: person } = await cast(application, 'administrator')
  const ask = await openSite(application)
  const administrator = await browseAs(application, ask, person)
  const halfway = await browseAs(application, ask, { ...person, assurance: 'password' })
  return { application, administrator, halfway, person }
}

async function statusesOf(browser: Browser, path: string, form: Record<string, string>) {
  const page = await browser.get(path)
  return { page: page.status, form: (await browser.post(path, form)).status }
}

import { expect, test } from 'vitest'
import { verifyReport } from '#server/cases/verify-report.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'

const verification = { method: 'document_check', notes: 'Compared.' }

test('a page that did not change is not sent again', async () => {
  const ask = await openSite(await withApplication())
  const etag = (await ask('/reports')).headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  for (const known of [etag, `"another", ${etag}`]) {
    const again = await ask('/reports', { headers: { 'If-None-Match': known } })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
    expect(again.headers.get('referrer-policy')).toBe('no-referrer')
  }
  expect((await ask('/reports', { headers: { 'If-None-Match': '"another"' } })).status).toBe(200)
})

test('a page asked for without its body is the same page, and leaves no empty one for others', async () => {
  const ask = await openSite(await withApplication())
  const head = await ask('/reports', { method: 'HEAD' })
  const page = await ask('/reports')
  expect(await head.text()).toBe('')
  expect(await page.text()).toContain('<h1')
  expect(head.headers.get('etag')).toBe(page.headers.get('etag'))
  expect(head.headers.get('content-length')).toBe(page.headers.get('content-length'))
  expect((await ask('/reports', { method: 'HEAD' })).headers.get('etag')).toBe(page.headers.get('etag'))
})

test('list, search and their data tell of an approval and of a retraction at once', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const ask = await openSite(application)
  const places = ['/reports', '/reports.data', '/search?q=kirkira', '/search.data?q=kirkira']
  const pages = async () => Promise.all(places.map(async (place) => (await ask(place)).text()))
  const { id, referenceNumber } = await submitted(application, reporter)
  for (const page of await pages()) expect(page).not.toContain(referenceNumber)

  await verifyReport(application, reviewer, id, verification)
  for (const page of await pages()) expect(page).not.toContain(referenceNumber)
  await approveReport(application, officer, id, buildStatements())
  for (const page of await pages()) expect(page).toContain('Misali Kirkira')
  await retractReport(application, officer, id, { reason: 'It named the wrong person.' })

  for (const page of await pages()) expect(page).not.toContain('Misali Kirkira')
  const [list, , search] = await pages()
  expect(list).toContain('It named the wrong person.')
  expect(search).not.toContain(referenceNumber)
})

test('a page of a person who is logged in is neither kept for others nor taken from what is kept', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const ask = await openSite(application)
  const own = await browseAs(application, ask, reporter)
  const other = await browseAs(application, ask, stranger)
  for (const path of ['/reports', '/reports.data', '/']) {
    const before = await (await own.get(path)).text()
    const publicly = await (await ask(path)).text()
    const after = await (await own.get(path)).text()
    expect([before.includes('amina'), publicly.includes('amina'), after.includes('amina')]).toEqual([
      true,
      false,
      true,
    ])
    expect(await (await other.get(path)).text()).not.toContain('amina')
    expect(
      (await own.get(path, { 'If-None-Match': (await ask(path)).headers.get('etag') ?? '' })).status,
    ).toBe(200)
    expect((await own.get(path)).headers.get('etag')).toBeNull()
  }
})

test('two visitors who open a form get two tokens', async () => {
  const ask = await openSite(await withApplication())
  const [one, other] = [await ask('/login'), await ask('/login')]
  expect(one.headers.get('set-cookie')).not.toBe(other.headers.get('set-cookie'))
  const tokenIn = async (answer: Response) =>
    /name="formToken"[^>]*value="([^"]+)"/.exec(await answer.text())?.[1]
  const tokens = [await tokenIn(one), await tokenIn(other)]
  expect(tokens[0]).toMatch(/^[\w-]{86}$/)
  expect(tokens[0]).not.toBe(tokens[1])
})

test('a page that could not be shown is not kept', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  await application.database.pool.query('alter table search_docs rename to hidden')
  expect((await ask('/reports')).status).toBe(500)
  await application.database.pool.query('alter table hidden rename to search_docs')
  expect((await ask('/reports')).status).toBe(200)
  expect((await ask('/nowhere')).headers.get('etag')).toBeNull()
})

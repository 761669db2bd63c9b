import { expect, test } from 'vitest'
import { buildReport, cast, password } from '#tests/cast.ts'
import { browseAs, browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'

const traces = {
  'User-Agent': 'quokkabrowser/1.0',
  'X-Forwarded-For': '198.51.100.9, 203.0.113.77',
  'X-Real-IP': '203.0.113.77',
  Forwarded: 'for=203.0.113.77',
  Referer: 'https://quokkareferrer.example/',
  'Accept-Language': 'quokka-NG',
}
const marks = /quokkabrowser|203\.0\.113|198\.51\.100|quokkareferrer|quokka-NG/

test('no address, no user agent and nothing else of a visit is in a row or in the log', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const ask = await openSite(application)
  const visitor = browseAsVisitor(application, ask)
  const browser = await browseAs(application, ask, reporter)
  for (const { path } of siteRoutes) await browser.get(fillIn(path, {}), traces)
  const newcomer = { username: 'newcomer', email: 'newcomer@example.org', password }
  await visitor.post('/login', { identifier: 'amina', password: 'wrong' }, traces)
  await visitor.post('/login', { identifier: 'amina', password }, traces)
  await visitor.post('/register', newcomer, traces)
  await browser.post('/submit-report', buildReport(), traces)

  const rows = await everyRow(application)
  expect(rows).toContain('newcomer')
  expect(rows).toContain('rate_limits: ')
  expect(rows).not.toMatch(marks)
  expect(application.logged.join('')).not.toMatch(marks)
})

test('a fault is logged by where it happened, without the words that it happened on', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  await application.database.pool.query('drop table search_lexicon')
  const answer = await ask('/search?q=quokkaword', { headers: traces })

  const page = await answer.text()
  expect(answer.status).toBe(500)
  expect(page).toContain('Something went wrong')
  expect(page).not.toMatch(/node_modules|\.[tj]sx?:\d+:\d+|DrizzleQueryError|relation|select /)
  expect(application.logged.length).toBeGreaterThan(0)
  const logged = application.logged.join('')
  expect(logged).toContain('42P01')
  expect(logged).not.toMatch(/quokkaword|does not exist|select /)
  expect(logged).not.toMatch(marks)
})

test('the error page and the log name the same request', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  await application.database.pool.query('drop table search_docs')
  const page = await (await ask('/reports')).text()
  const [line = '{}'] = application.logged
  const { request }: { request?: string } = JSON.parse(line)
  expect(request).toMatch(/^[0-9a-f]{12}$/)
  expect(page).toContain(request)
})

test('a fault in an action keeps what was typed, and logs nothing of it', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const browser = await browseAs(application, await openSite(application), reporter)
  await application.database.pool.query('alter table reports drop column sealed_words cascade')
  const answer = await browser.post('/submit-report', buildReport({ evidence: 'quokkaword at dusk' }))
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('quokkaword at dusk')
  expect(application.logged.join('')).not.toMatch(/quokkaword|Kirkira/)
})

import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { buildReport, cast } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { openSilentProxy } from '#tests/support/network/silent-proxy.ts'
import { withApplication } from '#tests/support/with-application.ts'

/** The site on a database that can fall silent, with people who are logged in. */
async function siteOnProxy() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'officer')
  const proxy = await openSilentProxy(application.database.pool.options)
  onTestFinished(() => proxy.close())
  const database = openDatabase(proxy.connection, () => {})
  onTestFinished(() => database.close())
  // As when the line for news is silent too: no page comes from memory.
  const hub = { ...application.hub, isLive: () => false, believedFor: () => 0 }
  const ask = await openSite({ ...application, database, hub })
  const reporter = await browseAs(application, ask, people.reporter)
  const officer = await browseAs(application, ask, people.officer)
  return { application, proxy, ask, reporter, officer }
}

test('while the database is silent every page says so, and gives back what was typed', async () => {
  const { application, proxy, ask, reporter, officer } = await siteOnProxy()
  const evidence = 'Two vouchers with one number.'
  const report = { ...buildReport({ evidence }), submissionKey: application.randomness.uuid() }
  const asked = () => [
    ask('/reports?state=Kaduna'),
    ask('/search?q=kirkira'),
    ask('/archive/EFCC-2021-0001'),
    reporter.get('/'),
    reporter.get('/reports/mine'),
    officer.get('/admin'),
    reporter.post('/submit-report', report),
  ]
  const before = await Promise.all(asked().slice(0, -1))
  expect(before.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  proxy.goSilent()
  const answers = await Promise.all(asked())
  for (const answer of answers) {
    expect(answer.status, answer.url).toBe(503)
    const text = await answer.text()
    expect(text).toContain('We cannot answer right now')
    if (answer === answers.at(-1)) expect(text).toContain(evidence)
  }
  proxy.speakAgain()
  const again = await reporter.post('/submit-report', report)
  expect(again.status).toBe(303)
})

import { expect, test } from 'vitest'
import { listRefusedByBrowsers } from '#server/analytics/list-page-views.ts'
import { cast } from '#tests/cast.ts'
import { openSite } from '#tests/support/browse.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { withApplication } from '#tests/support/with-application.ts'

const path = '/refused-by-browsers'

const sent = (directive: string, blocked: string) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/csp-report', 'User-Agent': 'marker-of-a-browser' },
  body: JSON.stringify({
    'csp-report': {
      'document-uri': 'https://fitila.example/report/marker-of-a-page',
      'effective-directive': directive,
      'blocked-uri': blocked,
      'script-sample': 'marker-of-a-script',
    },
  }),
})

test('every page names where its policy reports to, and the tools do not', async () => {
  const ask = await openSite(await withApplication())
  for (const page of ['/', '/reports', '/report', '/login'])
    expect((await ask(page)).headers.get('content-security-policy')).toContain(`report-uri ${path}`)
  for (const page of ['/tools/whistleblower-risk', '/tools/risk-calculator'])
    expect((await ask(page)).headers.get('content-security-policy')).not.toContain('report-')
})

test('reports of browsers are counted by kind, and nothing else of them is stored', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const address = 'https://marker-of-a-site.example/path'
  for (let each = 0; each < 3; each += 1)
    expect((await ask(path, sent('script-src-elem', address))).status).toBe(204)
  expect((await ask(path, sent('script-src-elem', 'inline'))).status).toBe(204)
  const { administrator } = await cast(application, 'administrator')
  await expect
    .poll(() => listRefusedByBrowsers(application, administrator), { timeout: 30_000 })
    .toEqual([
      { directive: 'script-src-elem', source: 'other', times: 3 },
      { directive: 'script-src-elem', source: 'inline', times: 1 },
    ])
  expect(JSON.stringify(await everyRow(application))).not.toContain('marker-of')
})

test('what is no report answers the same, and counts nothing', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const bodies = ['', 'null', '[]', '{"csp-report":7}', '{"csp-report":{"effective-directive":"__proto__"}}']
  for (const body of bodies) expect((await ask(path, { method: 'POST', body })).status).toBe(204)
  expect((await ask(path, { method: 'POST', body: 'x'.repeat(9_000) })).status).toBe(413)
  expect(
    (await ask(path, { ...sent('img-src', 'data'), headers: { 'Sec-Fetch-Site': 'cross-site' } })).status,
  ).toBe(403)
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { EventKind } from '#domain/events/event.ts'
import { eventReach, publicEvents } from '#domain/events/event-audience.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { browseAs, browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { aboutHidden, announced } from '#tests/support/live/announcements.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { dataAddress } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'

async function siteWithReport() {
  const application = await withApplication()
  const report = await publicReport(application, { words: { personName: 'Sample Name0' } })
  const ask = await openSite(application)
  const address = `/reports/${report.id}`
  /** Behind the back of the site, so that only a page that is made again has it. */
  const rename = (name: string) =>
    application.database.pool.query(
      `update public_reports set document = jsonb_set(document, '{personName}', to_jsonb($2::text)) where report_id = $1`,
      [report.id, name],
    )
  return { application, ...report, ask, address, rename }
}

test('the page of a report is kept for visitors, as 401, and each event that changes a public page empties it', async () => {
  const { application, ask, address, rename, id } = await siteWithReport()
  for (const path of [address, dataAddress(address)]) {
    let shown = (await (await ask(path)).text()).match(/Sample Name\d+/)?.[0]
    expect(shown).toBeDefined()
    for (const [number, kind] of (Object.keys(eventReach) as EventKind[]).entries()) {
      const next = `Sample Name${number + 1}`
      await rename(next)
      const kept = await ask(path)
      expect([kept.status, kept.headers.get('set-cookie')], kind).toEqual([401, null])
      expect(kept.headers.get('cache-control'), kind).toBe('public, max-age=0, must-revalidate')
      expect(await kept.text(), kind).toContain(shown)
      application.hub.announce(announced(kind, number + 1, id))
      if (publicEvents.includes(kind)) shown = next
      const after = await (await ask(path)).text()
      expect(after, kind).toContain(shown)
    }
  }
})

test('no event about a report that is not public empties it, so that no visitor can time what staff do', async () => {
  const { application, ask, address, rename } = await siteWithReport()
  const shown = await (await ask(address)).text()
  await rename('Sample Name1')
  for (const announcement of aboutHidden(randomUUID(), 1)) application.hub.announce(announcement)
  expect(await (await ask(address)).text()).toBe(shown)
})

test('a visitor who read the page does not find what was retracted since', async () => {
  const { application, ask, address, id, officer } = await siteWithReport()
  await ask(address)
  expect(await (await ask(address)).text()).toContain('Sample Name0')
  await retractReport(application, officer, id, { reason: 'It named the wrong person.' })
  const after = await (await ask(address)).text()
  expect(after).not.toContain('Sample Name0')
  expect(after).toContain('It named the wrong person.')
})

test('who brings a cookie gets a page of their own, before and after the page was kept', async () => {
  const { application, ask, address, reporter, officer } = await siteWithReport()
  const people = [
    await browseAs(application, ask, reporter),
    await browseAs(application, ask, officer),
    browseAsVisitor(application, ask),
  ]
  for (let round = 0; round < 2; round += 1) {
    for (const { get } of people)
      expect((await get(address)).headers.get('cache-control')).toBe('private, no-store')
    const open = await (await ask(address)).text()
    expect(open).not.toContain('name="formToken"')
    for (const { username } of [reporter, officer]) expect(open).not.toContain(username)
  }
})

test('a page that asks to log in and shows no report is kept for no one', async () => {
  const { ask } = await siteWithReport()
  for (const path of [`/reports/${randomUUID()}`, '/reports/mine', '/reports/nothing'])
    expect((await ask(path)).headers.get('cache-control'), path).toBe('private, no-store')
})

test('the data of a kept page is known as such by the router, each time', async () => {
  const { ask, address } = await siteWithReport()
  for (const time of ['made', 'kept']) {
    const data = await ask(dataAddress(address))
    expect([data.status, data.headers.get('x-remix-response')], time).toEqual([401, 'yes'])
    expect((await ask(address)).headers.has('x-remix-response'), time).toBe(false)
  }
})

test('a 401 is never answered with 304', async () => {
  const { ask, address } = await siteWithReport()
  const etag = (await ask(address)).headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  expect((await ask(address, { headers: { 'If-None-Match': etag } })).status).toBe(401)
})

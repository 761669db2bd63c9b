import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { visitCookieSetting } from '#server/access/session-cookie.ts'
import { tokenText } from '#server/access/tokens.ts'
import type { PublicMemory } from '#server/hub/public-memory.ts'
import { browseAs, browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { announced } from '#tests/support/live/announcements.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { dataAddress, fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'

const timeout = minutes(10)
const caches = ['http://127.0.0.1:1']
const mayKeep = { 'surrogate-control': 'max-age=10', 'cdn-cache-control': 'max-age=10' }

/** Every route as a document and as data, with what it leaves open filled in by a report that is public. */
function addressesOf(id: string): string[] {
  const values = { id, reference: 'nowhere', attachment: randomUUID(), userId: randomUUID() }
  const addresses = siteRoutes.map(({ path }) => fillIn(path, values))
  return [...addresses, ...addresses.map((address) => dataAddress(address)), '/assets/nothing.js', '/nowhere']
}

async function publicSite() {
  const application = await withApplication()
  const report = await publicReport(application)
  return { application, ...report, addresses: addressesOf(report.id) }
}

function surrogates({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => /^(surrogate-|cdn-)/.test(name)))
}

test('a cache may keep what this process keeps: no cookie, no form, no answer of its own making, and nothing else', {
  timeout,
}, async () => {
  const { application, addresses, id } = await publicSite()
  const ask = await openSite(application, caches)
  const kept: string[] = []
  // It says that an account opens more.
  const withGuard = [`/reports/${id}`, dataAddress(`/reports/${id}`)]
  for (const address of addresses) {
    const answer = await ask(address)
    const told = surrogates(answer)
    const cacheControl = answer.headers.get('cache-control') ?? ''
    if (!('surrogate-key' in told)) {
      const isClosed = cacheControl.includes('public') && !cacheControl.includes('immutable')
      const closed = { 'surrogate-control': 'no-store', 'cdn-cache-control': 'no-store' }
      expect(told, address).toEqual(isClosed ? closed : {})
      continue
    }
    kept.push(address)
    expect(told, address).toEqual({ ...mayKeep, 'surrogate-key': 'fitila-pages' })
    expect([answer.status, answer.headers.get('set-cookie'), cacheControl], address).toEqual([
      ...[withGuard.includes(address) ? 401 : 200, null, 'public, max-age=0, must-revalidate'],
    ])
    expect(answer.headers.get('vary'), address).toBe('Accept-Encoding, Cookie')
    expect(await answer.text(), address).not.toContain('name="formToken"')
  }
  expect(kept).toEqual(expect.arrayContaining(['/', '/reports', '/search', '/search.data', '/methodology']))
  expect(kept).toEqual(expect.arrayContaining(withGuard))
  // The ways of a source, and of every account.
  expect(
    kept.filter((address) => /^\/(report|submit-report|drafts|login|admin|account)\b/.test(address)),
  ).toEqual([])
})

test('who brings a cookie gets nothing that a cache may keep, from any page', { timeout }, async () => {
  const { application, addresses, officer, reporter } = await publicSite()
  const ask = await openSite(application, caches)
  for (const address of ['/', '/reports', '/search']) await ask(address)
  const visit = `${visitCookieSetting(application.publicUrl).name}=${tokenText(randomBytes(32))}`
  const askers = [
    await browseAs(application, ask, officer),
    await browseAs(application, ask, reporter),
    browseAsVisitor(application, ask),
    { get: (path: string) => ask(path, { headers: { cookie: visit } }) },
  ]
  for (const address of addresses)
    for (const asker of askers) {
      const told = surrogates(await asker.get(address))
      expect([undefined, 'no-store'], address).toContain(told['surrogate-control'])
      expect(told, address).not.toHaveProperty('surrogate-key')
    }
})

test('after a form, and for another method than reading, no cache is told anything', async () => {
  const { application } = await publicSite()
  const ask = await openSite(application, caches)
  const browser = browseAsVisitor(application, ask)
  for (const answer of [
    await browser.post('/login', { username: 'x', password: 'y' }),
    await ask('/reports', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }),
    await ask('/reports', { method: 'DELETE' }),
  ])
    expect(surrogates(answer)).toEqual({})
})

test('a page that did not change, and one without its body, say the same', async () => {
  const { application } = await publicSite()
  const ask = await openSite(application, caches)
  const etag = (await ask('/reports')).headers.get('etag') ?? ''
  const unchanged = await ask('/reports', { headers: { 'If-None-Match': etag } })
  expect(unchanged.status).toBe(304)
  for (const answer of [unchanged, await ask('/reports', { method: 'HEAD' })])
    expect(surrogates(answer)).toMatchObject(mayKeep)
})

test('while the line for news is down no cache may keep a page', async () => {
  const { application } = await publicSite()
  const hub = { ...application.hub, isLive: () => false, believedFor: () => 0 }
  const ask = await openSite({ ...application, hub }, caches)
  const closed = { 'surrogate-control': 'no-store', 'cdn-cache-control': 'no-store' }
  expect(surrogates(await ask('/reports'))).toEqual(closed)
})

test('a page that was being made when something was retracted is for no cache', async () => {
  const { application, id } = await publicSite()
  let isToCome = true
  const publicMemory: PublicMemory = {
    ...application.publicMemory,
    recall(name, read) {
      // Asked by the list itself, so its rendering has begun.
      if (isToCome) application.hub.announce(announced('report.retracted', 1, id))
      isToCome = false
      return application.publicMemory.recall(name, read)
    },
  }
  const ask = await openSite({ ...application, publicMemory }, caches)
  expect((await ask('/reports')).headers.get('surrogate-key')).toBeNull()
  expect(isToCome).toBe(false)
  expect(surrogates(await ask('/reports'))).toMatchObject(mayKeep)
})

test('without a cache in front no answer speaks to one', { timeout }, async () => {
  const { application, addresses } = await publicSite()
  const ask = await openSite(application)
  for (const address of addresses) expect(surrogates(await ask(address)), address).toEqual({})
})

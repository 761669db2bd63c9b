import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { networkOf } from '#server/access/network.ts'
import { createBuiltSite } from '#server/doors/pages/built-site.ts'
import { clientAddress } from '#server/doors/pages/client-address.ts'
import { listen, listenToOnion } from '#server/doors/pages/listen.ts'
import { openCircuits } from '#server/onion/circuits.ts'
import { withApplication } from '#tests/support/with-application.ts'

const host = `${'a'.repeat(56)}.onion`
const line = (circuit: string) => `PROXY TCP6 fc00:dead:beef:4dad::0:${circuit} ::1 1 80\r\n`
const asking = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`

/** A site that says which network it counts, behind the real listeners. */
async function countingSite() {
  const circuits = openCircuits()
  const addressOf = clientAddress(true, circuits)
  const site = new Hono<{ Bindings: HttpBindings }>().all('*', (context) =>
    context.text(`counted: ${networkOf(addressOf(context.req.raw, context.env))}`),
  )
  return { site, circuits, path: await onionOf(site, circuits) }
}

async function onionOf(site: Hono<{ Bindings: HttpBindings }>, circuits = openCircuits()) {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-onion-'))
  const path = join(folder, 'site.sock')
  // As a process that was killed leaves it.
  await writeFile(path, '')
  const { close } = await listenToOnion(site, { path, circuits })
  onTestFinished(async () => {
    await close()
    await rm(folder, { recursive: true, force: true })
  })
  return path
}

/** What comes back for these bytes, sent one after the other. */
async function sent(where: { path: string } | { port: number; host: string }, ...parts: string[]) {
  const socket = connect(where)
  const given: Buffer[] = []
  socket.on('data', (part) => given.push(part))
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  for (const part of parts) {
    socket.write(part)
    if (parts.length > 1) await pause(20)
  }
  await closed
  return Buffer.concat(given).toString()
}

test('each circuit is a network of its own, also when its line comes in pieces', async () => {
  const { path } = await countingSite()
  expect(await sent({ path }, line('1') + asking('/'))).toContain('counted: circuit 1')
  expect(await sent({ path }, line('2') + asking('/'))).toContain('counted: circuit 2')
  expect(await sent({ path }, ...line('3'), asking('/'))).toContain('counted: circuit 3')
  expect((await stat(path)).mode & 0o077).toBe(0)
})

test('a header makes no circuit and no network of a connection of tor', async () => {
  const { path } = await countingSite()
  const forged = asking('/', 'X-Forwarded-For: 203.0.113.7\r\n')
  expect(await sent({ path }, line('4') + forged)).toContain('counted: circuit 4')
})

test('a connection without the line gets no answer', async () => {
  const { path } = await countingSite()
  expect(await sent({ path }, asking('/'))).toBe('')
  expect(await sent({ path }, `PROXY TCP4 203.0.113.7 127.0.0.1 1 80\r\n${asking('/')}`)).toBe('')
  expect(await sent({ path }, 'x'.repeat(200))).toBe('')
})

test('the line of tor is broken HTTP on the port, and its text in a header is no circuit', async () => {
  const { site } = await countingSite()
  const { port, close } = await listen(site, { host: '127.0.0.1', port: 0, trustProxy: true })
  onTestFinished(close)
  const place = { port, host: '127.0.0.1' }
  expect(await sent(place, line('5') + asking('/'))).toMatch(/^HTTP\/1\.1 400 /)
  const forged = asking('/', 'X-Forwarded-For: circuit 5\r\n')
  expect(await sent(place, forged)).toContain('counted: here')
})

test('under the onion address there is no HSTS and no Secure cookie; the public address names the onion on its pages', async () => {
  const made = await withApplication()
  const operator = { ...made.operator, onionUrl: `http://${host}` }
  const application = { ...made, operator, publicUrl: 'https://fitila.example' }
  const circuits = openCircuits()
  const site = await createBuiltSite(application, { trustProxy: false, circuits })
  const path = await onionOf(site, circuits)
  const onion = await sent({ path }, line('1') + asking('/login'))
  expect(onion).toMatch(/^HTTP\/1\.1 200 /)
  expect(onion).toMatch(/^set-cookie: sid=[^\n]*HttpOnly; SameSite=Lax\r$/im)
  expect(onion).not.toMatch(/strict-transport-security|onion-location|fitila\.example/i)
  const about = await site.request('https://fitila.example/about?a=b')
  expect(about.status).toBe(200)
  const answer = about.headers
  expect(answer.get('onion-location')).toBe(`http://${host}/about?a=b`)
  expect(answer.get('strict-transport-security')).not.toBeNull()
  const feed = await site.request('https://fitila.example/reports/feed.atom')
  expect([feed.status, feed.headers.get('content-type')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ])
  expect(feed.headers.get('onion-location')).toBeNull()
})

test('a page of the reporter’s way works whole under the onion address', async () => {
  const made = await withApplication()
  const operator = { ...made.operator, onionUrl: `http://${host}` }
  const application = { ...made, operator, publicUrl: 'https://fitila.example' }
  const circuits = openCircuits()
  const site = await createBuiltSite(application, { trustProxy: false, circuits })
  const path = await onionOf(site, circuits)
  for (const page of ['/report', '/report/return'])
    expect(await sent({ path }, line('1') + asking(page)), page).toMatch(/^HTTP\/1\.1 200 /)
  const strange = await sent({ path }, line('1') + asking('/report').replace(host, 'evil.example'))
  expect(strange).toMatch(/^HTTP\/1\.1 421 /)
})

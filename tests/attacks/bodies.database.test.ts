import { expect, onTestFinished, test } from 'vitest'
import { createBuiltSite } from '#server/doors/pages/built-site.ts'
import { listen } from '#server/doors/pages/listen.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { chunkedHead, openRaw, sendWithoutEnd } from './raw.ts'

const megabyte = 1024 * 1024

test('two dozen forms without an end and without a session are cut off at the length of a form', async () => {
  const { port, host } = await openDoor()
  const before = process.memoryUsage().arrayBuffers
  const answers = await Promise.all(
    ['/drafts/x/files', '/login', '/contact', '/nowhere'].flatMap((path) =>
      Array.from({ length: 6 }, (_, each) =>
        sendWithoutEnd({ port, host, path, network: `203.0.${each}.1` }, 25 * megabyte),
      ),
    ),
  )
  // What went is what the system between held, and no more.
  for (const { status, sent } of answers) {
    expect([413, 0]).toContain(status)
    expect(sent).toBeLessThan(12 * megabyte)
  }
  expect(answers.some(({ status }) => status === 413)).toBe(true)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * megabyte)
})

test('what reads brings no body', async () => {
  const { port, host } = await openDoor()
  const line = await openRaw(port)
  await line.send(chunkedHead('/reports', host, '203.0.113.1').replace('POST', 'GET'))
  expect(await line.status()).toBe(400)
  line.end()
})

test('headers of blanks and commas are answered as any others', async () => {
  const { port, host } = await openDoor()
  const hostile = [' '.repeat(14_000), ','.repeat(14_000), ' ,'.repeat(7_000), ';'.repeat(14_000)]
  for (const name of [
    'If-None-Match',
    'Accept-Encoding',
    'Accept-Language',
    'Cookie',
    'X-Forwarded-For',
    'Range',
  ])
    for (const value of hostile) {
      const line = await openRaw(port)
      await line.send(
        `GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${name}: x${value}x\r\n\r\n`,
      )
      expect(await line.status(), name).toBe(200)
      line.end()
    }
})

async function openDoor(): Promise<{ port: number; host: string }> {
  const application = await withApplication()
  const site = await createBuiltSite(application, { trustProxy: true })
  const door = await listen(site, { host: '127.0.0.1', port: 0 })
  onTestFinished(door.close)
  return { port: door.port, host: new URL(application.publicUrl).host }
}

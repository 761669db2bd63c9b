import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createBuiltSite } from '#server/doors/pages/built-site.ts'
import { listen } from '#server/doors/pages/listen.ts'
import { fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'

const onion = `${'a'.repeat(56)}.onion`
const foreign = 'evil.example'
const doors = [
  ...siteRoutes.map(({ path }) => fillIn(path, {})),
  ...['/live', '/live/reports', '/.well-known/security.txt', '/tools/risk-calculator', '/assets/nothing.js'],
  ...['/robots.txt', '/favicon.svg', '/reports/%E0%A4%A'],
]

test('no door answers under the name of another site', async () => {
  const ask = await served('https://fitila.example')
  for (const path of doors)
    for (const method of ['GET', 'POST']) {
      const answer = await ask({ path, method, host: foreign })
      expect(answer.status, path).toBe(421)
      expect(`${answer.headers} ${answer.body}`, path).not.toContain(foreign)
      expect(answer.headers, path).not.toContain('set-cookie')
    }
})

test.each([
  ['fitila.example', 200],
  ['FITILA.example', 200],
  ['fitila.example:443', 200],
  ['localhost', 200],
  ['localhost:3000', 200],
  ['127.0.0.1:8080', 200],
  ['[::1]:3000', 200],
  [onion, 200],
  [foreign, 421],
  ['fitila.example:8443', 421],
  ['fitila.example.evil.example', 421],
  ['localhost.evil.example', 421],
  ['evil.example#fitila.example', 421],
  ['fitila.example@evil.example', 421],
  ['127.0.0.2', 421],
  ['a'.repeat(56), 421],
])('a request to the host %s is answered with %i', async (host, status) => {
  const ask = await served('https://fitila.example')
  const found = (await ask({ path: '/about', method: 'GET', host })).status
  // What is no host at all is refused before it is compared.
  expect(status === 421 && found === 400 ? 421 : found).toBe(status)
})

test('a whole address in the request line is looked at as well as the header', async () => {
  const ask = await served('https://fitila.example')
  const path = `http://${foreign}/about`
  expect((await ask({ path, method: 'GET', host: 'fitila.example' })).status).not.toBe(200)
})

test('the policy of a tool names no host but one of ours', async () => {
  const ask = await served('https://fitila.example')
  const policyFor = async (host: string) =>
    (await ask({ path: '/tools/risk-calculator', method: 'GET', host })).headers
  expect(await policyFor(foreign)).not.toContain('frame-src')
  expect(await policyFor(onion)).toContain(`frame-src ${onion}/tools/`)
})

type Asked = { path: string; method: string; host: string }
type Answered = { status: number; headers: string; body: string }

/** The site on a socket, because a host is what a request says of itself there. */
async function served(publicUrl: string): Promise<(asked: Asked) => Promise<Answered>> {
  const made = await withApplication()
  const operator = { ...made.operator, onionUrl: `http://${onion}` }
  const site = await createBuiltSite({ ...made, publicUrl, operator }, { trustProxy: false })
  const { port, close } = await listen(site, { host: '127.0.0.1', port: 0 })
  onTestFinished(close)
  return ({ path, method, host }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answered>()
    const asking = request({ port, host: '127.0.0.1', path, method, headers: { host } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: JSON.stringify(answer.headers),
          body: Buffer.concat(parts).toString(),
        }),
      )
    })
    asking.on('error', reject)
    asking.end()
    return promise
  }
}

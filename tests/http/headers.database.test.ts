import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'

const everywhere = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}

const addresses = siteRoutes.map(({ path }) => fillIn(path, {}))
const beforeThePages = ['/assets/nothing.js', '/reports/%E0%A4%A']

test('every answer has the headers that keep a visitor safe', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  const ask = await openSite(application)
  const browser = await browseAs(application, ask, officer)
  for (const address of [...addresses, ...beforeThePages])
    for (const answer of [await ask(address), await browser.get(address)])
      expect(Object.fromEntries(answer.headers), address).toMatchObject(everywhere)
})

test('no page allows a script or a style that is not ours', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  const ask = await openSite(application)
  const browser = await browseAs(application, ask, officer)
  for (const address of addresses) {
    for (const answer of [await ask(address), await browser.get(address)]) {
      const policy = answer.headers.get('content-security-policy') ?? ''
      if (answer.headers.has('content-disposition')) {
        expect(policy, address).toMatch(/^(sandbox; )?default-src 'none'(; frame-ancestors 'none')?$/)
        continue
      }
      expect(policy, address).toMatch(/^default-src 'none'; script-src 'self'/)
      expect(policy, address).toContain("form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
      expect(policy, address).not.toMatch(/unsafe|http:|https:|\*/)
      expectAllowed(policy, await answer.text(), address)
    }
  }
})

test('a nonce serves one answer only', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  const browser = await browseAs(application, await openSite(application), officer)
  const nonces = new Set<string | undefined>()
  for (let each = 1; each <= 5; each += 1) {
    const policy = (await browser.get('/reports')).headers.get('content-security-policy')
    nonces.add(/'nonce-([\w-]{22})'/.exec(policy ?? '')?.[1])
  }
  expect(nonces.size).toBe(5)
  expect(nonces).not.toContain(undefined)
})

test('a page for everybody sets no cookie and may be kept; a page of a person or with a form may not', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  const ask = await openSite(application)
  const browser = await browseAs(application, ask, officer)
  for (const path of ['/', '/reports', '/search', '/search?q=x', '/methodology']) {
    const { headers } = await ask(path)
    expect([path, headers.get('set-cookie'), headers.get('cache-control')]).toEqual([
      ...[path, null, 'public, max-age=0, must-revalidate'],
    ])
    expect((await browser.get(path)).headers.get('cache-control')).toBe('private, no-store')
  }
  for (const path of ['/login', '/register', '/admin', '/nowhere', '/notifications'])
    expect((await ask(path)).headers.get('cache-control'), path).toMatch(/no-store/)
})

test('over TLS the site asks for TLS from then on, and its cookie is __Host-', async () => {
  const application = { ...(await withApplication()), publicUrl: 'https://fitila.example' }
  const ask = await openSite(application)
  const { headers } = await ask('/login')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('set-cookie')).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
})

test('on plain http nothing asks for TLS', async () => {
  const ask = await openSite(await withApplication())
  const { headers } = await ask('/login')
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('set-cookie')).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('no page asks another site for anything', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const browser = await browseAs(application, await openSite(application), administrator)
  for (const address of addresses) {
    const page = await (await browser.get(address)).text()
    const asked = [
      ...page.matchAll(/<(?:script|link|img|iframe|source|video|audio)\b[^>]*\b(?:src|href)="([^"]*)"/g),
    ]
    expect(
      asked.map(([, target = '']) => target).filter((target) => !/^\/(?!\/)/.test(target)),
      address,
    ).toEqual([])
  }
})

/** Every inline script carries the policy's nonce or has its hash in the policy; nothing else is inline. */
function expectAllowed(policy: string, page: string, address: string): void {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
  for (const [, attributes = '', script = ''] of inline) {
    if (nonce) expect(attributes, address).toContain(`nonce="${nonce}"`)
    else expect(policy, address).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  expect(page, address).not.toMatch(/<style\b|<[^>]+\sstyle="|<[^>]+\son\w+="|javascript:/)
}

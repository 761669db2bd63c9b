import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { neutralPage } from '#web/shell/early/quick-exit.ts'

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
      const html = await answer.text()
      // The quick exit is the one form that leads to another site. An answer without a body has no form.
      const mayLeave = html === '' || html.includes('action="/report/exit"')
      const exit = ` ${new URL(neutralPage).origin}`
      const leaves = mayLeave && policy.includes(exit) ? exit : ''
      expect(policy, address).toContain(
        `form-action 'self'${leaves}; base-uri 'none'; frame-ancestors 'none'`,
      )
      expect(policy.replace(`form-action 'self'${leaves};`, ''), address).not.toMatch(
        /unsafe|http:|https:|\*/,
      )
      expectAllowed(policy, html, address)
    }
  }
})

test('a policy allows the scripts of its own answer by their hashes, and nothing by a nonce', async () => {
  const application = await withApplication()
  const { officer, reporter } = await cast(application, 'officer', 'reporter')
  const ask = await openSite(application)
  const answers = await Promise.all(
    [officer, reporter].map(async (person) => (await browseAs(application, ask, person)).get('/reports')),
  )
  const policies = answers.map(({ headers }) => headers.get('content-security-policy') ?? '')
  // What the loaders brought is another person's in each. It is in no script, so no hash tells of it.
  expect(new Set(policies).size).toBe(1)
  for (const [place, answer] of answers.entries()) {
    const scripts = [
      ...(await answer.text()).matchAll(/<script(?: type="module" async="")?>(.+?)<\/script>/gs),
    ]
    expect(scripts.length).toBeGreaterThan(1)
    const hashes = scripts.map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(policies[place]).toContain(`script-src 'self' ${hashes.join(' ')};`)
  }
})

test('a page for everyone sets no cookie and may be kept; a page of a person or with a form may not', async () => {
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

/** Every inline script that can run has its hash in the policy, and no hash is for another; nothing else is inline. */
function expectAllowed(policy: string, page: string, address: string): void {
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
  // Data is no script to a browser (HTML, 4.12.1), and no policy is asked about it.
  const running = inline.filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
  const hashes = running.map(
    ([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  expect(policy.match(/'sha256-[^']+'/g)?.toSorted() ?? [], address).toEqual([...new Set(hashes)].toSorted())
  expect(page, address).not.toMatch(/<style\b|<[^>]+\sstyle="|<[^>]+\son\w+="|javascript:/)
}

test('the quick exit leads a form to another site, and a beacon to none', async () => {
  const ask = await openSite(await withApplication())
  const sent = async (mode: string) => {
    const answer = await ask('/report/exit', {
      method: 'POST',
      headers: { 'Sec-Fetch-Mode': mode },
      redirect: 'manual',
    })
    return [answer.status, answer.headers.get('location')]
  }
  expect(await sent('navigate')).toEqual([303, neutralPage])
  expect(await sent('no-cors')).toEqual([204, null])
})

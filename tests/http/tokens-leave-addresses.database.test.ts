import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { issueToken } from '#server/people/account-tokens.ts'
import { cast, password } from '#tests/cast.ts'
import { browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { openedInvitation } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

type Made = { application: TestApplication; reporter: Person; administrator: Person }

const links: Record<string, (made: Made) => Promise<string>> = {
  'a new password': async ({ application, reporter: { id: userId, email } }) =>
    `/reset-password?token=${await issueToken(application, { purpose: 'reset-password', userId, email })}`,
  'a new address': async ({ application, reporter: { id: userId } }) =>
    `/change-email?token=${await issueToken(application, { purpose: 'change-email', userId, email: 'new@example.org' })}`,
  'a new address, in Pidgin': async (made) => `/pcm${await links['a new address']?.(made)}`,
  'an invitation': async ({ application, administrator }) =>
    new URL(await openedInvitation(application, administrator, { role: 'reviewer' })).pathname,
}

test.each(Object.entries(links))('the token of a link to %s leaves the address at once', async (_, make) => {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'administrator')
  const ask = await openSite(application)
  const visitor = browseAsVisitor(application, ask)
  const link = await make({ application, ...people })
  const token = /[\w-]{43}$/.exec(link)?.[0] ?? 'none'

  const [led, ledAgain] = [await ask(link), await ask(link)]
  const clean = led.headers.get('location') ?? ''
  expect([led.status, ledAgain.status, ledAgain.headers.get('location')]).toEqual([303, 303, clean])
  expect(clean).not.toContain(token)
  expect(clean.split(/[?/]/)[1]).toBe(link.split(/[?/]/)[1])
  const setCookie = led.headers.get('set-cookie') ?? ''
  expect(setCookie).toMatch(/^link-[0-9a-f]{16}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/)

  const cookie = `${setCookie.split(';')[0]}; ${visitor.cookie}`
  const page = await ask(clean, { headers: { cookie } })
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('name="formToken"')
  expect(html).not.toContain(token)
  const without = await ask(clean)
  const isDead = without.status === 404 || (await without.text()).includes('no longer works')
  expect(isDead).toBe(true)

  const fields = {
    username: 'newcomer',
    email: 'newcomer@example.org',
    password: 'Tumbler kiosk 41 harmattan',
  }
  const done = await visitor.post(clean, fields, { cookie })
  expect([done.status, await done.text()]).toEqual([303, ''])
  expect(done.headers.getSetCookie().some((text) => /^link-[0-9a-f]{16}=; .*Max-Age=0/.test(text))).toBe(true)
  const again = await visitor.post(clean, fields, { cookie })
  expect(again.status).toBe(404)
})

test('two links in two tabs stay apart, and one that was refused keeps its form', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const ask = await openSite(application)
  const visitor = browseAsVisitor(application, ask)
  const opened = await Promise.all(
    [reporter, stranger].map(async ({ id: userId, email }) => {
      const token = await issueToken(application, { purpose: 'reset-password', userId, email })
      const led = await ask(`/reset-password?token=${token}`)
      return {
        clean: led.headers.get('location') ?? '',
        cookie: led.headers.get('set-cookie')?.split(';')[0] ?? '',
      }
    }),
  )
  const cookie = [visitor.cookie, ...opened.map((each) => each.cookie)].join('; ')
  for (const { clean } of opened) {
    const weak = await visitor.post(clean, { password: 'amina99' }, { cookie })
    expect(weak.status).toBe(422)
    expect((await visitor.post(clean, { password: 'Tumbler kiosk 41 harmattan' }, { cookie })).status).toBe(
      303,
    )
  }
  for (const { username } of [reporter, stranger]) {
    const answer = await visitor.post('/login', { identifier: username, password })
    expect(answer.status).toBe(422)
  }
})

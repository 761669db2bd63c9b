import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { findSession } from '#server/access/sessions.ts'
import { readSourceFiles } from '#tests/boundaries/read-source-files.ts'
import { cast, usernames } from '#tests/cast.ts'
import { browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { developmentLogIn } from './development-log-in.ts'

const place = '/development/log-in'

test('one click logs in as anyone, with the second step shown', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  const site = new Hono<{ Bindings: HttpBindings }>()
  developmentLogIn(application)(site)
  const shown = await (await site.request(place)).text()
  const mark = /name="mark" value="([^"]+)"/.exec(shown)?.[1] ?? ''
  expect(shown).toContain(`value="${usernames.officer}"`)
  const answer = await site.request(place, form({ mark, username: usernames.officer }))
  const token = /^sid=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? null
  const session = await findSession(application, token)
  expect(session?.person).toMatchObject({ id: officer.id, assurance: 'full' })
  const foreign = await site.request(place, form({ username: usernames.officer }))
  expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([404, null])
})

test('it is for this machine alone', async () => {
  const application = await withApplication()
  for (const publicUrl of ['https://fitila.example', 'http://192.168.1.4:3000', 'http://localhost.example'])
    expect(() => developmentLogIn({ ...application, publicUrl }), publicUrl).toThrow('must be localhost')
})

test('the program that operators start has no such page, and loads nothing of it', async () => {
  const application = await withApplication()
  await cast(application, 'officer')
  const visitor = browseAsVisitor(application, await openSite(application))
  expect((await visitor.get(place)).status).toBe(404)
  const answer = await visitor.post(place, { username: usernames.officer })
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null])
  const files = await readSourceFiles(join(import.meta.dirname, '../../..'))
  const loading = files
    .filter(({ imports }) => imports.some(({ specifier }) => /development-(site|log-in)/.test(specifier)))
    .map(({ path }) => path)
  expect(loading.filter((path) => !path.includes('.test.'))).toEqual([
    'server/doors/pages/development-site.ts',
  ])
})

function form(fields: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) }
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportFields } from '#domain/reports/fields.ts'
import { cast, submitted } from '#tests/cast.ts'
import { type Browser, browseAs, browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { dataAddress, fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'

const names = [
  ...Object.keys(reportFields),
  ...['submissionKey', 'method', 'notes', 'reason', 'identifier', 'username', 'email', 'password', 'next'],
  ...['formToken', '__proto__', 'constructor', 'toString', ''],
]
const odd = [
  '',
  ' ',
  '\0',
  '\uFFFF',
  '🪔',
  '\u202E',
  '%',
  "'",
  '<',
  '-1',
  '1e400',
  '2024-02-30',
  'document_check',
  'Kaduna',
]
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...odd),
  fc.constant('x'.repeat(21_000)),
)
const fields = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 8 })), text), {
  maxLength: 14,
})
const kinds = ['urlencoded', 'urlencoded', 'multipart', 'files', 'json', 'raw'] as const

// A person who deletes their account is not there for the next attempt.
const routes = siteRoutes.filter(({ path }) => path !== '/profile/deletion')

const attempts = fc.record({
  route: fc.constantFrom(...routes),
  asker: fc.constantFrom('visitor', 'reporter', 'administrator'),
  kind: fc.constantFrom(...kinds),
  method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'),
  asData: fc.boolean(),
  hasToken: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
  id: fc.constantFrom('pending', 'absent', 'odd'),
  fields,
})

test('whatever is sent to any address, it is never a fault of ours', { timeout: 60_000 }, async () => {
  const application = await withApplication()
  const { reporter, administrator } = await cast(application, 'reporter', 'administrator')
  const ask = await openSite(application)
  const { id } = await submitted(application, reporter)
  const ids = { pending: id, absent: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', odd: "%00' or 1=1" }
  const logIn: Record<string, () => Promise<Browser>> = {
    visitor: async () => browseAsVisitor(application, ask),
    reporter: () => browseAs(application, ask, reporter),
    administrator: () => browseAs(application, ask, administrator),
  }

  await fc.assert(
    fc.asyncProperty(attempts, async ({ route, asker, kind, method, asData, hasToken, ...attempt }) => {
      const browser = await logIn[asker]?.()
      if (!browser) throw new Error(`${asker} has no browser`)
      const filled = fillIn(route.path, {
        id: encodeURIComponent(ids[attempt.id as 'odd']),
        token: ids.absent,
      })
      const sent: [string, string][] = hasToken
        ? [...attempt.fields.filter(([name]) => name !== 'formToken'), ['formToken', browser.formToken]]
        : attempt.fields
      const answer = await ask(asData ? dataAddress(filled) : filled, {
        method,
        headers: { cookie: browser.cookie },
        body: bodyOf(kind, sent),
      })
      const page = await answer.text()
      expect(answer.status).toBeLessThan(500)
      expect(page).not.toMatch(/node_modules|\.[tj]sx?:\d+:\d+/)
      expect(application.logged).toEqual([])
    }),
    { numRuns: 350 },
  )
})

function bodyOf(kind: (typeof kinds)[number], fields: [string, string][]): NonNullable<RequestInit['body']> {
  if (kind === 'urlencoded') return new URLSearchParams(fields)
  else if (kind === 'json') return JSON.stringify(fields)
  else if (kind === 'raw') return new TextEncoder().encode(fields.flat().join('&=%'))
  const form = new FormData()
  for (const [name, value] of fields) {
    if (kind === 'files' && name !== 'formToken') form.append(name, new Blob([value]), 'file.bin')
    else form.append(name, value)
  }
  return form
}

import { expect, test } from 'vitest'
import { listOwnKeys } from '#server/api/list-own-keys.ts'
import { revokeKey } from '#server/api/revoke-key.ts'
import { readRoutes } from '#server/doors/api/routes.ts'
import { cast } from '#tests/cast.ts'
import { programOf } from '#tests/support/api/programs.ts'
import { type Ask, openSite } from '#tests/support/browse.ts'
import { putOnSale } from '#tests/support/plans/on-sale.ts'
import { rowDigests } from '#tests/support/row-digests.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

// As `route-actions` has it for browsers: an answer of 4xx to a machine has changed no row.

test('every route of the API, asked by every program that may not, answers 4xx and changes nothing', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { reviewer, stranger, officer } = await cast(application, 'reviewer', 'stranger', 'officer')
  const whole = await programOf(application, ask, officer)
  const revoked = await programOf(application, ask, stranger)
  const [own] = (await listOwnKeys(application, stranger)).keys
  await revokeKey(application, stranger, own?.id)
  const narrow = {
    archive: await programOf(application, ask, reviewer, { archiveRead: 'on' }),
    public: await programOf(application, ask, reviewer, { publicRead: 'on' }),
  }
  const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })
  // The first request of a key on a day notes the day.
  for (const { get } of Object.values(narrow)) await get('/reports')
  await whole.get('/figures')
  const routes = await readRoutes()
  expect(routes.length).toBeGreaterThan(4)
  for (const { example, action } of routes) {
    const other = action === 'archive.read' ? narrow.public : narrow.archive
    const asked: Record<string, Promise<Response>> = {
      'without a key': ask(`/api/v1${example}`),
      'with no key of ours': ask(`/api/v1${example}`, bearer('fitila_nothing')),
      'with a key that was deleted': ask(`/api/v1${example}`, bearer(revoked.key)),
      'with a key for something else': ask(`/api/v1${example}`, bearer(other.key)),
      'with the key in the address': ask(
        `/api/v1${example.split('?', 1)[0]}?key=${whole.key}`,
        bearer(whole.key),
      ),
      'with a parameter that there is not': whole.get(`${example.split('?', 1)[0]}?quokka=1`),
      'by a form': whole.post(example, '{}'),
    }
    await refusesAll(application, example, asked)
  }
})

test('news of payments that no one signed, and calls of models without a key, change nothing', async () => {
  const application = await withApplication()
  const standIn = await putOnSale(application)
  const ask = await openSite(application)
  const { body, signature } = standIn.event('charge.success', '0'.repeat(24))
  const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  await refusesAll(application, 'machines', {
    'unsigned news': tell(ask, '/payments/news', body),
    'forged news': tell(ask, '/payments/news', body, {
      'x-paystack-signature': 'f'.repeat(signature.length),
    }),
    'news that is too long': tell(ask, '/payments/news', ' '.repeat(70_000)),
    'a model without a key': tell(ask, '/api/v1/mcp', call),
    'a model with no key of ours': tell(ask, '/api/v1/mcp', call, { authorization: 'Bearer fitila_nothing' }),
  })
})

function tell(ask: Ask, path: string, body: string, headers: Record<string, string> = {}) {
  return ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
}

async function refusesAll(
  application: TestApplication,
  place: string,
  asked: Record<string, Promise<Response>>,
): Promise<void> {
  const before = await rowDigests(application)
  for (const [who, answer] of Object.entries(asked)) {
    const { status } = await answer
    expect([place, who, status >= 400 && status < 500], String(status)).toEqual([place, who, true])
  }
  expect(await rowDigests(application), place).toEqual(before)
}

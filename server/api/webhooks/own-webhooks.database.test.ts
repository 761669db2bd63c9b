import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { bothKeysFor } from '#domain/api/webhooks.ts'
import { hours } from '#domain/time/durations.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { isGenuine, keyOf, tell, waiting, withWebhook } from '#tests/support/api/webhook-stage.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { changeWebhookKey, removeWebhook, resumeWebhook, tryWebhook } from './change-webhook.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { listOwnWebhooks } from './list-own-webhooks.ts'
import { makeWebhook } from './make-webhook.ts'

test('a new key signs beside the old one for a day, and alone afterwards', async () => {
  const { application, reporter, receiver } = await withWebhook()
  const old = await keyOf(application, reporter)
  const id = (await listOwnWebhooks(application, reporter)).webhooks[0]?.id
  await changeWebhookKey(application, reporter, id)
  const key = await keyOf(application, reporter)
  expect(key).not.toBe(old)
  const send = async () => {
    await tryWebhook(application, reporter, id)
    await deliverWebhooks(application)
    const got = receiver.received.at(-1)
    if (!got) throw new Error('no message was sent')
    return Promise.all([key, old].map((each) => isGenuine(each, got, application.now())))
  }
  expect(await send()).toEqual([true, true])
  application.later(bothKeysFor)
  expect(await send()).toEqual([true, false])
  expect((await listOwnWebhooks(application, reporter)).webhooks[0]?.publicKeys).toEqual([key])
})

test('without the plan nothing is told or sent, and a webhook is its holder’s alone', async () => {
  const { application, reporter, stranger, receiver } = await withWebhook()
  const id = (await listOwnWebhooks(application, reporter)).webhooks[0]?.id
  await givePlan(application, stranger.id, { tier: 'enterprise' })
  expect((await listOwnWebhooks(application, stranger)).webhooks).toEqual([])
  for (const step of [tryWebhook, resumeWebhook, changeWebhookKey, removeWebhook])
    await expect(step(application, stranger, id)).rejects.toMatchObject({ kind: 'not-found' })
  await tryWebhook(application, reporter, id)
  await application.database.pool.query(`update profiles set status = 'suspended' where id = $1`, [
    reporter.id,
  ])
  await publicReport(application, { owner: stranger })
  await tell(application)
  expect(receiver.received).toEqual([])
  expect(await waiting(application)).toBe(1)
  await application.database.pool.query(`update profiles set status = 'active' where id = $1`, [reporter.id])
  application.later(hours(1))
  await deliverWebhooks(application)
  expect(receiver.received).toHaveLength(1)
  await deleteAccount(application, reporter)
  const { rows } = await application.database.pool.query('select from webhooks')
  expect(rows).toEqual([])
})

test('three webhooks are the most, also at once; no network is asked about while one is made', async () => {
  const { application, reporter } = await withWebhook()
  const one = { name: 'Lamp', address: 'https://lamp.example/told?secret=quokka' }
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => makeWebhook(application, reporter, one)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  await expect(makeWebhook(application, reporter, one)).rejects.toMatchObject({ code: 'too-many-webhooks' })
  const { rows } = await application.database.pool.query('select * from webhooks')
  expect(JSON.stringify(rows)).not.toContain('lamp.example')
})

test('an address that may not be asked is refused with its field, and without Enterprise or a confirmation nothing is made', async () => {
  const { application, reporter, stranger } = await withWebhook()
  const address = 'https://lamp.example/told'
  for (const each of ['http://lamp.example/', 'https://127.0.0.1/', 'https://lamp.example:22/', 'lamp'])
    await expect(makeWebhook(application, reporter, { name: 'Lamp', address: each })).rejects.toMatchObject({
      fields: { address: { code: 'not-a-webhook' } },
    })
  const make = (person: Person) => makeWebhook(application, person, { name: 'Lamp', address })
  await expect(make(stranger)).rejects.toMatchObject({ code: 'api-needs-enterprise' })
  await expect(make({ ...reporter, isConfirmed: false })).rejects.toMatchObject({
    code: 'confirmation-needed',
  })
  const off = { ...application, operator: { ...application.operator, hasWebhooks: false } }
  await expect(makeWebhook(off, reporter, { name: 'Lamp', address })).rejects.toMatchObject({
    code: 'webhooks-off',
  })
})

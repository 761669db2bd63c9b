import { expect, test } from 'vitest'
import { pauseAfter } from '#domain/api/webhooks.ts'
import { days, minutes } from '#domain/time/durations.ts'
import { hearEvents } from '#server/events/hear-events.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { submitted } from '#tests/cast.ts'
import type { Received } from '#tests/support/api/receiver.ts'
import {
  aim,
  isGenuine,
  keyOf,
  letters,
  tell,
  waiting,
  withWebhook,
} from '#tests/support/api/webhook-stage.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { resumeWebhook, tryWebhook } from './change-webhook.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { listOwnWebhooks } from './list-own-webhooks.ts'

test('a receiver is told of a publication and a retraction, thinly, and each message is signed', async () => {
  const { application, reporter, receiver } = await withWebhook()
  const report = await publicReport(application, { owner: reporter })
  await tell(application)
  await retractReport(application, report.officer, report.id, { reason: 'The register says otherwise.' })
  await tell(application)
  const data = { referenceNumber: report.referenceNumber, on: '2026-11-21' }
  const timestamp = application.now().toISOString()
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
    { type: 'report.updated', timestamp, data },
    { type: 'report.deleted', timestamp, data },
  ])
  const key = await keyOf(application, reporter)
  for (const got of receiver.received) expect(await isGenuine(key, got, application.now())).toBe(true)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(2)
  expect(await waiting(application)).toBe(0)
})

test('what is not public is told to no one: nothing before the publication, and nothing about a draft', async () => {
  const { application, reporter, receiver } = await withWebhook()
  await hearEvents(application, 'webhooks')
  await submitted(application, reporter)
  await tell(application)
  expect(receiver.received).toEqual([])
})

test('a message that was changed, came late, or was signed for another webhook is not genuine', async () => {
  const { application, reporter, receiver } = await withWebhook()
  await aim(application, reporter, receiver.address('second.example'))
  await publicReport(application, { owner: reporter })
  await tell(application)
  const [first, second] = receiver.received
  if (!first || !second) throw new Error('two messages were not sent')
  const { webhooks } = await listOwnWebhooks(application, reporter)
  const keys = webhooks.map(({ publicKeys }) => publicKeys[0] ?? '')
  const now = application.now()
  const fits = (got: Received) => Promise.all(keys.map((key) => isGenuine(key, got, now)))
  const marks = await Promise.all([first, second].map(fits))
  // Each fits one key alone, and not the same one: what one receiver got it cannot send on to another.
  expect(marks.map((each) => each.filter(Boolean).length)).toEqual([1, 1])
  expect(marks[0]).not.toEqual(marks[1])
  const key = keys[marks[0]?.indexOf(true) ?? 0] ?? ''
  const replayed = new Date(now.getTime() + minutes(5))
  expect(await isGenuine(key, first, replayed)).toBe(false)
  const changed = [
    { ...first, body: first.body.replace('updated', 'deleted') },
    { ...first, headers: { ...first.headers, 'webhook-id': 'msg_other' } },
    {
      ...first,
      headers: { ...first.headers, 'webhook-timestamp': String(Math.floor(now.getTime() / 1000) + 60) },
    },
    { ...first, headers: { ...first.headers, 'webhook-signature': 'v1a,AAAA' } },
  ]
  for (const each of changed) expect(await isGenuine(key, each, now)).toBe(false)
})

test('a failure is tried again after growing pauses, with the same number and a new moment, and after days the webhook stops', async () => {
  const { application, reporter, receiver } = await withWebhook()
  receiver.answer = (response) => void response.writeHead(503).end()
  await publicReport(application, { owner: reporter })
  await hearEvents(application, 'webhooks')
  let failures = 0
  for (;;) {
    await deliverWebhooks(application)
    failures += 1
    expect(receiver.received).toHaveLength(failures)
    const pause = pauseAfter(failures)
    if (pause === null) break
    application.later(pause - 1)
    await deliverWebhooks(application)
    expect(receiver.received).toHaveLength(failures)
    application.later(1)
  }
  expect(failures).toBe(10)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
  const moments = receiver.received.map(({ headers }) => headers['webhook-timestamp'])
  expect(new Set(moments).size).toBe(10)
  const { webhooks } = await listOwnWebhooks(application, reporter)
  expect(webhooks).toMatchObject([{ stopped: { why: 'failing' }, waiting: 0 }])
  expect(await letters(application)).toBe(1)
  await expect(tryWebhook(application, reporter, webhooks[0]?.id)).rejects.toMatchObject({
    code: 'webhook-stopped',
  })
  receiver.answer = (response) => void response.end()
  await resumeWebhook(application, reporter, webhooks[0]?.id)
  await tryWebhook(application, reporter, webhooks[0]?.id)
  await deliverWebhooks(application)
  expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} })
})

test('410 stops a webhook at once, and nothing more is sent or kept for it', async () => {
  const { application, reporter, receiver } = await withWebhook()
  receiver.answer = (response) => void response.writeHead(410).end()
  const report = await publicReport(application, { owner: reporter })
  await tell(application)
  await retractReport(application, report.officer, report.id, { reason: 'The register says otherwise.' })
  application.later(days(1))
  await tell(application)
  expect(receiver.received).toHaveLength(1)
  expect(await waiting(application)).toBe(0)
  expect((await listOwnWebhooks(application, reporter)).webhooks).toMatchObject([
    { stopped: { on: '2026-11-21', why: 'gone' } },
  ])
  expect(await letters(application)).toBe(1)
})

test('a slow receiver delays none but its own, and is tried again', async () => {
  const { application, reporter, receiver } = await withWebhook({ longest: 1_500 })
  await aim(application, reporter, receiver.address('quick.example'))
  let quickAfter = 0
  const began = performance.now()
  receiver.answer = (response, { headers }) => {
    if (headers.host?.startsWith('quick')) {
      quickAfter = performance.now() - began
      response.end()
    }
  }
  await publicReport(application, { owner: reporter })
  await hearEvents(application, 'webhooks')
  const before = performance.now()
  await deliverWebhooks(application)
  expect(performance.now() - before).toBeGreaterThan(1_400)
  expect(quickAfter).toBeGreaterThan(0)
  expect(quickAfter - (before - began)).toBeLessThan(1_000)
  const { webhooks } = await listOwnWebhooks(application, reporter)
  expect(
    webhooks.map(({ failures, waiting: left }) => ({ failures, left })).toSorted((a, b) => a.left - b.left),
  ).toEqual([
    { failures: 0, left: 0 },
    { failures: 1, left: 1 },
  ])
})

test('two processes at once send each message once', async () => {
  const { application, reporter, receiver } = await withWebhook()
  const { reviewer, officer } = await publicReport(application, { owner: reporter })
  for (const _ of [1, 2]) await publicReport(application, { owner: reporter, reviewer, officer })
  await hearEvents(application, 'webhooks')
  await Promise.all([1, 2, 3, 4].map(() => deliverWebhooks(application)))
  expect(receiver.received).toHaveLength(3)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(3)
})

test('where too much waits, one message asks the program to read the changes', async () => {
  const { application, reporter, receiver } = await withWebhook()
  const { webhooks } = await listOwnWebhooks(application, reporter)
  await application.database.pool.query(
    `insert into webhook_messages (id, webhook_id, kind, reference_number, changed_on, written_at)
     select gen_random_uuid(), $1, 'report.updated', 'X-' || n, '2026-11-20', now() from generate_series(1, 500) n`,
    [webhooks[0]?.id],
  )
  await publicReport(application, { owner: reporter })
  await tell(application)
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['changes.many'])
})

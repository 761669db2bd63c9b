import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { days } from '#domain/time/durations.ts'
import { makeVouchers } from '#server/plans/vouchers/make-vouchers.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { cast } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { showOwnPlan } from '../show-own-plan.ts'
import { cancelBatch } from './cancel-batch.ts'
import { listBatches, showBatch } from './list-batches.ts'
import { redeemVoucher } from './redeem-voucher.ts'

test('a voucher brings its plan, once, also in small letters and without hyphens', async () => {
  const { application, administrator, reporter, stranger } = await staged()
  const { codes, lastDay } = await makeVouchers(application, administrator, month)
  expect([codes.length, lastDay]).toEqual([10, '2027-11-21'])
  const [code = ''] = codes
  await redeemVoucher(application, reporter, { voucherCode: code.toLowerCase().replaceAll('-', ' ') })
  expect(await showOwnPlan(application, reporter)).toMatchObject({
    periods: [{ tier: 'premium', from: '2026-11-21', lastDay: '2026-12-21' }],
    lastDay: '2026-12-21',
  })
  for (const person of [reporter, stranger])
    await expect(redeemVoucher(application, person, { voucherCode: code })).rejects.toMatchObject({
      code: 'voucher-not-valid',
    })
})

test('when two people redeem one voucher at once, one has it', async () => {
  const { application, administrator, reporter, stranger } = await staged()
  const { codes } = await makeVouchers(application, administrator, month)
  const tries = codes.flatMap((voucherCode) =>
    [reporter, stranger].map((person) => redeemVoucher(application, person, { voucherCode })),
  )
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const { rows } = await application.database.pool.query<{ days: number }>(
    `select sum(ends_on - starts_on)::int as days from plan_periods where source = 'voucher'`,
  )
  expect(rows).toEqual([{ days: 10 * 31 }])
})

test('an unknown, a used and an expired voucher get one answer, and a person who guesses is stopped', async () => {
  const { application, administrator, reporter } = await staged()
  const { codes } = await makeVouchers(application, administrator, month)
  application.later(days(366))
  const ask = (voucherCode: string) =>
    redeemVoucher(application, reporter, { voucherCode }).catch((error: unknown) => error)
  expect(await ask(codes[0] ?? '')).toMatchObject({ code: 'voucher-not-valid' })
  expect(await ask('0000-0000-0000-0000-0000-0000')).toMatchObject({ code: 'voucher-not-valid' })
  for (const mistyped of ['', 'quokka', `${codes[0]?.slice(0, -1)}!`])
    expect(await ask(mistyped)).toMatchObject({ kind: 'invalid' })
  for (let each = 0; each < 8; each += 1) await ask(codes[each] ?? '')
  expect(await ask(codes[9] ?? '')).toMatchObject({ code: 'too-many-tries' })
})

test('no one but an administrator makes vouchers, a moment after showing who they are', async () => {
  const { application, administrator, reporter } = await staged()
  await expect(makeVouchers(application, visitor, month)).rejects.toMatchObject({ kind: 'sign-in-needed' })
  await expect(makeVouchers(application, reporter, month)).rejects.toMatchObject({
    code: 'administrators-only',
  })
  await expect(
    makeVouchers(application, { ...administrator, isConfirmed: false }, month),
  ).rejects.toMatchObject({ code: 'confirmation-needed' })
  for (const [name, value] of [
    ['plan', 'free'],
    ['plan', ''],
    ['count', '101'],
  ] as const)
    await expect(makeVouchers(application, administrator, { ...month, [name]: value })).rejects.toMatchObject(
      { kind: 'invalid', fields: { [name]: { code: 'not-in-list' } } },
    )
})

test('a batch tells who sells it and how many were used; cancelling ends the others, and used ones keep their days', async () => {
  const { application, administrator, reporter, stranger } = await staged()
  const soldBy = ' Sabon Gari kiosk '
  const { batchId, codes } = await makeVouchers(application, administrator, { ...month, soldBy })
  await makeVouchers(application, administrator, { plan: 'enterprise-year', count: '1' })
  const [first = '', second = ''] = codes
  await redeemVoucher(application, reporter, { voucherCode: first })
  const batch = {
    ...{ id: batchId, tier: 'premium', days: 31, soldBy: 'Sabon Gari kiosk', madeOn: '2026-11-21' },
    ...{ lastDay: '2027-11-21', size: 10, used: 1, state: 'open' },
  }
  expect(await listBatches(application, administrator)).toContainEqual(batch)
  expect(await showBatch(application, administrator, batchId)).toEqual(batch)
  expect(await everyRow(application)).not.toContain('kiosk')
  await cancelBatch(application, administrator, batchId)
  await cancelBatch(application, administrator, batchId)
  expect(await showBatch(application, administrator, batchId)).toEqual({ ...batch, state: 'cancelled' })
  await expect(redeemVoucher(application, stranger, { voucherCode: second })).rejects.toMatchObject({
    code: 'voucher-not-valid',
  })
  expect(await showOwnPlan(application, reporter)).toMatchObject({ lastDay: '2026-12-21' })
  const { rows } = await application.database.pool.query(
    `select subject_id, actor_id, detail from events where kind = 'payment.vouchers_cancelled'`,
  )
  const detail = { digest: expect.stringMatching(/^[0-9a-f]{64}$/) }
  expect(rows).toEqual([{ subject_id: batchId, actor_id: administrator.id, detail }])
})

test('no one but an administrator sees or cancels a batch, a moment after showing who they are, and none that there is not', async () => {
  const { application, administrator, reporter } = await staged()
  const { batchId } = await makeVouchers(application, administrator, month)
  await expect(listBatches(application, reporter)).rejects.toMatchObject({ code: 'administrators-only' })
  await expect(cancelBatch(application, reporter, batchId)).rejects.toMatchObject({
    code: 'administrators-only',
  })
  await expect(
    cancelBatch(application, { ...administrator, isConfirmed: false }, batchId),
  ).rejects.toMatchObject({ code: 'confirmation-needed' })
  for (const unknown of ['quokka', '00000000-0000-4000-8000-000000000000'])
    for (const ask of [showBatch, cancelBatch])
      await expect(ask(application, administrator, unknown)).rejects.toMatchObject({ kind: 'not-found' })
})

test('an administrator keeps a voucher for another account', async () => {
  const { application, administrator, reporter } = await staged()
  const { codes } = await makeVouchers(application, administrator, month)
  const voucherCode = codes[0] ?? ''
  await expect(redeemVoucher(application, administrator, { voucherCode })).rejects.toMatchObject({
    code: 'plan-by-role',
  })
  await redeemVoucher(application, reporter, { voucherCode })
})

test('the log has each step with a digest, and neither log nor tables lead from a voucher to an account', async () => {
  const { application, administrator, reporter } = await staged()
  const { codes } = await makeVouchers(application, administrator, month)
  await redeemVoucher(application, reporter, { voucherCode: codes[0] })
  const { rows } = await application.database.pool.query(
    `select kind, actor_kind, actor_id, detail from events where subject_kind = 'payment' order by id`,
  )
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect(rows).toEqual([
    {
      kind: 'payment.vouchers_made',
      actor_kind: 'person',
      actor_id: administrator.id,
      detail: { digest },
    },
    { kind: 'payment.voucher_redeemed', actor_kind: 'clock', actor_id: null, detail: { digest } },
  ])
  await advanceLog(application)
  expect(await checkLog(application)).toMatchObject({ waiting: 0, problems: [] })
  expect(await wordsOfBoth(application)).toEqual([])
})

/** What is in a row of the voucher, its batch or its events, and in a row of the account's time as well; but for days and tiers. */
async function wordsOfBoth({ database }: TestApplication): Promise<string[]> {
  const { rows } = await database.pool.query<{ word: string }>(`
    with voucher as (
      select value from vouchers v, jsonb_each_text(to_jsonb(v))
      union select value from voucher_batches b, jsonb_each_text(to_jsonb(b))
      union select value from events e, jsonb_each_text(to_jsonb(e) || e.detail) where subject_kind = 'payment'
    ), account as (select value from plan_periods p, jsonb_each_text(to_jsonb(p)))
    select value as word from voucher where value is not null intersect select value from account`)
  return rows.map(({ word }) => word).filter((word) => !/^(\d{4}-\d{2}-\d{2}|premium)$/.test(word))
}

const month = { plan: 'premium-month', count: '10' }

async function staged() {
  const application = await withApplication()
  return { application, ...(await cast(application, 'administrator', 'reporter', 'stranger')) }
}

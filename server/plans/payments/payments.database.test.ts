import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { days, hours, minutes } from '#domain/time/durations.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { sweep } from '#server/retention/sweep.ts'
import { cast } from '#tests/cast.ts'
import { putOnSale } from '#tests/support/plans/on-sale.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { lookAtOpenPayments, settlePayment } from './settle-payment.ts'
import { showPayment } from './show-payment.ts'
import { startPayment } from './start-payment.ts'

test('a payment brings its plan once, however often and from wherever it is looked at', async () => {
  const { application, standIn, reporter, buy } = await staged()
  const reference = await buy()
  expect(await showPayment(application, reporter, reference)).toBe('started')
  expect(await grantedDays(application)).toBe(0)
  standIn.change(reference, { status: 'success', channel: 'bank_transfer' })
  standIn.slowBy(5)
  const looks = Array.from({ length: 50 }, (_, each) =>
    each % 2 ? settlePayment(application, reference) : showPayment(application, reporter, reference),
  )
  expect(new Set(await Promise.all(looks))).toEqual(new Set(['paid']))
  for (let replay = 0; replay < 100; replay += 1) await settlePayment(application, reference)
  expect(await grantedDays(application)).toBe(31)
  const { rows } = await application.database.pool.query(
    `select actor_id, detail from events where kind = 'payment.settled'`,
  )
  expect(rows).toEqual([{ actor_id: null, detail: { digest: expect.stringMatching(/^[0-9a-f]{64}$/) } }])
})

test('the provider learns a price, a random number and a one-time address, and nothing of the account', async () => {
  const { standIn, reporter, buy } = await staged()
  const reference = await buy()
  const [asked = ''] = standIn.heard
  expect(asked).toContain('"amount":350000')
  expect(asked).toContain(reference)
  for (const told of [reporter.id, reporter.username, reporter.email, 'metadata'])
    expect(asked).not.toContain(told)
  await buy()
  const addresses = [...standIn.transactions.values()].map(({ email }) => email)
  expect(new Set(addresses).size).toBe(2)
})

test.each([
  ['too little', { amount: 349_999 }],
  ['too much', { amount: 350_001 }],
  ['in another currency', { currency: 'GHS' }],
  ['in another world', { domain: 'live' }],
] as const)('a payment %s is held for a person, and brings nothing', async (_, wrong) => {
  const { application, standIn, buy } = await staged()
  const reference = await buy()
  standIn.change(reference, { status: 'success', ...wrong })
  expect(await settlePayment(application, reference)).toBe('held')
  standIn.change(reference, { amount: 350_000, currency: 'NGN', domain: 'test' })
  expect(await settlePayment(application, reference)).toBe('held')
  expect(await grantedDays(application)).toBe(0)
})

test('a failed payment that succeeds after all counts, once', async () => {
  const { application, standIn, buy } = await staged()
  const reference = await buy()
  standIn.change(reference, { status: 'failed' })
  expect(await settlePayment(application, reference)).toBe('failed')
  standIn.change(reference, { status: 'success' })
  expect(await settlePayment(application, reference)).toBe('paid')
  expect(await settlePayment(application, reference)).toBe('paid')
  expect(await grantedDays(application)).toBe(31)
})

test('where neither the page nor the news came back, the job looks after 10 minutes, 1, 6, 24 and 72 hours', async () => {
  const { application, standIn, buy } = await staged()
  const reference = await buy()
  const looksOf = () => standIn.heard.filter((line) => line.includes('/verify/')).length
  let passed = 0
  for (const [index, at] of [minutes(10), hours(1), hours(6), hours(24)].entries()) {
    application.later(at - passed - 1)
    await lookAtOpenPayments(application)
    expect(looksOf()).toBe(index)
    application.later(1)
    await lookAtOpenPayments(application)
    expect(looksOf()).toBe(index + 1)
    passed = at
  }
  standIn.change(reference, { status: 'success' })
  application.later(hours(72) - passed)
  await lookAtOpenPayments(application)
  expect(await grantedDays(application)).toBe(31)
})

test('a payment that is never made is abandoned after three days, and news of it still count', async () => {
  const { application, standIn, buy } = await staged()
  const reference = await buy()
  for (const wait of [minutes(10), hours(1), hours(6), hours(24), hours(72)]) {
    application.later(wait)
    await lookAtOpenPayments(application)
  }
  for (let again = 0; again < 2; again += 1) {
    expect(await stateOf(application, reference)).toBe('abandoned')
    await settlePayment(application, reference)
  }
  standIn.change(reference, { status: 'success' })
  expect(await settlePayment(application, reference)).toBe('paid')
})

test('a provider that dies after taking the order, or answers 500, loses no one a payment', async () => {
  const { application, standIn, reporter } = await staged()
  standIn.failNext(1)
  await expect(startPayment(application, reporter, { plan: 'premium-month' })).rejects.toMatchObject({
    code: 'provider-silent',
  })
  const [reference = ''] = standIn.transactions.keys()
  standIn.change(reference, { status: 'success' })
  standIn.failNext(1)
  await expect(settlePayment(application, reference)).rejects.toThrow('Paystack')
  standIn.failNext(1)
  expect(await showPayment(application, reporter, reference)).toBe('started')
  application.later(minutes(10))
  await lookAtOpenPayments(application)
  expect(await grantedDays(application)).toBe(31)
})

test('31 days later nothing in the database joins a payment to an account', async () => {
  const { application, standIn, reporter, stranger, buy } = await staged()
  const reference = await buy()
  standIn.change(reference, { status: 'success' })
  await settlePayment(application, reference)
  await expect(showPayment(application, stranger, reference)).rejects.toMatchObject({ kind: 'not-found' })
  expect(await placesWith(application, reference, reporter.id)).toEqual(['payment_accounts'])
  application.later(days(31))
  await sweep(application, 'daily')
  expect(await placesWith(application, reference, reporter.id)).toEqual([])
  expect(await wordsOfBoth(application, reference, reporter.id)).toEqual([])
  await expect(showPayment(application, reporter, reference)).rejects.toMatchObject({ kind: 'not-found' })
  expect(await stateOf(application, reference)).toBe('paid')
})

test('money for an account that was deleted meanwhile is held', async () => {
  const { application, standIn, reporter, buy } = await staged()
  const reference = await buy()
  await deleteAccount(application, reporter)
  standIn.change(reference, { status: 'success' })
  expect(await settlePayment(application, reference)).toBe('held')
})

test('only a plan that there is, and only where a provider is set, can be bought', async () => {
  const { application, reporter, administrator } = await staged()
  for (const plan of ['', 'free', 'premium', 'toString'])
    await expect(startPayment(application, reporter, { plan })).rejects.toMatchObject({
      code: 'plan-unknown',
    })
  await expect(startPayment(application, administrator, { plan: 'premium-year' })).rejects.toMatchObject({
    code: 'plan-by-role',
  })
  await expect(
    startPayment({ ...application, payments: null }, reporter, { plan: 'premium-year' }),
  ).rejects.toMatchObject({ code: 'plans-not-sold' })
})

async function staged() {
  const application = await withApplication()
  const standIn = await putOnSale(application)
  const people = await cast(application, 'administrator', 'reporter', 'stranger')
  const buy = (person: Person = people.reporter) => bought(application, standIn.transactions, person)
  return { application, standIn, ...people, buy }
}

async function bought(application: TestApplication, known: Map<string, unknown>, person: Person) {
  const before = new Set(known.keys())
  await startPayment(application, person, { plan: 'premium-month' })
  return [...known.keys()].find((reference) => !before.has(reference)) ?? ''
}

async function grantedDays({ database }: TestApplication): Promise<number> {
  const { rows } = await database.pool.query<{ days: number }>(
    'select coalesce(sum(ends_on - starts_on), 0)::int as days from plan_periods',
  )
  return rows[0]?.days ?? 0
}

async function stateOf({ database }: TestApplication, reference: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ state: string }>(
    'select state from payments where reference = $1',
    [reference],
  )
  return rows[0]?.state
}

async function tablesOf({ database }: TestApplication): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  return rows.map(({ name }) => name)
}

/** Tables with a row that names both. */
async function placesWith(application: TestApplication, one: string, other: string): Promise<string[]> {
  const found: string[] = []
  for (const table of await tablesOf(application)) {
    const { rowCount } = await application.database.pool.query(
      `select from ${table} t where t::text like '%' || $1 || '%' and t::text like '%' || $2 || '%'`,
      [one, other],
    )
    if (rowCount) found.push(table)
  }
  return found
}

/** What is in a row that names the one, and in a row that names the other; but for days, tiers and short words. */
async function wordsOfBoth(application: TestApplication, one: string, other: string): Promise<string[]> {
  const wordsWith = async (text: string) => {
    const words = new Set<string>()
    for (const table of await tablesOf(application)) {
      const { rows } = await application.database.pool.query<{ value: string }>(
        `select entry.value from ${table} t, jsonb_each_text(to_jsonb(t)) entry
         where t::text like '%' || $1 || '%' and length(entry.value) >= 16`,
        [text],
      )
      for (const { value } of rows) words.add(value)
    }
    return words
  }
  const [ofOne, ofOther] = await Promise.all([wordsWith(one), wordsWith(other)])
  return [...ofOne].filter((word) => ofOther.has(word))
}

import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { readCsv } from '#server/archive/read-csv.ts'
import { giveBack } from '#server/plans/payments/give-back.ts'
import { settlePayment } from '#server/plans/payments/settle-payment.ts'
import { sweep } from '#server/retention/sweep.ts'
import { cast } from '#tests/cast.ts'
import { putOnSale } from '#tests/support/plans/on-sale.ts'
import { paidPayment } from '#tests/support/plans/paid-payment.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { exportBooks } from './export-books.ts'
import { showInvoice } from './show-invoice.ts'

const seller = {
  ...{ name: 'Lamp Books Ltd', address: '12 Invented Street, Kaduna' },
  ...{ taxNumber: '00000000-0001', vatNumber: '00000000-0002' },
}

test('an invoice has a number, its VAT and the seller as it was, and a refund gets a credit note', async () => {
  const { application, administrator, reporter, stranger, standIn } = await staged()
  const reference = await paidPayment(application, reporter, 'premium-month', standIn)
  const invoice = {
    ...{ number: 'INV-2026-000001', madeOn: '2026-11-21', takesBack: null, reference, plan: 'premium-month' },
    ...{ netKobo: 325_581, vatKobo: 24_419, grossKobo: 350_000, seller },
  }
  expect(await showInvoice(application, reporter, reference, 'invoice')).toEqual(invoice)
  for (const [person, kind] of [
    [reporter, 'credit-note'],
    [stranger, 'invoice'],
  ] as const)
    await expect(showInvoice(application, person, reference, kind)).rejects.toMatchObject({
      kind: 'not-found',
    })
  application.seller = { ...seller, name: 'Another name', vatNumber: null }
  expect(await showInvoice(application, reporter, reference, 'invoice')).toEqual(invoice)
  await giveBack(application, administrator, { reference })
  const note = { ...invoice, number: 'CRN-2026-000001', takesBack: 'INV-2026-000001' }
  expect(await showInvoice(application, reporter, reference, 'credit-note')).toEqual(note)
})

test('numbers have no gap, also when payments arrive at once, fail and are told fifty times', async () => {
  const { application, reporter, standIn } = await staged()
  const references: string[] = []
  for (let each = 0; each < 4; each += 1) {
    const reference = await paidPayment(application, reporter, 'premium-month', {
      ...standIn,
      change: (known) => standIn.change(known, { status: 'failed' }),
    })
    references.push(reference)
    standIn.change(reference, { status: 'success' })
  }
  standIn.change(references[2] ?? '', { amount: 1 })
  await Promise.all(
    Array.from({ length: 50 }, (_, each) => settlePayment(application, references[each % 4] ?? '')),
  )
  expect((await numbers(application)).toSorted()).toEqual([
    'INV-2026-000001',
    'INV-2026-000002',
    'INV-2026-000003',
  ])
})

test('each year begins with 1, by the calendar of Nigeria', async () => {
  const { application, reporter, standIn } = await staged()
  const at = (moment: string) => application.later(Date.parse(moment) - application.now().getTime())
  at('2026-12-31T22:59:59.999Z')
  await paidPayment(application, reporter, 'premium-month', standIn)
  at('2026-12-31T23:00:00.000Z')
  await paidPayment(application, reporter, 'premium-month', standIn)
  expect(await numbers(application)).toEqual(['INV-2026-000001', 'INV-2027-000001'])
})

test('the books are for administrators, add up, and name no account; a row of them is never changed', async () => {
  const { application, administrator, officer, reporter, standIn } = await staged()
  const given = await paidPayment(application, reporter, 'premium-month', standIn)
  await paidPayment(application, reporter, 'premium-year', standIn)
  await giveBack(application, administrator, { reference: given })
  await expect(exportBooks(application, officer)).rejects.toMatchObject({ code: 'administrators-only' })
  const csv = await exportBooks(application, administrator)
  const rows = (readCsv(csv) ?? []).slice(1).map(({ cells }) => cells)
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ['CRN-2026-000001', 'credit-note'],
    ['INV-2026-000001', 'invoice'],
    ['INV-2026-000002', 'invoice'],
  ])
  for (const [, , , , , net, vat, gross] of rows) expect(Number(net) + Number(vat)).toBe(Number(gross))
  for (const told of [reporter.id, reporter.username, reporter.email]) expect(csv).not.toContain(told)
  for (const change of [`update invoices set place = 9`, 'delete from invoices', 'truncate invoices'])
    await expect(application.database.pool.query(change)).rejects.toThrow()
})

test('after 31 days no one can tell whose an invoice was', async () => {
  const { application, reporter, standIn } = await staged()
  const reference = await paidPayment(application, reporter, 'premium-month', standIn)
  application.later(days(31))
  await sweep(application, 'daily')
  await expect(showInvoice(application, reporter, reference, 'invoice')).rejects.toMatchObject({
    kind: 'not-found',
  })
  const { rows } = await application.database.pool.query(
    `select to_jsonb(i)::text as line from invoices i where reference = $1`,
    [reference],
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(reporter.id)
})

async function staged() {
  const application = await withApplication()
  application.seller = seller
  const standIn = await putOnSale(application)
  const people = await cast(application, 'administrator', 'officer', 'reporter', 'stranger')
  return { application, standIn, ...people }
}

async function numbers(application: Awaited<ReturnType<typeof staged>>['application']) {
  const { rows } = await application.database.pool.query<{ number: string }>(
    `select 'INV-' || year || '-' || lpad(place::text, 6, '0') as number from invoices
     where kind = 'invoice' order by year, place`,
  )
  return rows.map(({ number }) => number)
}

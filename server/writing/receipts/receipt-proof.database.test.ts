import { checkReceipt } from '@fitila/receipts/check-receipt'
import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { cast, submitted } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { findReceipt } from './find-receipt.ts'
import { showReceipt, takeCode } from './show-receipt.ts'

test('from the next day on, a receipt proves that it is in the log, and tells nothing of the report', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id, referenceNumber } = await submitted(application, reporter)
  const first = await showReceipt(application, reporter, id)
  const code = (await takeCode(application, reporter, id)) ?? ''
  await advanceLog(application)
  application.later(days(1))
  await advanceLog(application)

  const { text } = await showReceipt(application, reporter, id)
  expect((await findReceipt(application, { receiptCode: code })).text).toBe(text)
  const keys = application.signing.publicKey
  const check = (receipt: string) => checkReceipt({ receipt, keys, code: '', handedIn: '', files: [] })
  expect(await check(first.text)).toMatchObject({ signature: 'good', log: null })
  expect(await check(text)).toMatchObject({
    signature: 'good',
    log: { isOfThis: true, proof: { fits: true, isSigned: true, day: '2026-11-21' } },
  })
  expect(await check(text.replaceAll('\n', '\r\n'))).toMatchObject({ log: { isOfThis: true } })
  const told = text + Buffer.from(/extra (\S+)/.exec(text)?.[1] ?? '', 'base64').toString()
  expect(told).toContain('"receipts"')
  expect(told).not.toContain(id)
  expect(told).not.toContain(referenceNumber)
  expect(told).not.toContain(reporter.id)

  const other = await submitted(application, reporter)
  const another = await showReceipt(application, reporter, other.id)
  const swapped = `${another.text}${text.slice(text.indexOf('\nProof'))}`
  expect(await check(swapped)).toMatchObject({ signature: 'good', log: { isOfThis: false } })
})

import { expect, test } from 'vitest'
import { readNumber } from '#domain/finding/search-number.ts'
import { referenceNumberPattern } from '#domain/reports/reference-number.ts'
import { cast, submitted } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('where every draw of five digits is taken, a report gets a number of six, and is found by it', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const drawn: number[] = []
  const below = (limit: number) => {
    drawn.push(limit)
    return 0
  }
  const full = { ...application, randomness: { ...application.randomness, below } }
  expect((await submitted(full, reporter)).referenceNumber).toBe('WR-26112110000')
  const { referenceNumber } = await submitted(full, reporter)
  expect(referenceNumber).toBe('WR-261121100000')
  expect(drawn).toEqual([...Array.from({ length: 9 }, () => 90_000), 900_000])
  expect(referenceNumber).toMatch(referenceNumberPattern)
  expect(readNumber(referenceNumber)).toEqual([{ kind: 'whole', text: referenceNumber }])
  await expect(
    application.database.pool.query(`update reports set reference_number = 'WR-2611211000000'`),
  ).rejects.toThrow('reports_reference_number_check')
})

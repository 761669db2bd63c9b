import { expect, test } from 'vitest'
import { convictionIdentity } from './same-conviction.ts'

const one = {
  name: 'Àpẹẹrẹ Kejì',
  chargeNo: 'FHC/IB/12C/2020',
  courtLocation: 'Federal High Court, Ibadan',
  convictionDate: '2020-07-23',
}

test('one name and one charge number are one conviction, however they are written', () => {
  const other = { ...one, name: 'APEERE  KEJI', chargeNo: 'fhc-ib-12c-2020', courtLocation: 'Ibadan' }
  expect(convictionIdentity(other)).toBe(convictionIdentity(one))
})

test('without a charge number the court and the date tell convictions of one name apart', () => {
  const first = { ...one, chargeNo: '' }
  expect(convictionIdentity({ ...first, convictionDate: '2021-07-23' })).not.toBe(convictionIdentity(first))
  expect(convictionIdentity({ ...first, courtLocation: 'Federal High Court, Lagos' })).not.toBe(
    convictionIdentity(first),
  )
  expect(convictionIdentity({ ...first, courtLocation: 'federal high court – IBADAN' })).toBe(
    convictionIdentity(first),
  )
})

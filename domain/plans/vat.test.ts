import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOfPrice } from './vat.ts'

test.each([
  [350_000, 325_581, 24_419],
  [3_500_000, 3_255_814, 244_186],
  [1_000_000, 930_233, 69_767],
  [10_000_000, 9_302_326, 697_674],
])('of %i kobo, %i are the price and %i are VAT', (gross, netKobo, vatKobo) => {
  expect(partsOfPrice(gross, true)).toEqual({ netKobo, vatKobo })
})

test('a seller who charges no VAT has all of it', () => {
  expect(partsOfPrice(350_000, false)).toEqual({ netKobo: 350_000, vatKobo: 0 })
})

test('the parts are the price, to the kobo', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (gross) => {
      const { netKobo, vatKobo } = partsOfPrice(gross, true)
      expect(netKobo + vatKobo).toBe(gross)
      expect(Math.abs(netKobo * 0.075 - vatKobo)).toBeLessThan(1)
    }),
  )
})

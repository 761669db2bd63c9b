import { expect, test } from 'vitest'
import { assetTotals } from './asset-totals.ts'
import type { AssetItem, Currency } from './assets.ts'

function item(value: number | null, currency: Currency = 'NGN', kind: AssetItem['kind'] = 'vehicle') {
  return { kind, value, currency }
}

test('each currency is added up by itself, the naira first, without what no one knows and without debts', () => {
  expect(assetTotals([item(5, 'USD'), item(2), item(null), item(3), item(9, 'NGN', 'loan_debt')])).toEqual([
    { currency: 'NGN', units: 5 },
    { currency: 'USD', units: 5 },
  ])
})

test('where no value is known there is no sum', () => {
  expect(assetTotals([])).toEqual([])
  expect(assetTotals([item(null), item(0), item(7, 'GBP', 'loan_debt')])).toEqual([])
})

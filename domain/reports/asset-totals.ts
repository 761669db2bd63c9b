import { type AssetItem, type Currency, currencies } from './assets.ts'

/** A sum in whole units of a currency. */
export type Total = { currency: Currency; units: number }

/**
 * What the items that have a value come to, a sum for each currency, in the order of `currencies`. What is owed is no asset
 * and is left out.
 */
export function assetTotals(items: readonly Pick<AssetItem, 'kind' | 'value' | 'currency'>[]): Total[] {
  const owned = items.filter(({ kind }) => kind !== 'loan_debt')
  return currencies.flatMap((currency) => {
    const values = owned.flatMap((item) =>
      item.currency === currency && item.value !== null ? [item.value] : [],
    )
    const units = values.reduce((sum, value) => sum + value, 0)
    return units > 0 ? [{ currency, units }] : []
  })
}

import { amountText } from '#domain/reports/amount.ts'
import { type AssetItem, assetKindNames } from '#domain/reports/assets.ts'
import { partialDay } from '../../dates.ts'

/** Items as whole sentences, one a line. */
export function ItemList({ items }: { items: readonly AssetItem[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5">
      {items.map((item) => (
        <li key={JSON.stringify(item)}>{itemText(item)}</li>
      ))}
    </ul>
  )
}

function itemText({ kind, what, where, value, currency, acquired, source }: AssetItem): string {
  const parts = [
    `${assetKindNames[kind]}: ${what}`,
    where,
    value === null ? '' : amountText(value, currency),
    acquired ? `acquired ${partialDay(acquired)}` : '',
    source ? `figure from: ${source}` : '',
  ]
  return parts.filter(Boolean).join('; ')
}

import { useContext } from 'react'
import type { LabelledStatement } from '#domain/publishing/statements.ts'
import { amountText } from '#domain/reports/amount.ts'
import type { AssetItem } from '#domain/reports/assets.ts'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../dates.ts'
import { LabelLine } from './label-line.tsx'
import { englishNames, type Names, ReportNames } from './report-names.ts'

type ItemListProps = {
  items: readonly AssetItem[]
  /** What each item rests on, by its place in the list. */
  labellingOf: (row: number) => LabelledStatement | undefined
}

/** Items as whole sentences, one a line. */
export function ItemList({ items, labellingOf }: ItemListProps) {
  const names = useContext(ReportNames)
  return (
    <ul className="list-disc space-y-1 pl-5">
      {items.map((item, row) => (
        <li key={JSON.stringify(item)}>
          {itemText(item, names)}
          <LabelLine statement={labellingOf(row)} />
        </li>
      ))}
    </ul>
  )
}

/** One item as a whole sentence. */
export function itemText(item: AssetItem, names: Names = englishNames): string {
  const { kind, what, where, value, currency, acquired, source } = item
  const parts = [
    `${names.assetKinds[kind]}: ${what}`,
    where,
    value === null ? '' : amountText(value, currency),
    acquired ? fill(names.itemTexts.acquired, { day: partialDay(acquired) }) : '',
    source ? fill(names.itemTexts.figureFrom, { source }) : '',
  ]
  return parts.filter(Boolean).join('; ')
}

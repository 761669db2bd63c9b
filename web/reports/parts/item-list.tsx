import type { LabelledStatement } from '#domain/publishing/statements.ts'
import type { AssetItem } from '#domain/reports/assets.ts'
import { useNames } from '../../page-names.ts'
import { itemText } from './item-text.ts'
import { LabelLine } from './label-line.tsx'

type ItemListProps = {
  items: readonly AssetItem[]
  /** What each item rests on, by its place in the list. */
  labellingOf: (row: number) => LabelledStatement | undefined
}

/** Items as whole sentences, one a line. */
export function ItemList({ items, labellingOf }: ItemListProps) {
  const names = useNames('assetKinds', 'itemTexts')
  return (
    <ul className="mt-2 list-disc space-y-1 pl-5">
      {items.map((item, row) => (
        <li key={JSON.stringify(item)}>
          {itemText(item, names)}
          <LabelLine statement={labellingOf(row)} />
        </li>
      ))}
    </ul>
  )
}

import { type ItemSide, itemFieldName, itemParts, itemSides } from '#domain/reports/assets.ts'
import type { ReportText } from '#domain/reports/report.ts'
import type { FormFields } from '../../refused-form.ts'

/** A report's words as the fields of its form. */
export function formFieldsOf({ suspectedItems, declaredItems, ...words }: ReportText): FormFields {
  const items = { suspectedItems, declaredItems } satisfies Record<ItemSide, unknown>
  const rows = itemSides.flatMap((side) =>
    items[side].flatMap((item, row) =>
      itemParts.map((part) => [itemFieldName(side, row, part), String(item[part] ?? '')] as const),
    ),
  )
  return {
    ...words,
    relevantLinks: words.relevantLinks.join('\n'),
    incidentDate: words.incidentDate ?? '',
    ...Object.fromEntries(rows),
  }
}

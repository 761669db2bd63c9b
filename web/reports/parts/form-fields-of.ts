import { itemFieldName, itemParts, itemSides } from '#domain/reports/assets.ts'
import { plainFields, type ReportText } from '#domain/reports/fields.ts'
import type { FormFields } from '../../refused-form.ts'

/** A report's text as the fields of its form. */
export function formFieldsOf(text: ReportText): FormFields {
  const rows = itemSides.flatMap((side) =>
    text[side].flatMap((item, row) =>
      itemParts.map((part) => [itemFieldName(side, row, part), String(item[part] ?? '')] as const),
    ),
  )
  const plain = plainFields.map((name) => [name, asTyped(text[name])] as const)
  return Object.fromEntries([...plain, ...rows])
}

function asTyped(value: string | readonly string[] | null): string {
  return typeof value === 'string' ? value : (value ?? []).join('\n')
}

import type { FieldName } from '#domain/reports/fields.ts'
import type { FormFields } from '../../refused-form.ts'
import { formParts } from '../parts/form-parts.ts'

/**
 * What the buttons that change the form itself lead to: more rows, another page, or the next one, once this one is right.
 *
 * @param check refuses what is wrong in these fields
 * @returns the fields to show again; null for every other button
 */
export async function turnPage(
  fields: FormFields,
  check: (names: readonly FieldName[]) => Promise<void>,
): Promise<FormFields | null> {
  const { intent = '', page = '0' } = fields
  if (intent.startsWith('rows:')) return fields
  if (intent.startsWith('page:')) return { ...fields, page: intent.slice('page:'.length) }
  if (intent !== 'next') return null
  await check(formParts.get(Number(page)) ?? [])
  return { ...fields, page: String(Number(page) + 1) }
}

import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fieldNames, reportFields } from '#domain/reports/fields.ts'
import { publicReports } from '../schema.ts'

test('a field has a column beside the public document where it is listed, and nowhere else', () => {
  const columns = Object.keys(getTableColumns(publicReports))
  expect(fieldNames.filter((name) => columns.includes(name))).toEqual(
    fieldNames.filter((name) => reportFields[name].listed),
  )
})

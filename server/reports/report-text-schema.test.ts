import { expect, test } from 'vitest'
import { emptyText, fieldNames } from '#domain/reports/fields.ts'
import { handedInOf } from '#server/writing/attachments/handed-in.ts'
import { reportTextSchema } from './report-text-schema.ts'

// As the first version sealed it: twelve fields, and none that came later.
const firstVersion = {
  ...{ personName: 'Misali Kirkira', position: 'Director of Works', sector: 'works_housing_transport' },
  ...{ state: 'Kaduna', declaredAssets: '', suspectedAssets: 'Three houses.', wealthSource: '' },
  ...{ evidence: 'Two vouchers.', relevantLinks: ['https://example.org/vouchers'], incidentDate: '2025-06' },
  ...{ declaredItems: [], suspectedItems: [] },
}

test('a text that was sealed before a field existed opens, with that field empty', () => {
  expect(reportTextSchema.parse(firstVersion)).toEqual({ ...emptyText(), ...firstVersion })
  const { declaredItems: _one, suspectedItems: _other, ...withoutItems } = firstVersion
  expect(reportTextSchema.parse(withoutItems)).toEqual({ ...emptyText(), ...firstVersion })
})

test('what opens has every field and nothing else', () => {
  const opened = reportTextSchema.parse({ ...firstVersion, surprise: 'nothing of ours' })
  expect(Object.keys(opened).toSorted()).toEqual(fieldNames.toSorted())
})

test('a receipt of the first version still fits: its records are these, in this order, whatever fields came later', () => {
  expect(handedInOf(reportTextSchema.parse(firstVersion), [])).toEqual([
    ['personName', 'Misali Kirkira'],
    ['position', 'Director of Works'],
    ['sector', 'works_housing_transport'],
    ['state', 'Kaduna'],
    ['declaredAssets', ''],
    ['suspectedAssets', 'Three houses.'],
    ['wealthSource', ''],
    ['evidence', 'Two vouchers.'],
    ['relevantLinks', 'https://example.org/vouchers'],
    ['incidentDate', '2025-06'],
  ])
})

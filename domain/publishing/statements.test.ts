import { expect, test } from 'vitest'
import type { AssetItem } from '../reports/assets.ts'
import { emptyText, type ReportText } from '../reports/fields.ts'
import { statementFieldName, statementParts, statementsIn } from './statements.ts'

const item: AssetItem = {
  kind: 'vehicle',
  what: 'Lorry',
  where: '',
  value: null,
  currency: 'NGN',
  acquired: null,
  source: '',
}

const words: ReportText = {
  ...emptyText(),
  personName: 'Misali Kirkira',
  position: 'Director of Works',
  sector: 'works_housing_transport',
  state: 'Kaduna',
  declaredAssets: 'One bungalow.',
  suspectedAssets: 'Three houses.',
  declaredItems: [item],
  suspectedItems: [item, item],
  wealthSource: 'Road contracts.',
  evidence: 'Two vouchers.',
  relevantLinks: ['https://example.org'],
  incidentDate: '2025',
}

const placesOf = (of: ReportText) => statementsIn(of).map(({ place }) => place)

test('the office, each filled text and each item is a statement, in the order in which they are read', () => {
  expect(placesOf(words)).toEqual([
    ...['office', 'suspectedAssets', 'suspectedItems.0', 'suspectedItems.1'],
    ...['declaredAssets', 'declaredItems.0', 'wealthSource', 'evidence'],
  ])
})

test('a field that was left empty states nothing', () => {
  const fewer = { ...words, declaredAssets: '', wealthSource: '', suspectedItems: [], declaredItems: [] }
  expect(placesOf(fewer)).toEqual(['office', 'suspectedAssets', 'evidence'])
})

test('no two fields of the form share a name', () => {
  const names = placesOf(words).flatMap((place) =>
    statementParts.map((part) => statementFieldName(place, part)),
  )
  expect(new Set(names).size).toBe(names.length)
})

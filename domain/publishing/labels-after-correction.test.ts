import { expect, test } from 'vitest'
import type { AssetItem } from '../reports/assets.ts'
import { emptyText, type ReportText } from '../reports/fields.ts'
import { labelsAfter } from './labels-after-correction.ts'
import type { LabelledStatement, StatementPlace } from './statements.ts'

const house: AssetItem = {
  ...{ kind: 'house_building', what: 'Duplex', where: 'Kaduna', value: null, currency: 'NGN' },
  ...{ acquired: null, source: '' },
}
const car: AssetItem = { ...house, kind: 'vehicle', what: 'Car' }

const words: ReportText = {
  ...emptyText(),
  ...{ personName: 'Misali Kirkira', position: 'Director', sector: 'education', state: 'Kaduna' },
  ...{ suspectedAssets: 'Two things.', suspectedItems: [house, car], evidence: 'A voucher.' },
}

const labelledAt = (place: StatementPlace): LabelledStatement => ({
  place,
  label: 'document',
  source: `Source of ${place}`,
  seenOn: '2025-10-01',
})
const labelled = (
  ['office', 'suspectedAssets', 'suspectedItems.0', 'suspectedItems.1', 'evidence'] as const
).map(labelledAt)

test('what does not change keeps its label, and what changes needs a new one', () => {
  const { kept, fresh } = labelsAfter(words, { ...words, evidence: 'Two vouchers.' }, labelled)
  expect(kept).toEqual(labelled.slice(0, 4))
  expect(fresh).toEqual(['evidence'])
})

test('an item that moves up keeps its own label, not that of its place', () => {
  const { kept, fresh } = labelsAfter(words, { ...words, suspectedItems: [car] }, labelled)
  expect(kept).toContainEqual({ ...labelledAt('suspectedItems.1'), place: 'suspectedItems.0' })
  expect(kept).toHaveLength(4)
  expect(fresh).toEqual([])
})

test('another name is another statement on the office; another link or date, another on the evidence', () => {
  expect(labelsAfter(words, { ...words, personName: 'Misali Wani' }, labelled).fresh).toEqual(['office'])
  expect(labelsAfter(words, { ...words, relevantLinks: ['https://example.org'] }, labelled).fresh).toEqual([
    'evidence',
  ])
  expect(labelsAfter(words, { ...words, incidentDate: '2024' }, labelled).fresh).toEqual(['evidence'])
})

test('a report from before there were labels gets none but the new one', () => {
  const { kept, fresh } = labelsAfter(words, { ...words, wealthSource: 'Contracts.' }, [])
  expect({ kept, fresh }).toEqual({ kept: [], fresh: ['wealthSource'] })
})

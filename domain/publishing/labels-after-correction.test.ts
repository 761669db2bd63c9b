import { expect, test } from 'vitest'
import type { AssetItem } from '../reports/assets.ts'
import type { ReportText } from '../reports/report.ts'
import { marksAfter } from './labels-after-correction.ts'
import type { MarkedStatement, StatementPlace } from './statements.ts'

const house: AssetItem = {
  ...{ kind: 'house_building', what: 'Duplex', where: 'Kaduna', value: null, currency: 'NGN' },
  ...{ acquired: null, source: '' },
}
const car: AssetItem = { ...house, kind: 'vehicle', what: 'Car' }

const words: ReportText = {
  ...{ personName: 'Misali Kirkira', position: 'Director', sector: 'education', state: 'Kaduna' },
  ...{ declaredAssets: '', suspectedAssets: 'Two things.', declaredItems: [], suspectedItems: [house, car] },
  ...{ wealthSource: '', evidence: 'A voucher.', relevantLinks: [], incidentDate: null },
}

const marked = (place: StatementPlace): MarkedStatement => ({
  place,
  mark: 'document',
  source: `Source of ${place}`,
  seenOn: '2025-10-01',
})
const marks = (
  ['office', 'suspectedAssets', 'suspectedItems.0', 'suspectedItems.1', 'evidence'] as const
).map(marked)

test('what does not change keeps its mark, and what changes needs a new one', () => {
  const { kept, fresh } = marksAfter(words, { ...words, evidence: 'Two vouchers.' }, marks)
  expect(kept).toEqual(marks.slice(0, 4))
  expect(fresh).toEqual(['evidence'])
})

test('an item that moves up keeps its own mark, not that of its place', () => {
  const { kept, fresh } = marksAfter(words, { ...words, suspectedItems: [car] }, marks)
  expect(kept).toContainEqual({ ...marked('suspectedItems.1'), place: 'suspectedItems.0' })
  expect(kept).toHaveLength(4)
  expect(fresh).toEqual([])
})

test('another name is another statement on the office; another link or date, another on the evidence', () => {
  expect(marksAfter(words, { ...words, personName: 'Misali Wani' }, marks).fresh).toEqual(['office'])
  expect(marksAfter(words, { ...words, relevantLinks: ['https://example.org'] }, marks).fresh).toEqual([
    'evidence',
  ])
  expect(marksAfter(words, { ...words, incidentDate: '2024' }, marks).fresh).toEqual(['evidence'])
})

test('a report from before there were marks gets none but the new one', () => {
  const { kept, fresh } = marksAfter(words, { ...words, wealthSource: 'Contracts.' }, [])
  expect({ kept, fresh }).toEqual({ kept: [], fresh: ['wealthSource'] })
})

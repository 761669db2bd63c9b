import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'
import { emptyText, type ReportText } from './fields.ts'

const before: ReportText = { ...emptyText(), sector: 'police', state: 'Kano', evidence: 'One voucher.' }

test('a version that says the same has no changed field', () => {
  expect(changedFields(before, structuredClone(before))).toEqual([])
})

test('what was changed, added and emptied is named, in the order of the form', () => {
  const after: ReportText = {
    ...before,
    evidence: '',
    personName: 'Misali Kirkira',
    relevantLinks: ['https://example.org'],
  }
  expect(changedFields(before, after)).toEqual(['personName', 'evidence', 'relevantLinks'])
})

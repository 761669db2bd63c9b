import { expect, test } from 'vitest'
import { isState } from '../reports/places.ts'
import { archiveReferenceNumber, archiveStanding } from './archive-record.ts'
import { sampleArchiveRecords } from './sample-records.ts'

test('there are eight, of the years 2020 to 2022', () => {
  expect(sampleArchiveRecords).toHaveLength(8)
  expect([...new Set(sampleArchiveRecords.map(({ year }) => year))].toSorted()).toEqual([2020, 2021, 2022])
})

test('their offences are the four of the specification', () => {
  expect([...new Set(sampleArchiveRecords.map(({ offense }) => offense))].toSorted()).toEqual([
    ...['Advanced Fee Fraud', 'Cybercrime', 'Internet Fraud', 'Money Laundering'],
  ])
})

test('no two share a reference, and each has the form of the agency, the year and four digits', () => {
  const references = sampleArchiveRecords.map(({ referenceNumber }) => referenceNumber)
  expect(new Set(references).size).toBe(8)
  for (const { referenceNumber, year } of sampleArchiveRecords)
    expect(referenceNumber).toMatch(new RegExp(`^EFCC-${year}-\\d{4}$`))
})

test('the index runs within the year', () => {
  expect(sampleArchiveRecords.map(({ referenceNumber }) => referenceNumber)).toEqual([
    ...['EFCC-2020-0001', 'EFCC-2020-0002', 'EFCC-2020-0003'],
    ...['EFCC-2021-0001', 'EFCC-2021-0002', 'EFCC-2021-0003'],
    ...['EFCC-2022-0001', 'EFCC-2022-0002'],
  ])
})

test('every one is complete, happened in a state of Nigeria, and in the year that it is filed under', () => {
  for (const record of sampleArchiveRecords) {
    expect(isState(record.state)).toBe(true)
    expect(record.convictionDate).toMatch(new RegExp(`^${record.year}-\\d{2}-\\d{2}$`))
    expect([record.name, record.courtLocation, record.sentence]).not.toContain('')
  }
})

test('an archive record is approved, checked by documents, with the highest credibility', () => {
  expect(archiveStanding).toEqual({
    credibilityRating: 5,
    status: 'approved',
    verificationMethod: 'document_check',
  })
  expect(archiveReferenceNumber(2021, 1)).toBe('EFCC-2021-0001')
})

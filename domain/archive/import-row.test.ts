import { expect, test } from 'vitest'
import { longestCell, type RowRefusal, readConviction } from './import-row.ts'

const now = new Date('2026-11-21T09:00:00Z')
const row = {
  name: 'Misali Na Daya',
  state: 'Lagos',
  offense: 'Internet Fraud',
  courtLocation: 'Federal High Court, Ikeja',
  convictionDate: '2020-03-12',
  sentence: 'Two years or a fine of N500,000',
  year: '2020',
  sourceUrl: 'https://example.org/press/1',
}

test('a whole row is a conviction, and what was left out is empty', () => {
  expect(readConviction({ ...row, name: '  Misali  Na\nDaya ' }, now)).toMatchObject({
    conviction: { name: 'Misali Na Daya', year: 2020, appealStatus: 'none_known', judge: '', notes: '' },
  })
})

test.each<[Partial<typeof row> & Record<string, string>, RowRefusal[]]>([
  [{ name: ' ' }, ['cell-missing']],
  [{ sentence: '' }, ['cell-missing']],
  [{ name: 'x'.repeat(longestCell + 1) }, ['cell-too-long']],
  [{ state: 'Atlantis' }, ['state-unknown']],
  [{ convictionDate: '12/03/2020' }, ['date-unreadable', 'year-differs']],
  [{ convictionDate: '2020-02-30' }, ['date-unreadable']],
  [{ convictionDate: '2026-11-22', year: '2026' }, ['date-in-future']],
  [{ appealDate: '2027' }, ['date-in-future']],
  [{ year: '2021' }, ['year-differs']],
  [{ sourceUrl: '' }, ['source-missing']],
  [{ sourceUrl: 'javascript:alert(1)' }, ['source-missing']],
  [{ sourceUrl: 'https://example' }, ['source-missing']],
  [{ agency: 'ICPC' }, ['agency-unknown']],
  [{ appealStatus: 'maybe' }, ['appeal-unknown']],
  [{ appealStatus: 'quashed' }, ['conviction-quashed']],
  [{ sentence: 'Arraigned and remanded in custody' }, ['not-a-conviction']],
  [{ sentence: 'Discharged and acquitted' }, ['not-a-conviction']],
  [{ offense: 'Arrested for internet fraud' }, ['not-a-conviction']],
  [{ sentence: 'Final forfeiture of a house in Abuja' }, ['forfeiture-only']],
])('%j is refused, and why', (change, refusals) => {
  expect(readConviction({ ...row, ...change }, now)).toEqual({ refusals })
})

test.each([
  { convictionDate: '2020', year: '2020' },
  { convictionDate: '2020-03' },
  { convictionDate: '2026-11-21', year: '2026' },
  { agency: 'EFCC' },
  { appealStatus: 'reduced', appealDate: '2021-05' },
  { sentence: 'Two years and forfeiture of a vehicle' },
  { offense: 'Dealing in suspected stolen crude' },
])('%j is accepted', (change) => {
  expect(readConviction({ ...row, ...change }, now)).toHaveProperty('conviction')
})

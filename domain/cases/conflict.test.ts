import { expect, test } from 'vitest'
import type { Declaration } from '../people/declaration.ts'
import { emptyText, type ReportText } from '../reports/fields.ts'
import { conflictsWith, findConflict, readDeclaration } from './conflict.ts'

const declaration: Declaration = {
  names: ['Bola Gwajiyo', 'Bolanle A. Gwajiyo'],
  employers: [
    'Kirkira Water Corporation (KWC)',
    'Federal Ministry of Samples',
    'Nigeria Police Force',
    'EFCC',
  ],
  others: ['Tunde Gwajiyo', 'Muhammad Sani Labariko'],
}

test.each([
  ['Bola Gwajiyo'],
  ['Gwajiyo, Bola'],
  ['Hon. (Mrs) Bola Gwajiyo'],
  ['GWAJIYO BOLA'],
  ['Bọ́lá Gwajíyò'],
  ['B. Gwajiyo'],
  ['Bolanle Adeola Gwajiyo'],
])('a report on %s names the one who declared that name', (personName) => {
  expect(findConflict(report({ personName }), declaration)).toBe('names-them')
})

test.each([['Babatunde Gwajiyo'], ['Mohammed Sani Labariko'], ['Alhaji M. S. Labariko']])(
  'a report on %s names one whom they declared',
  (personName) => {
    expect(findConflict(report({ personName }), declaration)).toBe('names-others')
  },
)

test.each([
  { evidence: 'The voucher was signed by Mrs. Bola Gwajiyo on a public holiday.' },
  { suspectedAssets: 'A duplex in the name of GWAJIYO Bola, her deputy.' },
  { wealthSource: 'Contracts that Bola Adeola Gwajiyo approved.' },
  { position: 'Assistant to Bola Gwajiyo' },
])('a mention in %j is enough', (words) => {
  expect(findConflict(report(words), declaration)).toBe('names-them')
})

test.each([
  { evidence: 'Paid to M.S. Labariko, then to Mohammed Sani Labariko and his wife.' },
  { declaredAssets: 'Land held with Muhammadu Labariko.' },
])('so is a mention of one whom they declared in %j', (words) => {
  expect(findConflict(report(words), declaration)).toBe('names-others')
})

test.each([
  { position: 'Director, Kirkira State Water Corporation' },
  { position: 'General Manager, Water Corporation', evidence: 'The stamp of KWC is on it.' },
  { position: 'Minister of Samples' },
  { position: 'Permanent Secretary, Ministry of Samples' },
  { position: 'Divisional Police Officer, Kaduna' },
  { wealthSource: 'Fees of the Kirkira Water Corporation that were not banked.' },
  { evidence: 'He was an investigator of the EFCC.' },
  { evidence: 'A letter of the Economic and Financial Crimes Commission says so.' },
])('an employer is found in %j', (words) => {
  expect(findConflict(report(words), declaration)).toBe('names-employer')
})

test.each([
  'Bola Gwajiyo',
  'The reviewer Gwajiyo, Bola.',
  'Misali Kirkira\nMrs. B. A. Gwajiyo',
  'Chidi Okoro and Bola',
  'bolanle',
  'Tunde Gwajiyo; Ngozi Okafor',
  'Labariko',
])('who must not see it, as %j, is kept from it', (mustNotSee) => {
  expect(findConflict(report({ mustNotSee }), declaration)).toBe('must-not-see')
})

test.each(['Kirkira Water Corporation', 'Anyone at the EFCC', 'The police'])(
  'who must not see it can be a body: %s',
  (mustNotSee) => {
    expect(findConflict(report({ mustNotSee }), declaration)).toBe('names-employer')
  },
)

test.each(['', 'Ngozi Okafor', 'Chidi', 'No one'])('who is not named in %j may see it', (mustNotSee) => {
  expect(findConflict(report({ mustNotSee }), declaration)).toBeNull()
})

test.each([
  { personName: 'Bola Kirkiraju' },
  { personName: 'Gambo Sani' },
  { evidence: 'Bola came late. Another page names Gwajiyo Street.' },
  { evidence: 'Sani signed for Muhammad Bello.' },
  { position: 'Director of Water Resources, Lagos' },
  { position: 'Registrar, Sample College', evidence: 'Every file can come.' },
  { evidence: 'The corporation bought water in bottles.' },
])('another person, another house: %j belongs to no one', (words) => {
  expect(findConflict(report(words), declaration)).toBeNull()
})

test('who declared only names is in conflict with no employer', () => {
  const only = { names: ['Bola Gwajiyo'], employers: [], others: [] }
  expect(findConflict(report({ position: 'Minister of Samples' }), only)).toBeNull()
})

test('a report as long as one can be is compared quickly', () => {
  const evidence = 'Paid to Sani and to Bola for the water of Kaduna by the ministry. '.repeat(300)
  const began = performance.now()
  expect(findConflict(report({ evidence }), declaration)).toBeNull()
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('a report that was cut once gives each declaration its own answer', () => {
  const stranger: Declaration = { names: ['Chidi Misali'], employers: ['Misali Breweries'], others: [] }
  const conflictOf = conflictsWith(report({ evidence: 'The voucher was signed by Mrs. Bola Gwajiyo.' }))
  expect([stranger, declaration, stranger].map((each) => conflictOf(readDeclaration(each)))).toEqual([
    null,
    'names-them',
    null,
  ])
})

function report(overrides: Partial<ReportText>): ReportText {
  return {
    ...emptyText(),
    personName: 'Misali Kirkira',
    position: 'Director of Works',
    sector: 'works_housing_transport',
    state: 'Kaduna',
    declaredAssets: 'One bungalow.',
    suspectedAssets: 'Three houses.',
    wealthSource: 'Road contracts.',
    evidence: 'Two vouchers.',
    ...overrides,
  }
}

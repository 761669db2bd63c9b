import { expect, test } from 'vitest'
import type { AssetItem } from '../reports/assets.ts'
import { emptyText, type ReportText } from '../reports/fields.ts'
import { type KindOfWrong, kindsOfWrong } from '../reports/kinds-of-wrong.ts'
import { type Sector, sectors } from '../reports/sectors.ts'
import { changedParts, fieldOf, passagesOf, secondPerson } from './corrections.ts'

const house: AssetItem = {
  ...{ kind: 'house_building', what: 'Duplex', where: 'Kaduna', value: 400_000_000, currency: 'NGN' },
  ...{ acquired: '2024', source: '' },
}
const car: AssetItem = { ...house, kind: 'vehicle', what: 'Car', value: null, acquired: null }

const words: ReportText = {
  ...emptyText(),
  ...{ personName: 'Misali Kirkira', position: 'Director', sector: 'education', state: 'Kaduna' },
  ...{ suspectedAssets: 'Two things.', suspectedItems: [house, car], evidence: 'A voucher.' },
}

const names = {
  sectorNames: Object.fromEntries(sectors.map((sector) => [sector, `the ${sector}`])) as Record<
    Sector,
    string
  >,
  kindNames: Object.fromEntries(kindsOfWrong.map((kind) => [kind, { label: `a ${kind}` }])) as Record<
    KindOfWrong,
    { label: string }
  >,
}

test('what a report states is listed one by one, and what is empty is left out', () => {
  const parts = passagesOf(words, names).map(({ part }) => part)
  expect(parts).toEqual([
    ...['personName', 'position', 'sector', 'state', 'suspectedAssets', 'evidence'],
    ...['suspectedItems.0', 'suspectedItems.1'],
  ])
})

test('a sector and a kind of wrong are stated by their names', () => {
  const passages = passagesOf({ ...words, wrongKind: 'bribe' }, names)
  expect(passages).toContainEqual({ part: 'sector', text: 'the education' })
  expect(passages).toContainEqual({ part: 'wrongKind', text: 'a bribe' })
})

test.each([
  ['nothing', {}, []],
  ['a text', { evidence: 'Two vouchers.' }, ['evidence']],
  ['a text that is taken out', { suspectedAssets: '' }, ['suspectedAssets']],
  ['the date', { incidentDate: '2024' }, ['incidentDate']],
  ['a link', { relevantLinks: ['https://example.org'] }, ['relevantLinks']],
  ['one item', { suspectedItems: [house, { ...car, where: 'Lagos' }] }, ['suspectedItems.1']],
  ['an item that is taken out', { suspectedItems: [car] }, ['suspectedItems']],
  ['an item on the other side', { declaredItems: [car] }, ['declaredItems']],
] as const)('a correction of %s names just that', (_, change, parts) => {
  expect(changedParts(words, { ...words, ...(change as Partial<ReportText>) })).toEqual(parts)
})

test('what is public of a dispute goes no deeper than the field, and what is no field is the whole', () => {
  expect(fieldOf('suspectedItems.3')).toBe('suspectedItems')
  expect(fieldOf('evidence')).toBe('evidence')
  expect(fieldOf('constructor')).toBe('whole')
  expect(fieldOf('whole')).toBe('whole')
})

test('no member confirms what they proposed, unless no second person exists', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const secondStepSince = new Date('2026-11-01T09:00:00Z')
  const officer = (id: string) =>
    ({ id, role: 'officer', status: 'active', secondStepSince, broughtBy: [] }) as const
  const staff = { members: [officer('bola'), officer('chidi')], now }
  expect(secondPerson('bola', 'chidi', staff)).toBe('two-people')
  expect(secondPerson('bola', 'bola', staff)).toBe('needed')
  expect(secondPerson('bola', 'amina', staff)).toBe('needed')
  expect(secondPerson('bola', 'bola', { members: [officer('bola')], now })).toBe('alone')
})

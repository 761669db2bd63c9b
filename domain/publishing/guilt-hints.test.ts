import { expect, test } from 'vitest'
import { guiltHints } from './guilt-hints.ts'

const nothing = { whatHappened: '', suspectedAssets: '', declaredAssets: '', wealthSource: '', evidence: '' }

test.each([
  ['He is a thief and all know it.', 'is a thief'],
  ['She STOLE the pension money.', 'STOLE'],
  ['The chairman embezzled N4 million.', 'embezzled'],
  ['They were clearly corrupt.', 'were clearly corrupt'],
  ['He collected a bribe from the contractor.', 'collected a bribe'],
  ['It was bought with proceeds of crime.', 'proceeds of crime'],
  ['The house was fraudulently acquired.', 'fraudulently acquired'],
  ['Everybody knows where it came from.', 'Everybody knows'],
])('%j gets a hint at %j', (text, phrase) => {
  const [hint] = guiltHints({ ...nothing, evidence: text })
  expect(hint).toMatchObject({ field: 'evidence', phrase })
  expect(hint?.instead).not.toBe('')
})

test.each([
  'Three houses in a new estate, about N400 million.',
  'Two payment vouchers with the same number.',
  'The contract was paid twice, and no road was built.',
  'The stolen-vehicle unit has moved to another building.'.replace('stolen', 'lost'),
  'She is suspected of having been paid for the licence.',
  'The corruption unit of the agency has a copy.',
  'He was acquitted in 2019.',
])('%j gets none', (text) => {
  expect(
    guiltHints({
      whatHappened: '',
      suspectedAssets: text,
      declaredAssets: text,
      wealthSource: text,
      evidence: text,
    }),
  ).toEqual([])
})

test('each field is looked at, and each phrase is told once a field', () => {
  const hints = guiltHints({
    ...nothing,
    suspectedAssets: 'Looted, looted, looted.',
    wealthSource: 'Looted.',
    whatHappened: '',
  })
  expect(hints.map(({ field, phrase }) => `${field} ${phrase}`)).toEqual([
    'suspectedAssets Looted',
    'wealthSource Looted',
  ])
})

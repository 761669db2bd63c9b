import { compareNames } from '@fitila/names/compare-names'
import { nameMatchKeys } from '@fitila/names/name-match-keys'
import { onePerson } from '@fitila/names/name-pairs'
import { expect, test } from 'vitest'
import { assetMatchKeys } from './asset-match-keys.ts'
import { findSimilarity, matchKeysOf } from './similar.ts'

const none = {
  declaredAssets: '',
  suspectedAssets: '',
  wealthSource: '',
  whatHappened: '',
  declaredItems: [],
  suspectedItems: [],
}

function about(personName: string, evidence = '') {
  return { personName, assets: assetMatchKeys({ ...none, evidence }) }
}

test.each(onePerson)('%s and %s share a match key, so that one finds the other', (left, right) => {
  expect(compareNames(left, right)).not.toBeNull()
  expect(nameMatchKeys(left).filter((key) => nameMatchKeys(right).includes(key))).not.toEqual([])
})

test.each([
  ['Musa Ibrahim', 'Sani Ibrahim'],
  ['Musa Ibrahim', 'Aliyu Musa'],
  ['Ngozi Okafor', 'Emeka Okafor'],
  ['Terna Gyang', 'Ngozi Dimgba'],
])('%s and %s share no match key, so that neither is opened for the other', (left, right) => {
  expect(nameMatchKeys(left).filter((key) => nameMatchKeys(right).includes(key))).toEqual([])
})

test('a person and a thing each make two reports similar, and the reasons say which', () => {
  const one = about('Alhaji Musa Katagum', 'He drives ABC-123DE.')
  expect(findSimilarity(one, about('Musa Katagum', 'The jeep abc123de.'))).toEqual({
    strength: 'same',
    why: [
      { kind: 'titles-left-out', titles: ['Alhaji'] },
      { kind: 'shared-thing', thing: 'plate', shown: 'ABC-123DE' },
    ],
  })
  expect(findSimilarity(one, about('Ngozi Dimgba', 'The jeep abc123de.'))).toMatchObject({
    strength: 'likely',
  })
  expect(findSimilarity(one, about('Ngozi Dimgba', 'Another jeep, XYZ-123DE.'))).toBeNull()
})

test('a conviction is found by its name', () => {
  const keys = matchKeysOf({ personName: 'Katagum Musa', assets: [] })
  expect(matchKeysOf(about('Musa Katagum', 'ABC-123DE'))).toEqual(expect.arrayContaining(keys.slice(0, 1)))
})

import { expect, test } from 'vitest'
import { compareNames } from '../names/compare-names.ts'
import { nameMarks } from '../names/name-match-keys.ts'
import { onePerson } from '../names/name-pairs.ts'
import { assetMarks } from './asset-match-keys.ts'
import { findSimilarity, marksOf } from './similar.ts'

const none = {
  declaredAssets: '',
  suspectedAssets: '',
  wealthSource: '',
  declaredItems: [],
  suspectedItems: [],
}

function about(personName: string, evidence = '') {
  return { personName, assets: assetMarks({ ...none, evidence }) }
}

test.each(onePerson)('%s and %s share a mark, so that one finds the other', (left, right) => {
  expect(compareNames(left, right)).not.toBeNull()
  expect(nameMarks(left).filter((mark) => nameMarks(right).includes(mark))).not.toEqual([])
})

test.each([
  ['Musa Ibrahim', 'Sani Ibrahim'],
  ['Musa Ibrahim', 'Aliyu Musa'],
  ['Ngozi Okafor', 'Emeka Okafor'],
  ['Terna Gyang', 'Ngozi Dimgba'],
])('%s and %s share no mark, so that neither is opened for the other', (left, right) => {
  expect(nameMarks(left).filter((mark) => nameMarks(right).includes(mark))).toEqual([])
})

test('a person and a thing each make two reports similar, and the sentences say which', () => {
  const one = about('Alhaji Musa Katagum', 'He drives ABC-123DE.')
  expect(findSimilarity(one, about('Musa Katagum', 'The jeep abc123de.'))).toEqual({
    strength: 'same',
    why: ['A title was left out: Alhaji.', 'Both give the number plate ABC-123DE.'],
  })
  expect(findSimilarity(one, about('Ngozi Dimgba', 'The jeep abc123de.'))).toMatchObject({
    strength: 'likely',
  })
  expect(findSimilarity(one, about('Ngozi Dimgba', 'Another jeep, XYZ-123DE.'))).toBeNull()
})

test('a conviction is found by its name', () => {
  const marks = marksOf({ personName: 'Katagum Musa', assets: [] })
  expect(marksOf(about('Musa Katagum', 'ABC-123DE'))).toEqual(expect.arrayContaining(marks.slice(0, 1)))
})

import { expect, test } from 'vitest'
import { commonWords } from '../gazetteers/common-words.ts'
import { furtherNames } from '../gazetteers/further-names.ts'
import { furtherWords } from '../gazetteers/further-words.ts'
import { localWords } from '../gazetteers/local-words.ts'
import { hashedList, hashesOf, writeHashes } from './hashed-words.ts'

const isName = hashedList(furtherNames)
const isWord = hashedList(furtherWords)

test('hashes are read as they were written, near each other and far apart', () => {
  const hashes = [7, 0, 4095, 4096, 20_000, 2_900_016]
  expect([...hashesOf(writeHashes(hashes))]).toEqual([0, 7, 4095, 4096, 20_000, 2_900_016])
})

test('a further name is known, and no word of every day looks like one', () => {
  expect(isName('aondohembafan')).toBe(true)
  for (const words of [commonWords, localWords])
    expect(words.split('|').filter((word) => isName(word) || isWord(word))).toEqual([])
})

test('few words that are no names look like one', () => {
  const made = Array.from({ length: 5000 }, (_, place) => `zxq${place.toString(36)}`)
  expect(made.filter(isName).length).toBeLessThan(60)
})

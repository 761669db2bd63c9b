import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isAllCapitals, isCapital } from '../capitals.ts'
import { personAt } from '../found-at.ts'
import { isTitle, neverNames } from '../name-words.ts'

const weight = 53

/** 'Iya Ibeji', 'Mama T', 'Madam Cash', 'Big Daddy': what people are called by, where the second word is no name in any list. */
export function detectCalledByKin(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index + 1 < tokens.count; index += 1) {
    const word = tokens.words[index] ?? ''
    if (!isCapital(page, index) || !areTogether(page, index, index + 1)) continue
    const isByName =
      (kin.has(word) && isName(page, index + 1)) ||
      (sizes.has(word) && kin.has(tokens.words[index + 1] ?? '') && isCapital(page, index + 1))
    if (!isByName || isAllCapitals(page, index)) continue
    found.push(personAt(page, index, index + 2, weight))
    index += 1
  }
  return found
}

function isName(page: Page, index: number): boolean {
  const { words, kinds } = page.tokens
  const word = words[index] ?? ''
  if (kinds[index] !== 'word' || !isCapital(page, index)) return false
  // 'Mama T' is a name; 'Mama A. Okon' has an initial, which other rules know.
  if (word.length === 1) return words[index + 1] !== '.' && word !== 'i'
  const known = lexicon(word)
  return (
    !neverNames.has(word) &&
    !isTitle(word) &&
    !gods.has(word) &&
    (known & (bits.jobWord | bits.organizationWord | bits.place)) === 0
  )
}

const kin = new Set('mama mummy iya papa daddy baba madam aunty auntie uncle lolo uwar maman'.split(' '))

const sizes = new Set('big small old'.split(' '))

const gods = new Set('god oluwa olorun chineke chukwu jesus wa mi re won yin'.split(' '))

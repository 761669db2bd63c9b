import type { Candidate } from '../../finding.ts'
import { isFunctionWord } from '../../names/languages.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { personAt } from '../found-at.ts'
import { isTitle, neverNames } from '../name-words.ts'
import { makePhrases } from '../phrases.ts'

const weight = 52

/** 'sade iyawo mi', 'Hosanna 'yata ce', 'chizoba nwanne m': in Hausa, Igbo and Yoruba kin comes behind the name. */
export function detectBeforeKin(page: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index + 1 < page.tokens.count; index += 1)
    if (
      isName(page, index) &&
      relations.longestAt(page.tokens, index + 1) > 0 &&
      areTogether(page, index, index + 1)
    )
      found.push(personAt(page, index, index + 1, weight))
  return found
}

function isName(page: Page, index: number): boolean {
  const { words, kinds } = page.tokens
  const word = words[index] ?? ''
  if (
    kinds[index] !== 'word' ||
    word.length < 4 ||
    neverNames.has(word) ||
    isTitle(word) ||
    isFunctionWord(word)
  )
    return false
  const known = lexicon(word)
  const isOnlyName = (known & (bits.nigerianName | bits.givenName)) !== 0 && (known & bits.frequentWord) === 0
  if (isCapital(page, index)) return isOnlyName || known === 0
  return isOnlyName && (known & (bits.localWord | bits.knownWord)) === 0
}

const relations = makePhrases([
  ...['iyawo', 'oko', 'omo', 'aburo', 'egbon', 'ore', 'ana'].flatMap((kin) =>
    ['mi', 're', 'wa', 'won', 'yin'].map((owner) => `${kin} ${owner}`),
  ),
  ...['nwunye', 'nwanne', 'nwa', 'enyi'].flatMap((kin) =>
    ['m', 'ya', 'anyi', 'ha'].map((owner) => `${kin} ${owner}`),
  ),
  ..."matata|matarsa|mijina|mijinta|kanina|kaninsa|kanwata|kanwarsa|yayana|yayata|abokina|yata|'yata|diyata|dan uwana|yar uwata|surukina".split(
    '|',
  ),
])

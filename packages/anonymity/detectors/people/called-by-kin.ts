import type { Candidate } from '../../finding.ts'
import { isFunctionWord } from '../../names/languages.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isAllCapitals, isCapital } from '../capitals.ts'
import { personAt } from '../found-at.ts'
import { isTitle, nameBits, neverNames } from '../name-words.ts'
import { trades } from './by-trades.ts'
import { isEndOrVerb } from './small-names.ts'

const weight = 53

/** 'Iya Ibeji', 'Mama T', 'Madam Cash', 'Big Daddy': what people are called by, where the second word is no name in any list. */
export function detectCalledByKin(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index + 1 < tokens.count; index += 1) {
    const word = tokens.words[index] ?? ''
    if (!areTogether(page, index, index + 1)) continue
    if (!isCapital(page, index)) {
      if (smallKin.has(word) && isSmallName(page, index + 1))
        found.push(personAt(page, index, index + 2, weight))
      continue
    }
    const isByName =
      (kin.has(word) && isName(page, index + 1)) ||
      (titles.has(word) && isName(page, index + 1) && isEveryDay(tokens.words[index + 1] ?? '')) ||
      (sizes.has(word) && kin.has(tokens.words[index + 1] ?? '') && isCapital(page, index + 1))
    const isTraded = nearKin.has(word) && isTrade(page, index + 1)
    if (!(isByName || isTraded) || isAllCapitals(page, index)) continue
    // 'Madam Koko Garri'.
    const to = isByName && kin.has(word) && isFurther(page, index + 2) ? index + 3 : index + 2
    found.push(personAt(page, index, to, isTraded ? weightOfTrade : weight))
    index = to - 1
  }
  return found
}

/** 'mama twins,' and 'uncle boma came': who writes small calls people so too, where a verb or a sign follows. */
function isSmallName(page: Page, index: number): boolean {
  const { words, kinds } = page.tokens
  const word = words[index] ?? ''
  const known = lexicon(word)
  const others = bits.jobWord | bits.organizationWord | bits.place | bits.title
  const isWord = (known & bits.localWord) !== 0 && (known & bits.nigerianName) === 0
  return (
    (page.spoken[index] ?? 0) <= pidgin &&
    kinds[index] === 'word' &&
    word.length > 2 &&
    !isCapital(page, index) &&
    !isFunctionWord(word) &&
    !neverNames.has(word) &&
    !isWord &&
    ((known & bits.frequentWord) === 0 || (known & bits.givenName) !== 0) &&
    (known & others) === 0 &&
    isEndOrVerb(page, index + 1)
  )
}

const pidgin = 2

const smallKin = new Set('mama mummy aunty auntie uncle madam daddy iya goggo bro sis'.split(' '))

function isEveryDay(word: string): boolean {
  const known = lexicon(word)
  return wares.has(word) || ((known & bits.knownWord) !== 0 && (known & nameBits) === 0)
}

/** 'Mama Cashier': the trade alone is a position, which weighs less. */
function isTrade(page: Page, index: number): boolean {
  return isCapital(page, index) && !isAllCapitals(page, index) && trades.has(page.tokens.words[index] ?? '')
}

const weightOfTrade = 68

const nearKin = new Set('mama mummy iya papa daddy baba aunty auntie uncle'.split(' '))

/** A word of every day, and no family name: 'Mama Nkoyo Archibong' has one, and is called Nkoyo. */
function isFurther(page: Page, index: number): boolean {
  const known = lexicon(page.tokens.words[index] ?? '')
  const isPlain =
    (known & (bits.knownWord | bits.localWord)) !== 0 && (known & (bits.nigerianName | bits.givenName)) === 0
  return isPlain && areTogether(page, index - 1, index) && !isAllCapitals(page, index) && isName(page, index)
}

function isName(page: Page, index: number): boolean {
  const { words, kinds } = page.tokens
  const word = words[index] ?? ''
  if (kinds[index] !== 'word' || !isCapital(page, index)) return false
  // 'Mama T' is a name; 'Mama A. Okon' has an initial, which other rules know.
  if (word.length === 1) return words[index + 1] !== '.' && word !== 'i'
  const known = lexicon(word)
  return (
    (!neverNames.has(word) || wares.has(word)) &&
    !isTitle(word) &&
    !gods.has(word) &&
    (known & (bits.jobWord | bits.organizationWord | bits.place)) === 0
  )
}

const kin = new Set('mama mummy iya papa daddy baba madam aunty auntie uncle lolo uwar maman'.split(' '))

/** Only a word of every day is a name behind these: of 'Alhaji Garba' the title stays readable. */
const titles = new Set('alhaji alhaja hajiya ogbuefi landlord'.split(' '))

/** Words of neverNames that people sell or are called by: 'Iya Suna', 'Mama Rice'. */
const wares = new Set(
  'suna rice tanker motor toyota igbo hausa yoruba fulani ijaw tiv oyinbo justice'.split(' '),
)

const sizes = new Set('big small old'.split(' '))

const gods = new Set('god oluwa olorun chineke chukwu jesus wa mi re won yin'.split(' '))

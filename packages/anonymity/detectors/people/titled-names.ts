import type { Candidate } from '../../finding.ts'
import { isFunctionWord } from '../../names/languages.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isAllCapitals, isCapital } from '../capitals.ts'
import { isShortTitle, isTitle, nameBits, neverNames } from '../name-words.ts'

/** 'Alhaji Garba', 'Mrs. Okon', 'Barr. A. Eze': what has a capital behind a form of address. */
export function detectTitledNames(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    if (!isTitle(tokens.words[index] ?? '')) continue
    const { title, from } = endOfTitles(page, index)
    if (!areTogether(page, from - 1, from) || !beginsName(page, from, title)) {
      // No title of this row has a name behind it, so none is looked at again.
      index = from - 1
      continue
    }
    let to = from + 1
    while (
      to - from < 4 &&
      areTogether(page, to - 1, to) &&
      !pronouns.has(tokens.words[to] ?? '') &&
      (beginsName(page, to, title) || isInitialDot(page, to))
    )
      to += 1
    while (to > from + 1 && tokens.words[to - 1] === '.') to -= 1
    const isShort = (tokens.ends[to - 1] ?? 0) - (tokens.starts[from] ?? 0) < 2
    const isSmall = !isCapital(page, from)
    if (!isShort || isInitialOnly(page, from, title)) {
      const isAsked = isSmall && !surelyTitles.has(tokens.words[title] ?? '')
      found.push({
        start: tokens.starts[from] ?? 0,
        end: tokens.ends[to - 1] ?? 0,
        kind: 'person',
        tier: isAsked ? 'possible' : 'certain',
        weight: isAsked ? 30 : isOrganization(tokens.words[from] ?? '') ? 75 : 51 + (to - from),
      })
    }
    index = to - 1
  }
  return found
}

function isOrganization(word: string): boolean {
  return (lexicon(word) & bits.organizationWord) !== 0
}

/** 'Mrs. A. was there': one letter and its dot, behind a title that is no word for a job. */
function isInitialOnly(page: Page, from: number, title: number): boolean {
  const { words } = page.tokens
  return (
    words[from + 1] === '.' &&
    isCapital(page, from) &&
    isCapital(page, title) &&
    titlesOfInitials.has(words[title] ?? '')
  )
}

const titlesOfInitials = new Set(
  'mr mrs ms miss dr alhaji hajiya chief madam engr barr prof pastor mallam malam'.split(' '),
)

const pronouns = new Set(['ita', 'shi'])

/** The last title of a row such as 'Alh. Dr. Mrs.', and the token behind it. */
function endOfTitles({ tokens }: Page, first: number): { title: number; from: number } {
  let title = first
  let from = first + 1
  while (
    isTitle(tokens.words[from] ?? '') ||
    (tokens.words[from] === '.' && isShortTitle(tokens.words[title] ?? ''))
  ) {
    if (tokens.words[from] !== '.') title = from
    from += 1
  }
  return { title, from }
}

function beginsName(page: Page, index: number, title: number): boolean {
  const word = page.tokens.words[index] ?? ''
  const known = lexicon(word)
  if (page.tokens.kinds[index] !== 'word' || neverNames.has(word)) return false
  const isAlsoName =
    (known & bits.nigerianName) !== 0 && isCapital(page, index) && !isAllCapitals(page, index)
  // 'Alhaji Uba' is no bank.
  if ((known & (bits.organizationWord | bits.jobWord)) !== 0 && !isAlsoName) return false
  const isFrequent = (known & bits.frequentWord) !== 0 && (known & nameBits) === 0
  // 'Ààrẹ Nàìjíríà' is the president of a country.
  const isLocal = (page.spoken[index] ?? 0) > english
  if (isLocal && (known & (bits.localWord | bits.place)) !== 0 && (known & nameBits) === 0)
    return isNameOfPerson(page, index, title)
  // 'Ààrẹ MPLA' is the president of a party.
  if (isLocal && known === 0 && word.length <= 5 && isAllCapitals(page, index) && !isAllCapitals(page, title))
    return false
  if (isCapital(page, index))
    return (
      !isFrequent ||
      (!isAllCapitals(page, index) &&
        sureTitles.has(page.tokens.words[title] ?? '') &&
        isRightBehind(page, title, index))
    )
  if ((known & bits.nigerianName) !== 0 && (known & bits.knownWord) === 0) return true
  // 'deacon ufot', 'mr pam gyang': a word that no list knows, behind a title that is nothing else.
  // In Hausa, Igbo and Yoruba most small words are in no list: 'Dokita eranko' heals animals.
  const mayBeStranger = (page.spoken[index] ?? 0) <= english && !isCapital(page, title)
  if (known === 0 && word.length >= 4 && surelyTitles.has(page.tokens.words[title] ?? ''))
    return mayBeStranger && isRightBehind(page, title, index)
  // 'mr huang', 'dr phillips': these come before nothing else.
  const isRare = (known & (bits.frequentWord | bits.jobWord | bits.organizationWord | bits.title)) === 0
  if (pureTitles.has(page.tokens.words[title] ?? '') && isRare && word.length > 2 && !isFunctionWord(word))
    return isRightBehind(page, title, index)
  // 'sir kenneth', 'mr paul': an English given name in small letters too.
  return (
    surelyTitles.has(page.tokens.words[title] ?? '') &&
    (known & bits.givenName) !== 0 &&
    (known & bits.frequentWord) === 0 &&
    isRightBehind(page, title, index)
  )
}

/** 'Mallam Ilu': behind a title that only people have, a word of every day is a name where it has a capital. */
function isNameOfPerson(page: Page, index: number, title: number): boolean {
  const word = page.tokens.words[index] ?? ''
  const isBoth = isCapital(page, index) && isCapital(page, title) && !isAllCapitals(page, title)
  return (
    isBoth &&
    word.length > 2 &&
    titlesOfPersons.has(page.tokens.words[title] ?? '') &&
    isRightBehind(page, title, index) &&
    (lexicon(word) & (bits.place | bits.frequentWord)) === 0
  )
}

/** English and Pidgin, or a language that nothing tells. */
const english = 2

function isRightBehind({ tokens }: Page, title: number, index: number): boolean {
  return index === title + 1 || (index === title + 2 && tokens.words[title + 1] === '.')
}

// In small letters too, a name of the country behind these is a name: 'mr tanko', 'inspector bassey'.
const surelyTitles = new Set(
  'mr mrs ms miss mister dr prof professor alhaji alh alhaja hajia hajiya chief engr engineer barr barrister hon honourable pastor rev imam mallam malam sgt sergeant cpl corporal insp inspector dpo nurse bro sister sista aunty auntie uncle comrade madam sir justice magistrate malama mazi deacon elder evangelist oga chairman alfa ustaz oloye otunba sajenti pasito deaconess bishop major noosu noosi nas sista inspekta insfekta sajan kofur dokita dokta honorebu arakunrin arabinrin ogbeni maazi mal mama iya baba papa matron coach lt corporal komanda iyaafin buroda mummy konel koneeli'.split(
    ' ',
  ),
)

// No office, and no word for a boss or a nurse.
const titlesOfPersons = new Set(
  'mr mrs ms miss mister misis mista alhaji alh alhaja hajia hajiya imam mallam malam mal malama mazi maazi pastor pasito bro sister sista aunty uncle deacon elder comrade alfa ustaz arakunrin arabinrin ogbeni'.split(
    ' ',
  ),
)

const pureTitles = new Set('mr mrs ms miss dr prof'.split(' '))

const sureTitles = new Set('mr mrs ms miss alhaji hajiya alh engr barr'.split(' '))

function isInitialDot({ tokens }: Page, index: number): boolean {
  return tokens.words[index] === '.' && (tokens.words[index - 1] ?? '').length === 1
}

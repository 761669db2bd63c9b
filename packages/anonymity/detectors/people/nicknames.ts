import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { personAt } from '../found-at.ts'
import { isTitle, nameBits, neverNames } from '../name-words.ts'
import { makePhrases } from '../phrases.ts'
import { isStranger } from './told-names.ts'

const mostWords = 3
const weight = 57

/**
 * 'a.k.a. Baba Oja', 'Emeka alias Skippo', 'mutane suna kiransa Dogo', 'mmadu niile na-akpo ya Ide', 'Baba Alata ni gbogbo eeyan
 * n pe e', 'Ask of "Ichie"': what people call someone. A title may have become a part of it.
 */
export function detectNicknames(page: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < page.tokens.count; index += 1) {
    const span = nameBehind(page, index) ?? nameBefore(page, index) ?? quotedName(page, index)
    if (!span) continue
    found.push(personAt(page, span.from, span.to, weight))
    index = Math.max(index, span.to - 1)
  }
  return found
}

type Range = { from: number; to: number }

function nameBehind(page: Page, index: number): Range | undefined {
  const { words } = page.tokens
  const length = shortOf(page, index) || introductions.longestAt(page.tokens, index)
  if (length === 0 || !isOfPerson(page, index)) return undefined
  let from = index + length
  while (from < index + length + 3 && between.has(words[from] ?? '')) from += 1
  let to = from
  while (to < from + mostWords && (to === from || areTogether(page, to - 1, to)) && isCalled(page, to, from))
    to += 1
  const isOnlyTitle = to === from + 1 && isTitle(words[from] ?? '') && !isQuoted(page, from)
  return to > from && !isOnlyTitle ? { from, to } : undefined
}

/** 'It is known as', 'the form, also known as' speak of things. */
function isOfPerson(page: Page, index: number): boolean {
  const { words } = page.tokens
  if (!doubtful.has(words[index] ?? '')) return true
  let before = index - 1
  while (before > index - 4 && fillers.has(words[before] ?? '')) before -= 1
  const word = words[before] ?? ''
  if (people.has(word)) return true
  return isCapital(page, before) && (isTitle(word) || (lexicon(word) & nameBits) !== 0 || lexicon(word) === 0)
}

/** 'a.k.a.', which the tokens keep as letters and dots. */
function shortOf({ tokens: { words } }: Page, index: number): number {
  if (words[index] === 'aka' || words[index] === 'alias') return 1
  const isShort =
    words[index] === 'a' && ['.', '/'].includes(words[index + 1] ?? '') && words[index + 2] === 'k'
  return isShort && words[index + 4] === 'a' ? 5 : 0
}

/** 'Baba Alata ni gbogbo eeyan n pe e': Yoruba names first. */
function nameBefore(page: Page, index: number): Range | undefined {
  if (endings.longestAt(page.tokens, index) === 0) return undefined
  let from = index
  while (
    from > index - mostWords &&
    (from === index || areTogether(page, from - 1, from)) &&
    isCapital(page, from - 1) &&
    !neverNames.has(page.tokens.words[from - 1] ?? '')
  )
    from -= 1
  return from < index ? { from, to: index } : undefined
}

/** One to three words in quotes behind a word for a person or a name: 'Okoro "Bullet" Eze', 'ask of "Ichie"'. */
function quotedName(page: Page, index: number): Range | undefined {
  const { words } = page.tokens
  if (!quotes.has(words[index] ?? '') || !isCapital(page, index + 1)) return undefined
  const before = words[index - 1] ?? ''
  const isNamed =
    isCapital(page, index - 1) && ((lexicon(before) & nameBits) !== 0 || isStranger(page, index - 1))
  if (!isNamed && !(askers.has(before) && askers.has(words[index - 2] ?? before))) return undefined
  let to = index + 1
  while (to <= index + mostWords && page.tokens.kinds[to] === 'word') to += 1
  if (!quotes.has(words[to] ?? '')) return undefined
  // 'Jelili "Koboko" Aremu' is one name.
  const isInside = isNamed && areTogether(page, index - 1, index) && isFamily(page, to + 1)
  return isInside ? { from: index - 1, to: to + 2 } : { from: index + 1, to }
}

function isFamily(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  const known = lexicon(word)
  if (!isCapital(page, index) || word.length < 3 || neverNames.has(word)) return false
  return (known & bits.frequentWord) === 0 || (known & nameBits) !== 0
}

function isQuoted({ tokens: { words } }: Page, index: number): boolean {
  return quotes.has(words[index - 1] ?? '')
}

function isCalled(page: Page, index: number, from: number): boolean {
  const word = page.tokens.words[index] ?? ''
  if (page.tokens.kinds[index] !== 'word' || word.length < 2 || neverNames.has(word)) return false
  if (isCapital(page, index)) return true
  const known = lexicon(word)
  const isOnlyName = (known & nameBits) !== 0 && (known & (bits.frequentWord | bits.localWord)) === 0
  return index === from ? known === 0 || isOnlyName : !isCapital(page, from) && word.length > 2 && isOnlyName
}

const doubtful = new Set(
  'also otherwise popularly better fondly commonly known goes answers aka a'.split(' '),
)

const fillers = new Set('is was also popularly fondly commonly better otherwise , and who ('.split(' '))

const people = new Set(
  'he she him her man woman boy girl guy person who whom wey somebody someone fellow officer clerk driver'.split(
    ' ',
  ),
)

const quotes = new Set(['"', "'", '\u201c', '\u201d', '\u2018', '\u2019'])

const askers = new Set(
  'of for ask name say tag called call known as is na nickname sunan lakabi aha oruko inagije'.split(' '),
)

const between = new Set([
  '.',
  ':',
  '"',
  "'",
  '\u201c',
  '\u2018',
  'as',
  'by',
  'na',
  'is',
  'ni',
  'ne',
  'ce',
  'bu',
  'shi',
  'ita',
  'am',
  'him',
  'her',
])

const introductions = makePhrases(
  [
    'some call him|some call her|others call him|others call her|addressed as|referred to as|also known as|otherwise known as|popularly known as|popularly called|better known as|fondly called|commonly called|known to all as|known as|nicknamed|nickname is|nickname na|nickname|street name is|they call him|they call her|people call him|people call her|everybody calls him|everyone calls him|goes by|answers to|were calling|were calling him|were calling her|you can write|just write|write only|put me down as',
    'dey call am|dey call me|dey call her|sabi me as|sabi am as|people call me|call me|calls me|know me as|known to us as|dem dey call am|dem dey call him|everybody dey call am|people dey call am|we dey call am|wey dem dey call|wey dem sabi as|wey we sabi as|dem sabi am as|im guy name na|im street name na|you fit write|abeg write',
    'ana ce masa|ana ce mini|ana ce min|ana kirana|ana kirana da|ake kirana|ana ce mata|ana kiransa|ana kiransa da|ana kiranta|ana kiranta da|ana kiran sa|ana kiran ta|suna kiransa|suna kiransa da|suna kiranta|muna kiransa|muna ce masa|an fi saninsa da|an fi saninta da|aka fi sani da|wanda aka fi sani da|wadda aka fi sani da|lakabinsa|lakabinta|mai lakabi|suna kirana|suna kirana da|ku ce mini|ku ce min|ku kira ni|ku kira ni da',
    'na-akpokwa ya|a na-akpokwa ya|ha na-akpokwa ya|na-akpo ya|na-akpo m|a na-akpo ya|a na-akpo m|ha na-akpo m|a na-akpo|ana-akpo ya|ana akpo ya|ha na-akpo ya|anyi na-akpo ya|mmadu niile na-akpo ya|ndi mmadu na-akpo ya|onye a na-akpo|onye a maara dika|onye a makwaara dika|amaara ya dika|aha otutu ya bu|aha utu ya bu',
    'won n pe e ni|won n pe ni|won n pe e|ti won n pe ni|ti a n pe ni|ti won n pe|ti a mo si|ti won mo si|ti gbogbo eeyan mo si|ti gbogbo eniyan n pe ni|ti gbogbo eeyan n pe ni|won n pe mi ni|n pe mi ni|won maa n pe ni|a n pe e ni|inagije re ni|inagije re|oruko inagije re ni|n je|to n je|ti n je',
  ].flatMap((list) => list.split('|')),
)

const endings = makePhrases(
  'ni gbogbo eeyan n pe|ni gbogbo eniyan n pe|ni won n pe|ni a n pe|ni awon eeyan n pe|ni awon eniyan n pe|ni gbogbo aye n pe|ni inagije|dem dey call am'.split(
    '|',
  ),
)

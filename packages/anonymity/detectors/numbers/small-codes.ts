import { isFunctionWord } from '../../names/languages.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { nameBits } from '../name-words.ts'

/**
 * The page with its codes in capitals, as their shapes are known: 'kj/fpr/9920', 'ben 482 xa', 'a08817342'. Who types in small letters writes
 * these so too. All places stay. Nothing where no such code is.
 */
export function withCapitalCodes(page: Page): Page | undefined {
  const { plain } = page.reading
  let changed = ''
  let at = 0
  for (const { index, 0: written } of plain.matchAll(shapes)) {
    if (!isCode(written)) continue
    changed += plain.slice(at, index) + written.toUpperCase()
    at = index + written.length
  }
  if (at === 0) return undefined
  return { ...page, reading: { ...page.reading, plain: changed + plain.slice(at) } }
}

const begin = '(?<![\\w@.#/-])'
const end = '(?![\\w@/-]|\\.[a-z]|[.,]\\d)'

/** Small letters and digits that '-' and '/' tie, or spaces as on a plate, a container, a licence or a receipt. */
const shapes = new RegExp(
  begin +
    `(?:${[
      // 'ben 482 xa', 'kno 61120 aa 9'.
      '[a-z]{2,3}[ -]\\d{2,5}[ -]?[a-z]{2,3}(?: ?\\d{1,2})?',
      // 'msku 771203-4', 'rm 4-7781', 'srv 000871'.
      '[a-z]{2,4} (?:\\d{4,8}(?:-\\d)?|\\d{1,2}-\\d{3,6})',
      // 'a0 5551927'.
      '[a-z]\\d \\d{7}',
      // 'kj/fpr/9920', 'abc-55-30917', 'a08817342'.
      '[a-z0-9]{1,12}(?:[-/][a-z0-9]{1,12}){0,6}',
    ].join('|')})` +
    end,
  'g',
)

function isCode(written: string): boolean {
  if (!/[a-z]/.test(written) || !/\d/.test(written) || measures.test(written)) return false
  const parts = written.split(/[^a-z]/).filter((part) => part !== '')
  if (written.includes('/'))
    return /\d\d/.test(written) && !parts.some((part) => part.length > 4 && isWord(part))
  if (written.includes(' ') && parts.length > 1)
    return !beforeSums.test(written) && !parts.slice(1).some((part) => isOfSentence(part))
  if (/^[a-z]{1,4}(?:-[a-z]{1,4})?-\d[\d-]{3,12}$/.test(written)) return !/-(?:19|20)\d\d$/.test(written)
  return !parts.some((part) => part.length > 1 && isWord(part))
}

function isWord(part: string): boolean {
  return isFunctionWord(part) || (lexicon(part) & (bits.knownWord | bits.localWord)) !== 0
}

/** 'sun 300 da', 'the 200 am': words around a sum, and no letters of a plate. */
function isOfSentence(part: string): boolean {
  const known = lexicon(part)
  const isFrequent = (known & bits.frequentWord) !== 0 && (known & (nameBits | bits.place)) === 0
  return isFunctionWord(part) || isFrequent || units.has(part)
}

/** 'the 200 am', 'say 300 da': what sums and counts have in front of them. */
const beforeSums =
  /^(?:the|for|and|get|pay|say|sum|all|him|her|our|are|was|had|has|but|not|you|its|who|any|one|two|six|ten|per|box|day|age|bag|man|men|na|da|ni|bu|to|of|at|in|on|is|by|we|he|i|e|im|am|me|my|no|so|or|if|up|go|don|dey|wey|dem|una|sai|kan|har|ko|mu|su|ta|ya|za|ma|fi|ti|si|fun|san|gba|ka|ha|nke|were|naira|kobo|sold|paid) /

const units = new Set(
  'kg km cm mm ml gb mb am pm hrs hr yrs yr st nd rd th pcs ltr mtr ft usd ngn ghs cfa'.split(' '),
)

/** '5k', '3rd', '20kg', '4x4', 'n5000', 'u17'. */
const measures =
  /^(?:\d{1,12}(?:k|m|b|bn|am|pm|st|nd|rd|th|kg|g|km|cm|mm|ml|l|ltr|hrs?|mins?|yrs?|gb|mb|x|x\d{1,3}|naira)|[nx]\d{1,12}[km]?|u\d\d|\d{1,3}[-/]\d{1,3}(?:k|m|pm|am))$/

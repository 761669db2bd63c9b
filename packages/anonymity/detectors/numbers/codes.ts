import { isDigit, isLetter, isUpper, isWordUnit } from '../../characters.ts'
import type { Candidate } from '../../finding.ts'
import { matchAt } from '../../match-at.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { bareDomains } from '../top-level-domains.ts'

/**
 * Numbers of papers, files, machines and people that no rule knows by name: letters and many digits in one piece are hardly ever
 * anything else. Lighter than every rule that does know. Also log-ins: 'jadu_ops', 'tfashola3', 'k.obande'.
 */
export function detectCodes({ reading: { plain }, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  let reached = 0
  for (let index = 0; index < tokens.count; index += 1) {
    const start = tokens.starts[index] ?? 0
    if (start < reached || tokens.kinds[index] === 'sign' || !mayBegin(plain, start)) continue
    const end = endOfChain(plain, start)
    const headed = headedEnd(plain, start) ?? listedEnd(plain, start)
    // Letters alone are neither a code nor a log-in.
    const isWord = tokens.kinds[index] === 'word' && end <= (tokens.ends[index] ?? 0)
    if (headed !== undefined) {
      found.push({ start, end: headed, kind: 'file-reference', tier: 'certain', weight: 84.1 })
      reached = headed
    } else if (!isWord && isCode(plain.slice(start, end))) {
      found.push({ start, end, kind: 'file-reference', tier: 'certain', weight: 84.1 })
      reached = end
    } else if (!isWord && isLogIn(plain.slice(start, end), plain.charAt(end))) {
      found.push({ start, end, kind: 'social-handle', tier: 'certain', weight: 59 })
      reached = end
    } else reached = Math.max(reached, tokens.ends[index] ?? 0)
  }
  return found
}

const longest = 40

/** Not behind a letter, nor behind a sign that says money, a page of the web or an address of mail. */
function mayBegin(plain: string, start: number): boolean {
  if (isWordUnit(plain.charCodeAt(start - 1))) return false
  // The seconds of '14:30:00.123456Z'.
  if (plain.charAt(start - 1) === ':' && isDigit(plain.charCodeAt(start - 2))) return false
  // '# ESPN30for30' is a word that tweets are found by.
  if (plain.charAt(start - 1) === ' ' && plain.charAt(start - 2) === '#') return false
  return !'/.@$#\u20a6£€_&=-'.includes(plain.charAt(start - 1) || ' ')
}

function endOfChain(plain: string, from: number): number {
  let end = from
  while (end - from < longest && isChainUnit(plain, end)) end += 1
  return end
}

function isChainUnit(plain: string, at: number): boolean {
  if (isPlainUnit(plain.charCodeAt(at))) return true
  return '/-._&'.includes(plain.charAt(at) || ' ') && isPlainUnit(plain.charCodeAt(at + 1))
}

function isPlainUnit(unit: number): boolean {
  return unit < 0x80 && (isLetter(unit) || isDigit(unit))
}

/** 'PV 00418', 'PC. 448812', 'NAF 13/29871': a few capitals, a space, and five digits or more in one piece. Four count behind a zero: 'SRV 0331'. */
function headedEnd(plain: string, start: number): number | undefined {
  if (!isUpper(plain.charCodeAt(start))) return undefined
  const end = matchAt(headed, plain, start)
  if (end === undefined || noHeads.test(plain.slice(start, start + 6))) return undefined
  return end
}

/** 'SIV 2207' where 'SIV 2208' is too: four digits behind the same capitals, in the cells of a table. */
function listedEnd(plain: string, start: number): number | undefined {
  if (!isUpper(plain.charCodeAt(start))) return undefined
  const end = matchAt(inCell, plain, start)
  if (
    end === undefined ||
    noHeads.test(plain.slice(start, start + 6)) ||
    /(?:19|20)\d\d$/.test(plain.slice(start, end))
  )
    return undefined
  const head = plain.slice(start, end - 4)
  const others = [plain.lastIndexOf(head, start - 1), plain.indexOf(head, end)]
  return others.some((at) => at >= 0 && matchAt(inCell, plain, at) !== undefined) ? end : undefined
}

const inCell = /(?<=[|\t;,] ?)[A-Z]{2,4}[ -]\d{4}(?= ?[|\t;,\n]|$)/y

const headed =
  /[A-Z]{3}U ?\d{6}-?\d(?!\w)|[A-Z]{1,6}(?:[/-][A-Z]{1,6})?[.:]? (?:No\.? ?)?(?:[A-Z0-9]{1,4}[/-])?(?:\d{5,9}(?:\/\d{1,4})?|0\d{3}|\d{1,4}\/[A-Z]{1,4}\/\d{1,5})(?![.,:%-]?\w)/y

/** Money, measures, boxes, years and words in capitals before a number. */
const noHeads =
  /^(?:PSN|IPPIS|PF|NIN|BVN|TIN|PVC|RC|BN|IT|LP|CAC|N|NGN|USD|GBP|EUR|KM|KG|MW|KVA|KV|NO|BOX|OF|IN|TO|AT|ON|FOR|AND|THE|BY|IS|WAS|FROM|ONLY|OVER|ABOUT|ABOVE|UP|SUM|TOTAL|APC|PDP|NNPP|APGA|ADC|SDP|YPP|ADP|AAC|PRP|ZLP|NRM|APM|APP|PAY|PAID|FEE|COST|SIZE|AREA|RRR|TRX|REF|RECEIPT|ORDER|PAGE|VOTE|VOTES|ABEG|NA|DEY|I|A|O)\b/

/** Letters and four digits, or two signs and three digits; a year counts for nothing. */
function isCode(written: string): boolean {
  // The year of entry and the number of a student.
  if (/^(?:19|20)\d\d\/\d{5,7}$/.test(written)) return true
  if (!/[A-Za-z]/.test(written) || !/\d{2}/.test(written) || notCode.test(written)) return false
  // 'Rd/12' and 'house-2' in small letters are words with a number.
  if (!/[A-Z]/.test(written) && !/\d[a-z]\d|^[a-z]{1,4}[/-]?\d{5}/.test(written)) return false
  if (!/[A-Z]{2}|[A-Z][/.-]?\d|\d[A-Z]/.test(written)) return false
  const digits = withoutYears(written).replaceAll(/\D/g, '').length
  const signs = written.replaceAll(/[A-Za-z0-9]/g, '').length
  // 'BOSADP/212': an office and a number.
  if (/^[A-Z]{4,8}\/\d{3,4}$/.test(written)) return digits >= 3
  return digits >= 4 || (digits >= 3 && signs >= 2) || (digits >= 2 && signs >= 2 && hasHead.test(written))
}

const hasHead = /^[A-Z]{2,6}[/.-]/

function withoutYears(written: string): string {
  return written.replaceAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g, '')
}

/** Money, measures, moments and the like: 'N12000', '4500kg', '10th', 'ISO9001', 'Q3-2025', '2x1000', 'JSS1-3'. */
const notCode =
  /^(?:N|NGN|USD|GBP|EUR|#)\d|^\d{1,3}(?:st|nd|rd|th)\b|^\d{1,9}(?:[.-]\d{1,6})?(?:k|m|b|bn|km|kg|g|mg|ml|l|cm|mm|m2|ha|kva|kw|kwh|mw|hp|gb|mb|kb|hrs?|mins?|am|pm|x|h|v|w|naira|years?|yrs?|days?|bags?|litres?|tons?|million|billion|per)\b|^(?:ISO|IEC|RFC|IPv|UTF|MP|H|B|A|COVID|Covid|JSS|SS|SSS|Q|FY|Windows|Office|iPhone|Type|Act|Section|Sec|Art|G|F|U|T|C|E|M|L|X)-?\d{1,4}(?:[/-](?:19|20)?\d\d)?$|^\d{4}-\d\d-\d\dT|^(?:www|http)|\.(?:com|org|net|ng|pdf|docx?|xlsx?|jpe?g|png|mp[34])$|^\d{1,2}(?:[-/. ]?[A-Za-z]{3,9}[-/. ]?)\d{2,4}$|^[A-Za-z]{3,9}[-/.]?\d{1,4}$|^\d{1,4}[-/]\d{1,4}[A-Za-z]?$/

/** An underscore; a word that no list knows with digits behind it; a small letter and a dot before a name. */
function isLogIn(written: string, after: string): boolean {
  if (after === '@' || written.length < 5 || !hasWord.test(written) || /[/&-]/.test(written)) return false
  if (/^[A-Za-z0-9.]{1,20}_[A-Za-z0-9_.]{1,20}$/.test(written)) return true
  const [, name = ''] = /^([a-z]{5,16})\d{1,4}$/.exec(written) ?? []
  if (name !== '') return isNoWord(name) && !/(?:km|kg|ml)$/.test(name)
  const [, initial = '', family = ''] = /^([a-z]{1,2})\.([a-z]{4,16})\d{0,3}$/.exec(written) ?? []
  if (initial !== '') return isNoWord(family) && !shortWords.has(initial)
  const [, first = '', office = '', digits] = /^([a-z]{4,16})\.([a-z]{2,16})(\d{0,3})$/.exec(written) ?? []
  return first !== '' && isNoWord(first) && (digits !== '' || (isNoWord(office) && !bareDomains.has(office)))
}

/** Three small letters; behind an initial and before an underscore two are enough: 's.it_kd02'. */
const hasWord = /[a-z]{3}|^[a-z]\.[a-z]{2}_/

/** Words before a dot that no space follows: 'go.ndi' is two sentences. */
const shortWords = new Set(
  'vs no mr dr st go na ya ta so to do of in on at be me my we us it is am he di im wa ni ko lo si re ka ha ga m o i'.split(
    ' ',
  ),
)

/** No word of any language here; it may be a name. */
function isNoWord(word: string): boolean {
  return (lexicon(word) & (bits.frequentWord | bits.knownWord | bits.localWord | bits.jobWord)) === 0
}

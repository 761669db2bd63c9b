import { isDigit, isLetter, isWordUnit } from '../characters.ts'
import type { Candidate } from '../finding.ts'
import type { Kind } from '../kinds.ts'
import type { Label } from '../labels.ts'
import { matchAt } from '../match-at.ts'
import { bits, lexicon } from '../names/lexicon.ts'
import type { Page } from '../page.ts'
import { officeShapes, type Shape } from './office-shapes.ts'

/** Numbers of papers that have letters in them: by their own shape, or by the word right before. */
export function detectDocuments(page: Page): Candidate[] {
  return [...byShape(page), ...byLabel(page)]
}

/** 'NJA21498LD53': three letters, five digits, two letters, and one or two digits. */
export const driversLicence = /[a-z]{3}[ -]?\d{5}[ -]?[a-z]{2}[ -]?\d{1,2}(?!\w)/iy

/** Sources of the Nigerian formats: reference/pii.md, section 3. No expression here can match more than 60 units. */
const shapes: readonly Shape[] = [
  ...officeShapes,
  { kind: 'vnin', pattern: /[a-z]{2} ?\d{12} ?[a-z]{2}(?!\w)/iy, tier: 'certain', weight: 93 },
  {
    kind: 'vnin',
    pattern: /[a-z]{2}[ -]?\d{4}[ -]\d{4}[ -]\d{4}[ -]?[a-z]{2}(?!\w)/iy,
    tier: 'certain',
    weight: 93,
  },
  {
    kind: 'identity-number',
    pattern: /pen[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}(?!\w)/iy,
    tier: 'certain',
    weight: 96,
  },
  {
    kind: 'driver-licence',
    pattern: driversLicence,
    tier: 'certain',
    weight: 90,
  },
  { kind: 'voter-card', pattern: /\d{2}[a-f]\d[a-f0-9]{15,16}(?!\w)/iy, tier: 'certain', weight: 90 },
  {
    kind: 'voter-card',
    pattern: /(?=[a-z0-9 ]{0,12}[a-z])(?:[a-z0-9]{4} ){4}[a-z0-9]{3}(?!\w)/iy,
    tier: 'certain',
    weight: 79,
  },
  {
    kind: 'voter-card',
    pattern: /\d{2}[a-f]\d(?: ?[a-f0-9]){12,16}(?![\w-])/iy,
    tier: 'certain',
    weight: 96,
  },
  { kind: 'plate', pattern: /[a-z]{3}[- ]?\d{3}[- ]?[a-z]{2}(?!\w)/iy, tier: 'certain', weight: 86 },
  { kind: 'plate', pattern: /[A-Z]{2}[- ]?\d{3}[- ]?[A-Z]{3}(?!\w|-\w)/y, tier: 'certain', weight: 85 },
  // 'KTN 1 GHA' of a government, and 'bgm 64 fa': three letters, one or two digits, and letters that are no words.
  { kind: 'plate', pattern: /[a-z]{3}[- ]\d{1,2}[- ][a-z]{2,3}(?!\w|-\w)/iy, tier: 'certain', weight: 80 },
  {
    kind: 'plate',
    pattern:
      /FG[- ]?\d{3}[- ]?[A-Z]\d{2}(?!\w)|[A-Z]{2}[- ]\d{2}[- ][A-Z]{2}\d{2}(?!\w)|\d{2,3}[- ]?C[DC][- ]?\d{2,3}(?!\w)/y,
    tier: 'certain',
    weight: 85,
  },
  { kind: 'passport', pattern: /[AB]\d{8}(?!\w)/y, tier: 'certain', weight: 70 },
  {
    kind: 'company-number',
    pattern: /(?:RC|BN|IT|LP)(?: ?[-:/] ?| no\.? ?| )?\d{4,8}(?!\w)/y,
    tier: 'certain',
    weight: 83,
  },
  {
    kind: 'staff-number',
    pattern: /(?:AP|F|PF|NPF|IPPIS|NA|NN|NAF|CR|DSS|NIS|NCS)\/? ?(?:No\.? ?)?\d{4,7}(?!\w)/y,
    tier: 'possible',
    weight: 60,
  },
]

function byShape({ reading: { plain, lower }, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  let digit = -1
  for (let index = 0; index < tokens.count; index += 1) {
    const start = tokens.starts[index] ?? 0
    if (digit < start && digit >= -1) digit = nextDigit(plain, start)
    if (tokens.kinds[index] === 'sign' || (tokens.ends[index] ?? 0) - start > 21) continue
    // Each shape has a digit within its longest look ahead; a plate that is spelled begins with one letter.
    const isNearDigit = digit >= 0 && digit - start <= farthestDigit
    if (!isNearDigit && (tokens.ends[index] ?? 0) - start > 1) continue
    if (isWordUnit(plain.charCodeAt(start - 1))) continue
    for (const { kind, pattern, tier, weight } of shapes) {
      const end = matchAt(pattern, plain, start)
      if (end !== undefined && isBelievable(kind, lower.slice(start, end), plain.slice(start, end))) {
        found.push({ start, end, kind, tier, weight })
        break
      }
    }
  }
  return found
}

const farthestDigit = 52

/** Where the next digit is; far below 0 when none comes. */
function nextDigit(plain: string, from: number): number {
  for (let at = from; at < plain.length; at += 1) if (isDigit(plain.charCodeAt(at))) return at
  return -2
}

/** 'the 100km' and 'for 200am' have the shape of a plate in small letters. */
function isBelievable(kind: Kind, lower: string, written: string): boolean {
  if (kind !== 'plate' && kind !== 'driver-licence') return true
  if (/^[a-z]{3}[- ]\d{1,2}[- ]/.test(lower)) return isRarePlate(lower, written)
  if (/^[a-z]{3}\d{3}(?:mg|ml|kg|km|mb|gb|kb|mm|cm)$/.test(lower)) return false
  if (
    written === written.toUpperCase() &&
    !/^(?:the|and|for|all|was|had|has|get|got|not|are|our|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/.test(
      lower,
    )
  )
    return true
  if (lower.includes(' ') && !areLettersNoWords(lower)) return false
  return !/(?:km|kg|am|pm|mb|gb|kb|mm|cm|ml|st|nd|rd|th|hz|kw|mw)$/.test(lower)
}

/** Of 'FKJ 27 AH' the first letters are no word; in small letters the last are none either. */
function isRarePlate(lower: string, written: string): boolean {
  const isBig = written === written.toUpperCase()
  const words = isBig ? bits.knownWord : bits.knownWord | bits.localWord
  const last = lower.slice(lower.lastIndexOf(lower.charAt(3)) + 1)
  if ((lexicon(lower.slice(0, 3)) & words) !== 0 || shortWords.has(lower.slice(0, 3))) return false
  return isBig || ((lexicon(last) & bits.knownWord) === 0 && !/(?:am|pm|st|nd|rd|th|km|kg|ml)$/.test(last))
}

/** 'kuj 905 xt' may be a plate in small letters, 'the 100 or' is none. */
function areLettersNoWords(lower: string): boolean {
  const letters = lower.split(/[^a-z]{1,12}/)
  return letters.every(
    (part) => (lexicon(part) & (bits.knownWord | bits.localWord)) === 0 && !shortWords.has(part),
  )
}

const shortWords = new Set(
  'a i to no na at of in on or as is it an by my we he so me us up if dey don for wey'.split(' '),
)

type LabelRule = {
  kind: Kind
  fewestDigits: number
  /** How the number is written with a space. */
  spaced?: RegExp
}

const never = /(?!)/y

const labelRules: Partial<Record<Label, LabelRule>> = {
  passport: { kind: 'passport', fewestDigits: 6, spaced: /[A-Z]{1,2} \d{7,8}(?!\w)/y },
  licence: { kind: 'driver-licence', fewestDigits: 5 },
  voter: { kind: 'voter-card', fewestDigits: 6 },
  plate: { kind: 'plate', fewestDigits: 3, spaced: /[A-Z]{1,3}[ -]\d{3,4} ?[A-Z]{1,3}(?!\w)/y },
  staff: { kind: 'staff-number', fewestDigits: 2, spaced: /[A-Z]{1,3}[ -]\d{3,8}(?!\w)/y },
  identity: { kind: 'identity-number', fewestDigits: 4, spaced: /[A-Z]{1,5}[. ]{1,2}\d{3,8}(?!\w)/y },
  company: { kind: 'company-number', fewestDigits: 4 },
  vnin: { kind: 'vnin', fewestDigits: 10 },
  tin: { kind: 'tin', fewestDigits: 8 },
  file: {
    kind: 'file-reference',
    fewestDigits: 1,
    spaced: /[A-Z]{1,5}[. ]{1,2}\d{3,8}(?:\/\d{1,4})?(?!\w)/y,
  },
}

function byLabel({ reading: { plain }, tokens, labels }: Page): Candidate[] {
  const found: Candidate[] = []
  for (const [index, label] of labels.labels.entries()) {
    const rule = labelRules[label]
    if (!rule) continue
    const behind = afterConnectors(plain, labels.ends[index] ?? 0)
    // 'TRCN/2019/33412': the word is a part of its number.
    const start =
      plain.charAt(behind) === '/' ? beginningOfChain(plain, labels.starts[index] ?? behind) : behind
    const end = matchAt(rule.spaced ?? never, plain, start) ?? endOfChain(plain, start)
    const written = plain.slice(start, end)
    const digits = written.replaceAll(/\D/g, '').length
    const hasLetter = /[A-Za-z]/.test(written)
    if (
      digits >= rule.fewestDigits &&
      written.length >= 3 &&
      (hasLetter || written.includes('/')) &&
      !isUnit(written)
    ) {
      found.push({ start, end, kind: rule.kind, tier: 'certain', weight: 87 })
    }
  }
  return tokens.count === 0 ? [] : found
}

const connectors =
  /(?:[ :#=.,\u2013-]|\(|\bno\b|\bnumber\b|\bnum\b|\bis\b|\bna\b|\bid\b|\bof\b|\bwas\b|\bcard\b|\bmy\b|\bwith\b|\bplate\b){0,10}/iy

function afterConnectors(plain: string, from: number): number {
  return matchAt(connectors, plain, from) ?? from
}

/** 'BSP/REG/SP.1186', where 'REG' is the word that was found. */
function beginningOfChain(plain: string, from: number): number {
  let start = from
  while (
    from - start < 20 &&
    start > 1 &&
    '/-'.includes(plain.charAt(start - 1)) &&
    isWordUnit(plain.charCodeAt(start - 2))
  ) {
    start -= 1
    while (from - start < 20 && isWordUnit(plain.charCodeAt(start - 1))) start -= 1
  }
  return start
}

function endOfChain(plain: string, from: number): number {
  let end = from
  while (end - from < 40 && isChainUnit(plain, end)) end += 1
  return end
}

function isChainUnit(plain: string, at: number): boolean {
  const unit = plain.charCodeAt(at)
  if (isDigit(unit) || (unit < 0x80 && isLetter(unit))) return true
  return (
    (unit === 47 || unit === 45 || unit === 46 || unit === 38) &&
    isWordUnit(plain.charCodeAt(at + 1)) &&
    isWordUnit(plain.charCodeAt(at - 1))
  )
}

/** '2015-model', '40k', '18th', '10am' and dates behind a label are not its number. */
function isUnit(written: string): boolean {
  return (
    /^\d{1,4}(?:st|nd|rd|th|k|m|am|pm|km|kg|s|hrs)$/i.test(written) ||
    /^\d{1,4}[/-]\d{1,2}[/-]\d{2,4}$/.test(written)
  )
}

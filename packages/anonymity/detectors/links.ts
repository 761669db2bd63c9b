import { isDigit, isLetter, isSpace, isWordUnit } from '../characters.ts'
import type { Candidate } from '../finding.ts'
import type { Page } from '../page.ts'
import { bareDomains, wordEndings } from './top-level-domains.ts'

/** Addresses of pages: with 'http', with 'www', or bare where the ending is one that exists. */
export function detectLinks({ reading: { plain } }: Page): Candidate[] {
  const found: Candidate[] = []
  let reached = 0
  for (let mark = nextMark(plain, 0); mark >= 0; mark = nextMark(plain, Math.max(mark + 1, reached))) {
    const isScheme = plain.charAt(mark) === ':'
    const name = isScheme ? undefined : nameAround(plain, mark)
    const link = isScheme ? withScheme(plain, mark) : name && bare(plain, name)
    if (link && link.start >= (found.at(-1)?.end ?? 0))
      found.push({ ...link, kind: 'url', tier: 'certain', weight: 88 })
    // A name is looked at once, however many dots it has.
    reached = Math.max(reached, link?.end ?? 0, name?.end ?? 0)
  }
  return found
}

/** The next '://', or the next dot between two letters or digits. */
function nextMark(plain: string, from: number): number {
  for (let at = from; at < plain.length; at += 1) {
    const unit = plain.charCodeAt(at)
    if (unit === 58 && plain.startsWith('://', at)) return at
    if (unit === 46 && isDomainUnit(plain.charCodeAt(at - 1)) && isDomainUnit(plain.charCodeAt(at + 1)))
      return at
  }
  return -1
}

const longest = 2048

function withScheme(plain: string, colon: number): { start: number; end: number } | undefined {
  let start = colon
  while (start > 0 && colon - start < 12 && isLetter(plain.charCodeAt(start - 1))) start -= 1
  const host = colon + 3
  if (start === colon) return undefined
  const labels = plain.slice(host, endOfHost(plain, host)).split('.')
  const isReal =
    labels.length >= 2 && labels.every((label) => label !== '') && !plain.startsWith('www.', host)
  const isRealBehindWww = plain.startsWith('www.', host) && labels.length >= 3
  if (!isReal && !isRealBehindWww) return undefined
  return withQuotes(plain, start, endOfAddress(plain, host))
}

/** The host is looked at first: 'a://a://a://' must not be read to its end at every colon. */
function endOfHost(plain: string, host: number): number {
  let end = host
  while (end < plain.length && end - host < longest && isHostUnit(plain.charCodeAt(end))) end += 1
  while (end > host && isTrailing(plain.charAt(end - 1), false)) end -= 1
  return end
}

/** Until a slash, a question mark, a number sign or a colon. */
function isHostUnit(unit: number): boolean {
  return isAddressUnit(unit) && unit !== 47 && unit !== 63 && unit !== 35 && unit !== 58
}

/** A link that is alone in quotes is quoted as a thing; the quotes go with it. */
function withQuotes(plain: string, start: number, end: number): { start: number; end: number } {
  const quote = plain.charAt(start - 1)
  const isQuoted = (quote === '"' || quote === "'") && plain.charAt(end) === quote
  return isQuoted ? { start: start - 1, end: end + 1 } : { start, end }
}

type Span = { start: number; end: number }

/** Everything around a dot that may be in the name of a site, dots and hyphens at its edges included. */
function nameAround(plain: string, dot: number): Span {
  let start = dot
  while (start > 0 && dot - start < 63 && isDomainUnit(plain.charCodeAt(start - 1))) start -= 1
  let end = dot
  while (end < plain.length && isNameUnit(plain.charCodeAt(end))) end += 1
  return { start, end }
}

function bare(plain: string, name: Span): Span | undefined {
  if (name.end - name.start > 253) return undefined
  let { start, end } = name
  while (start < end && plain.charAt(start) === '-') start += 1
  while (end > start && '.-'.includes(plain.charAt(end - 1))) end -= 1
  const before = plain.charAt(start - 1)
  if (before === '@' || before === '_' || plain.charAt(end) === '@' || isWordUnit(plain.charCodeAt(end)))
    return undefined
  const labels = plain.slice(start, end).split('.')
  const hasPath = plain.charAt(end) === '/' && !isSpace(plain.charCodeAt(end + 1))
  if (!isBareDomain(labels, hasPath)) return undefined
  return { start, end: hasPath ? endOfAddress(plain, end) : end }
}

function isBareDomain(labels: readonly string[], hasPath: boolean): boolean {
  const ending = labels.at(-1) ?? ''
  const name = labels.at(-2) ?? ''
  const lowered = ending.toLowerCase()
  const isWritten = ending === lowered || labels.join('') === labels.join('').toUpperCase()
  if (!isWritten || labels.some((label) => label === '') || !/[^\d]/.test(labels[0] ?? '')) return false
  if (labels[0]?.toLowerCase() === 'www') return labels.length >= 3 && /^[a-z]{2,18}$/.test(lowered)
  if (hasPath && shortSites.has(`${name}.${lowered}`)) return true
  if (name.length < 2 || !/[a-z]/i.test(name)) return false
  if (wordEndings.has(lowered)) return hasPath || (labels.length >= 3 && name.length <= 3)
  return bareDomains.has(lowered)
}

// Sites with one letter; a path behind it is a person or a post.
const shortSites = new Set(['t.me', 'x.com', 'm.me', 't.co', 'g.co'])

function endOfAddress(plain: string, from: number): number {
  let end = from
  let bracket = Number.POSITIVE_INFINITY
  while (end < plain.length && end - from < longest && isAddressUnit(plain.charCodeAt(end))) {
    if (plain.charAt(end) === '(') bracket = Math.min(bracket, end)
    end += 1
  }
  while (end > from && isTrailing(plain.charAt(end - 1), end > bracket)) end -= 1
  return end
}

function isTrailing(last: string, hasBracket: boolean): boolean {
  return last === ')' ? !hasBracket : '.,;:!?\'"]}*_'.includes(last)
}

function isAddressUnit(unit: number): boolean {
  if (isSpace(unit)) return false
  return !(
    unit === 34 ||
    unit === 60 ||
    unit === 62 ||
    unit === 39 ||
    unit === 96 ||
    unit === 123 ||
    unit === 125
  )
}

function isDomainUnit(unit: number): boolean {
  return isLetter(unit) || isDigit(unit) || unit === 45
}

function isNameUnit(unit: number): boolean {
  return isDomainUnit(unit) || unit === 46
}

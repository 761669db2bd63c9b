import { isDigit, isLetter, isSpace, isWordUnit } from '../characters.ts'
import type { Candidate } from '../finding.ts'
import { bits, lexicon } from '../names/lexicon.ts'
import type { Page } from '../page.ts'
import type { Tokens } from '../tokens.ts'
import { bareDomains, mailProviders } from './top-level-domains.ts'

/** E-mail addresses, also where the sign or the dots are written as words: 'ada.obi (at) gmail dot com'. */
export function detectEmails(page: Page): Candidate[] {
  return [...withSign(page), ...withWords(page)]
}

const longestLocal = 64
const longestDomain = 253

function withSign({ reading: { plain } }: Page): Candidate[] {
  const found: Candidate[] = []
  for (let sign = plain.indexOf('@'); sign >= 0; sign = plain.indexOf('@', sign + 1)) {
    const start = startOfLocal(plain, skipSpacesBack(plain, sign))
    const end = endOfDomain(plain, skipSpaces(plain, sign + 1))
    if (start !== undefined && end !== undefined && isTight(plain, start, sign, end)) {
      found.push({ start, end, kind: 'email', tier: 'certain', weight: 99 })
    }
  }
  return found
}

/** With spaces around the sign, only what ends like an address counts: 'ada @ gmail.com', not 'lunch @ 4.30'. */
function isTight(plain: string, start: number, sign: number, end: number): boolean {
  const written = plain.slice(start, end)
  if (!/\s/.test(written)) return true
  const ending =
    plain
      .slice(sign + 1, end)
      .trim()
      .split('.')
      .at(-1)
      ?.toLowerCase() ?? ''
  return bareDomains.has(ending)
}

function startOfLocal(plain: string, end: number): number | undefined {
  let start = end
  while (start > 0 && end - start < longestLocal && isLocalUnit(plain.charCodeAt(start - 1))) start -= 1
  while (start < end && ".-'+/".includes(plain.charAt(start))) start += 1
  return start < end && isWordUnit(plain.charCodeAt(end - 1)) ? start : undefined
}

function isLocalUnit(unit: number): boolean {
  return isWordUnit(unit) || unit === 46 || unit === 43 || unit === 45 || unit === 37 || unit === 39
}

/** Labels joined by single dots; the last has two letters or more, or is written in punycode. */
function endOfDomain(plain: string, start: number): number | undefined {
  let end = start
  while (end < plain.length && end - start < longestDomain && isDomainUnit(plain.charCodeAt(end))) end += 1
  while (end > start && '.-'.includes(plain.charAt(end - 1))) end -= 1
  const labels = plain.slice(start, end).split('.')
  const ending = labels.at(-1) ?? ''
  if (labels.length < 2 || labels.some((label) => label === '')) return undefined
  return /^(?:[^\d\W_]{2,24}|xn--[a-z0-9-]{2,59}|[\u0080-\uffff]{2,24})$/i.test(ending) ? end : undefined
}

function isDomainUnit(unit: number): boolean {
  return isLetter(unit) || isDigit(unit) || unit === 45 || unit === 46
}

function skipSpaces(plain: string, at: number): number {
  return isSpace(plain.charCodeAt(at)) && plain.charAt(at) !== '\n' ? at + 1 : at
}

function skipSpacesBack(plain: string, at: number): number {
  return isSpace(plain.charCodeAt(at - 1)) && plain.charAt(at - 1) !== '\n' ? at - 1 : at
}

function withWords({ tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 1; index < tokens.count; index += 1) {
    const word = tokens.words[index]
    if (word === 'at' || word === '@') {
      const candidate = aroundAt(tokens, index)
      if (candidate) found.push(candidate)
    }
  }
  return found
}

function aroundAt(tokens: Tokens, index: number): Candidate | undefined {
  const isBracketed = isOpening(tokens.words[index - 1]) && isClosing(tokens.words[index + 1])
  const before = isBracketed ? index - 2 : index - 1
  const after = isBracketed ? index + 2 : index + 1
  const domain = readDomain(tokens, after) ?? bareProvider(tokens, before, after)
  if (!domain || !isNamePart(tokens, before)) return undefined
  const isSure = isBracketed || domain.isSpelled || mailProviders.has(tokens.words[after] ?? '')
  if (!isSure) return undefined
  const first = startOfSpoken(tokens, startOfName(tokens, before), domain.isSpelled)
  return {
    start: tokens.starts[first] ?? 0,
    end: tokens.ends[withEnding(tokens, domain.last)] ?? 0,
    kind: 'email',
    tier: 'certain',
    weight: 99,
  }
}

/** 'email is kyauta four real at gmail dot com': who spells it out says the name in several words, from the word for mail on. */
function startOfSpoken({ words, kinds, breaks }: Tokens, first: number, isSpelled: boolean): number {
  if (!isSpelled) return first
  for (let index = first - 1; index >= Math.max(0, first - mostSpoken); index -= 1) {
    const word = words[index] ?? ''
    if (mails.has(word) || (word === ':' && mails.has(words[index - 1] ?? '')))
      return behindLinks(words, index + 1, first)
    if (reaches.has(word) && index < first - 1) return index + 1
    if (kinds[index] === 'sign' && word !== ':') break
    if ((breaks[index] ?? 0) > 0) break
  }
  // 'tunde seven seven at yahoo dot com': digits belong to it without that word.
  let from = first
  while (digitWords.has(words[from] ?? '') && kinds[from - 1] === 'word' && (breaks[from] ?? 0) === 0)
    from -= 1
  while (from < first && from > first - mostSpoken && lexicon(words[from - 1] ?? '') === bits.nigerianName)
    from -= 1
  return from
}

/** 'reach me at fatima four real at gmail dot com'. */
const reaches = new Set(['at', 'on'])

const mostSpoken = 8

function behindLinks(words: readonly string[], from: number, first: number): number {
  let index = from
  while (index < first && links.has(words[index] ?? '')) index += 1
  return index
}

const mails = new Set('email e-mail mail gmail imel imeli imeeli i-meeli imelu ayelujara'.split(' '))

const links = new Set(
  'address sef dey is na ni ne ce bu my mi m re ya ta sa his her their our im : am for to me'.split(' '),
)

const digitWords = new Set('one two three four five six seven eight nine zero double'.split(' '))

/** 'ada at gmail com', 'ada@gmail . com', 'at yahoo dot co dot uk': the ending without its dot, or with spaces around it. */
function withEnding({ words, breaks }: Tokens, last: number): number {
  let reached = last
  for (let part = 0; part < 2; part += 1) {
    const isDotted = words[reached + 1] === '.' || words[reached + 1] === ',' || words[reached + 1] === 'dot'
    const ending = isDotted ? reached + 2 : reached + 1
    if ((breaks[ending] ?? 1) > 0 || !spokenEndings.has(words[ending] ?? '')) return reached
    reached = ending
  }
  return reached
}

const spokenEndings = new Set('com org net ng uk'.split(' '))

type Domain = { last: number; isSpelled: boolean }

function readDomain(tokens: Tokens, first: number): Domain | undefined {
  let last = first
  let isSpelled = false
  if (!isNamePart(tokens, first)) return undefined
  for (let part = 0; part < 4; part += 1) {
    const dot = dotAt(tokens, last + 1)
    if (!dot || !isNamePart(tokens, dot.next)) break
    isSpelled ||= dot.isSpelled
    last = dot.next
  }
  const ending = tokens.words[last] ?? ''
  const isMine = ending === 'me' && mailProviders.has(tokens.words[first] ?? '')
  return last > first && (isMine || bareDomains.has(ending)) ? { last, isSpelled } : undefined
}

/** 'adaobi77 at gmail': who says it leaves the ending out, and an English word before it is no name of a box. */
function bareProvider(tokens: Tokens, before: number, after: number): Domain | undefined {
  const isKnown = largeProviders.has(tokens.words[after] ?? '')
  const isWord = (lexicon(tokens.words[before] ?? '') & bits.frequentWord) !== 0
  return isKnown && !isWord ? { last: after, isSpelled: true } : undefined
}

const largeProviders = new Set('gmail yahoo ymail hotmail outlook protonmail icloud rocketmail'.split(' '))

type Dot = { next: number; isSpelled: boolean }

function dotAt({ words, starts, ends }: Tokens, index: number): Dot | undefined {
  if (words[index] === 'dot') return { next: index + 1, isSpelled: true }
  if (
    isOpening(words[index]) &&
    ['dot', '.'].includes(words[index + 1] ?? '') &&
    isClosing(words[index + 2])
  ) {
    return { next: index + 3, isSpelled: true }
  }
  const isTouching = ends[index] === starts[index + 1] && ends[index - 1] === starts[index]
  return words[index] === '.' && isTouching ? { next: index + 1, isSpelled: false } : undefined
}

function startOfName(tokens: Tokens, last: number): number {
  const { words, starts, ends } = tokens
  let first = last
  for (let part = 0; part < 6; part += 1) {
    const joint = words[first - 1] ?? ''
    const isTouching = ends[first - 1] === starts[first] && ends[first - 2] === starts[first - 1]
    const isJoint =
      joint === 'dot' || joint === 'underscore' || (isTouching && ['.', '_', '-', '+'].includes(joint))
    if (!isJoint || !isNamePart(tokens, first - 2)) break
    first -= 2
  }
  return first
}

function isNamePart({ kinds, words }: Tokens, index: number): boolean {
  const kind = kinds[index]
  return (
    kind !== undefined && kind !== 'sign' && !['dot', 'at', 'is', 'on', 'it'].includes(words[index] ?? '')
  )
}

function isOpening(word: string | undefined): boolean {
  return word === '(' || word === '[' || word === '{' || word === '<'
}

function isClosing(word: string | undefined): boolean {
  return word === ')' || word === ']' || word === '}' || word === '>'
}

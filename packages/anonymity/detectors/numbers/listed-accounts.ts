import { isMadeUp } from '../../checks.ts'
import type { Candidate } from '../../finding.ts'
import { labelsNear } from '../../labels.ts'
import type { Page } from '../../page.ts'

const mostBefore = 48
const mostAfter = 24
const longestLine = 240

/**
 * Ten digits that no phone has, where money changes hands: 'she show alert from 1022874419', '240k comot from 0223906614', and in a
 * line of a list: 'Blessing - 0810... - 15k - 3311407728'. No word says 'account' there.
 */
export function detectListedAccounts(page: Page): Candidate[] {
  const { reading, tokens } = page
  const found: Candidate[] = []
  const speaksOfMoney = page.labels.labels.some((label) => ofMoney.has(label))
  for (let index = 0; index < tokens.count; index += 1) {
    const word = tokens.words[index] ?? ''
    if (tokens.kinds[index] !== 'number' || word.length !== 10 || isMadeUp(word)) continue
    const start = tokens.starts[index] ?? 0
    const end = start + 10
    if (!standsAlone(reading.plain, start, end) || isReferred(page, start)) continue
    const isPaid = isPaidHere(reading.lower, start, end) || isInList(reading.lower, start, end)
    // Where a text speaks of money, ten digits alone are one, unless they are round. A phone without its zero is heavier.
    if (!isPaid && (!speaksOfMoney || word.endsWith('000'))) continue
    found.push({ start, end, kind: 'account-number', tier: 'certain', weight: isPaid ? 66 : 57 })
  }
  return found
}

const ofMoney: ReadonlySet<string> = new Set(['account', 'bank', 'money'])

function standsAlone(plain: string, start: number, end: number): boolean {
  return (
    !/[\w/.+\u20a6$#-]$/.test(plain.slice(Math.max(0, start - 1), start)) &&
    !/^(?:[/%\w]| (?:naira|dollars?|pounds|euros?)\b)/i.test(plain.slice(end, end + 9))
  )
}

/** 'receipt 1022874419', and a moment in seconds, are no account. */
function isReferred({ labels, reading }: Page, start: number): boolean {
  const near = labelsNear(labels, start, Number.POSITIVE_INFINITY, 16)
  const isOther = near.some(({ label }) => others.has(label))
  return (
    isOther || /(?:^|[^a-z])(?:n|ngn|usd|gbp|eur) ?$/.test(reading.lower.slice(Math.max(0, start - 5), start))
  )
}

const others: ReadonlySet<string> = new Set(
  'reference nin bvn tin company staff identity file device measure postcode'.split(' '),
)

function isPaidHere(lower: string, start: number, end: number): boolean {
  return (
    moneyBefore.test(lower.slice(Math.max(0, start - mostBefore), start)) ||
    moneyAfter.test(lower.slice(end, end + mostAfter))
  )
}

/** Between commas, hyphens or bars, in a line with a sum or a telephone. */
function isInList(lower: string, start: number, end: number): boolean {
  const from = lower.lastIndexOf('\n', start - 1) + 1
  const to = lower.indexOf('\n', end)
  const last = to < 0 ? lower.length : to
  if (last - from > longestLine) return false
  const before = lower.slice(from, start)
  const isCell = /[,;|\t-]\s?$/.test(before) || /^\s?[,;|\t-]/.test(lower.slice(end, last))
  return (
    isCell &&
    /(?<!\d)(?:\d{1,3}k|0[789][01][\d -]{8,11}|\d{1,3}(?:,\d{3}){1,3})(?!\d)/.test(lower.slice(from, last))
  )
}

const moneyBefore =
  /(?:alert|transfer|transferred|pay|paid|payment|sent|send|deposit|deposited|lodge|lodged|credit|credited|debit|debited|withdraw|comot|moni|money|refund|wire|remit|remitted|zuba|turo|tura|biya|aika|cire|kudi|kudin|akwu|kwuru|zipu|zipuru|zitere|ego|tinye|san|sanwo|fi owo|owo|firanse|\d{1,3}k|\d,000)[:,]? (?:[a-z0-9,.'-]{1,14} ){0,5}$/
const moneyAfter =
  /^[ ,(-]{0,3}(?:account|acct|a\/c|bank|mfb|microfinance|opay|palmpay|moniepoint|kuda)(?![a-z])/

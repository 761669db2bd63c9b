import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { makePhrases } from '../phrases.ts'

/**
 * 'The password sef na Audit#Room5', 'o si lo Jesu1Lord': where a text speaks of a password or a log-in, letters of both sizes with
 * a digit, in one piece, are one. A bare word counts right behind 'password is' only.
 */
export function detectPasswords(page: Page): Candidate[] {
  const { tokens, reading } = page
  const spoken: number[] = []
  for (let index = 0; index < tokens.count; index += 1)
    if (words.longestAt(tokens, index) > 0) spoken.push(tokens.starts[index] ?? 0)
  if (spoken.length === 0) return []
  const found: Candidate[] = []
  let place = 0
  for (const match of reading.plain.matchAll(mixed)) {
    const start = match.index
    while ((spoken[place + 1] ?? Number.POSITIVE_INFINITY) <= start) place += 1
    const isNear = start > (spoken[place] ?? 0) && start - (spoken[place] ?? 0) < reach
    const written = match[0]
    const isTold =
      isNear &&
      /\b(?:is|na|as|ni|bu|shi ne|ce|lo|naa|ahu|kuwa) $|: $/.test(
        reading.lower.slice(Math.max(0, start - 8), start),
      )
    if (isNear && (isMixed(written) || (isTold && /\d/.test(written) && !isNumberOrMail(written))))
      found.push({ start, end: start + written.length, kind: 'social-handle', tier: 'certain', weight: 91 })
  }
  return found
}

const reach = 120

const mixed = /(?<![\w@#/.-])[A-Za-z][A-Za-z0-9@#$!*&_.-]{4,29}(?<![.,-])/g

/** A phone, a plate or a mail has its own rule. */
function isNumberOrMail(written: string): boolean {
  return /^[A-Z0-9/-]{3,30}$|@[a-z]{2,30}\./.test(written)
}

/** Both sizes of letters and a digit; or a sign of passwords between letters or digits. */
function isMixed(written: string): boolean {
  if (/^(?:[A-Z]{1,8}[/-])?\d/.test(written) || /@[a-z]{2,30}\.[a-z]/i.test(written)) return false
  return (
    (/[a-z]{2}/.test(written) && /[A-Z]/.test(written) && /\d/.test(written)) ||
    /\w[@#$!*]\w{0,30}\d|\d[#$!*]$/.test(written)
  )
}

const words = makePhrases(
  'password|passwords|passcode|safe code|door code|pass word|log-in|login|username|user|okwuntughe|okwu ntughe|paswodu|kalmar sirri|kalmar shiga|asiri|oro igbaniwole|oro asiri|paswoodu|paswod|fasiwedi|pasword'.split(
    '|',
  ),
)

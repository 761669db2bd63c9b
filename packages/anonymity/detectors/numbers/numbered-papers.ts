import type { Candidate } from '../../finding.ts'
import { labelsNear } from '../../labels.ts'
import { matchAt } from '../../match-at.ts'
import type { Page } from '../../page.ts'

/**
 * Short numbers of papers and things that belong to one person or one file: 'voucher number 418', 'Kaadi mi: 0417-88', 'beacon PBKD 4417'. The noun
 * says that a number follows, so three digits are enough. Also 'account ending in 8271', and 'PVC: 71BC 22 A901' in groups.
 */
export function detectNumberedPapers(page: Page): Candidate[] {
  return [...behindNouns(page), ...behindSecrets(page), ...behindEndings(page), ...inGroups(page)]
}

function behindNouns({ reading: { plain }, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    const isPaper = papers.has(tokens.words[index] ?? '')
    if (!isPaper && !numberedThings.has(tokens.words[index] ?? '')) continue
    const start = matchAt(between, plain, tokens.ends[index] ?? 0)
    const end = start === undefined ? undefined : matchAt(code, plain, start)
    if (start === undefined || end === undefined) continue
    const isNumbered = /[a-z#:]/i.test(plain.slice(tokens.ends[index], start))
    if (!isPaper && !numberWord.test(plain.slice(tokens.ends[index], start))) continue
    if (digitsIn(plain.slice(start, end)) >= (isNumbered ? 3 : 4))
      found.push({ start, end, kind: 'file-reference', tier: 'certain', weight: 77 })
  }
  return found
}

const papers = new Set(
  'voucher vouchers voucha baucar bauca baucha invoice receipt teller waybill cheque ticket folder card kati katin kaadi kadi admission register docket booklet clinic tag beacon beacons pillar permit certificate ledger query petition complaint candidate allocation token rrr policy membership parcel crate container rasit rasiti risiti unit warehouse locker lpo licence license'.split(
    ' ',
  ),
)

/** Only where a word says that a number follows: 'contract no. 33/2024', 'the contract 33 of us won'. */
const numberedThings = new Set(
  'contract job suit charge case firearm keke tricycle okada enrolment asibiti iwosan ulo-ogwu'.split(' '),
)
const numberWord = /\b(?:numbers?|nos?|num|lamba|nomba)\b|#/i

/** Up to two small words, signs or owners: 'number', 'no.', 'mi:', 'na'. */
const between =
  /(?: ?(?:numbers|number|nos|no|num|lamba|nomba|mi|re|ya|ta|m|na|is|was|bu|ni|ne|ce)\b\.?){0,3} ?[:#=]? ?(?:no\.? ?)?/iy

/** Not behind a sign of money, and not in front of a percent sign or a unit of money. */
const code =
  /(?:[A-Z]{1,5}[ .-]?)?[A-Z]?\d{1,10}(?:[A-Z]{1,2})?(?:[/.-][A-Z0-9]{1,6}| \d{2,5}(?![\d/:])){0,6}(?![\w%]|[.,:]\d| (?:naira|bags|people|persons|million|thousand|kg|litres|votes))/y

/** 'PIN is 4471', 'gate code 0099#': what opens a door or an account. */
function behindSecrets({ reading: { plain }, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  const { words } = tokens
  for (let index = 0; index < tokens.count; index += 1) {
    const isSecret =
      secrets.has(words[index] ?? '') || (words[index] === 'code' && doors.has(words[index - 1] ?? ''))
    const start = isSecret ? matchAt(between, plain, tokens.ends[index] ?? 0) : undefined
    const end = start === undefined ? undefined : matchAt(secret, plain, start)
    if (start !== undefined && end !== undefined)
      found.push({ start, end, kind: 'social-handle', tier: 'certain', weight: 79 })
  }
  return found
}

const secrets = new Set('pin passcode otp pincode'.split(' '))

const doors = new Set('safe gate door entry access lock alarm secret'.split(' '))

const secret = /\d{2,8}(?:-\d{2,4}){0,3}[#*]?(?![\w%]|[.,:]\d)/y

function behindEndings({ reading: { plain, lower } }: Page): Candidate[] {
  const found: Candidate[] = []
  for (const phrase of endings) {
    for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + phrase.length)) {
      const start = at + phrase.length
      const end = matchAt(lastDigits, plain, start)
      if (end !== undefined)
        found.push({ start: start + 1, end, kind: 'account-number', tier: 'certain', weight: 77 })
    }
  }
  return found
}

const endings = ['ending in', 'ends in', 'ending with', 'ends with', 'last four digits', 'last 4 digits']

const lastDigits = / \d{4}(?![\w.,:/-]\d)(?!\w)/y

/** Groups of capitals and digits right behind a word for a card or a paper of one person. */
function inGroups({ reading: { plain }, labels, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  let reached = 0
  for (let index = 0; index < tokens.count; index += 1) {
    const start = tokens.starts[index] ?? 0
    if (start < reached || tokens.kinds[index] === 'sign') continue
    const end = matchAt(groups, plain, start)
    if (end === undefined) continue
    reached = end
    const written = plain.slice(start, end)
    const isMixed = /[A-Z]/.test(written) && digitsIn(written) >= 6
    const label = labelsNear(labels, start, end, 24).find(
      ({ label }) => label === 'vnin' || label === 'voter',
    )
    if (isMixed && label)
      found.push({
        start,
        end,
        kind: label.label === 'vnin' ? 'vnin' : 'voter-card',
        tier: 'certain',
        weight: 96,
      })
  }
  return found
}

const groups = /[A-Z0-9]{2,5}(?:[ -][A-Z0-9]{2,5}){2,5}(?![\w])/y

function digitsIn(written: string): number {
  const digits = written.replaceAll(/\D/g, '')
  // A year alone is a year.
  return /^(?:19|20)\d\d$/.test(digits) ? 0 : digits.length
}

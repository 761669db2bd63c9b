import type { Candidate } from '../finding.ts'
import type { Kind } from '../kinds.ts'
import { matchAt } from '../match-at.ts'
import { bits, lexicon } from '../names/lexicon.ts'
import type { Page } from '../page.ts'
import { fitsKind } from './columns.ts'
import { driversLicence } from './documents.ts'
import { kindOfHeading } from './headings.ts'
import { linesIn } from './lines-in.ts'
import { isTitle, nameBits } from './name-words.ts'

const longestLine = 600

/** Lines of a form: 'Name: musa k', 'Acct No: 012...; GSM: 080...'. What is before the colon says what is behind it. */
export function detectForms({ reading: { plain, lower } }: Page): Candidate[] {
  const found: Candidate[] = []
  for (const { start, end } of linesIn(plain))
    if (end - start <= longestLine && plain.slice(start, end).includes(':'))
      found.push(...fieldsOf(plain, lower, start, end))
  return found
}

function fieldsOf(plain: string, lower: string, from: number, to: number): Candidate[] {
  const found: Candidate[] = []
  let at = from
  for (const field of plain.slice(from, to).split(/[;|\t]/)) {
    const colon = field.indexOf(':')
    const kind = colon > 1 && colon < 40 ? kindOfLabel(lower.slice(at, at + colon)) : undefined
    const value = field.slice(colon + 1)
    const written = withoutTitles(value.trim()).replace(/[.,]$/, '')
    const start = at + colon + 1 + value.indexOf(written)
    if (kind && isValue(kind, written))
      found.push({
        start,
        end: start + written.length,
        kind: ofShape(kind, written),
        tier: 'certain',
        weight: 96,
      })
    at += field.length + 1
  }
  return found
}

/** 'Licence No: NJA21498LD53': a licence of any trade has a number, and this is how a driver's looks. */
function ofShape(kind: Kind, written: string): Kind {
  const isDrivers = matchAt(driversLicence, written, 0) === written.length
  return kind === 'identity-number' && isDrivers ? 'driver-licence' : kind
}

/** 'File no' heads a column of staff in a table; alone it is the file of a matter. */
function kindOfLabel(label: string): Kind | undefined {
  return /^\s?file\b/.test(label) ? 'file-reference' : kindOfHeading(label)
}

// Other kinds find their own ends; a form only says which number one is.
const numbers: ReadonlySet<Kind> = new Set<Kind>([
  'phone',
  'nin',
  'bvn',
  'account-number',
  'tin',
  'passport',
  'plate',
  'staff-number',
  'identity-number',
  'file-reference',
])

/** Behind 'Witness:' a sentence may follow; a name has few words, and none that only a sentence has. */
function isValue(kind: Kind, written: string): boolean {
  if (!fitsKind(kind, written)) return false
  // 'Name: (left empty)'.
  if (kind === 'person') return !written.startsWith('(') && isName(written)
  if (kind === 'social-handle') return /^[\w.-]{3,30}$/.test(written)
  return numbers.has(kind) && /^[\w/.@+() -]{4,30}$/.test(written)
}

/** 'Sgt. Musa' is 'Musa'. */
function withoutTitles(value: string): string {
  let rest = value
  for (let title = firstWord.exec(rest); title && isTitle((title[1] ?? '').toLowerCase()); ) {
    rest = rest.slice(title[0].length)
    title = firstWord.exec(rest)
  }
  return rest
}

const firstWord = /^([A-Za-z]{1,20})\.? /

function isName(written: string): boolean {
  const words = written.toLowerCase().split(/[ .-]{1,3}/)
  return (
    words.length <= 4 &&
    words.every((word) => {
      const known = lexicon(word)
      return (known & (bits.frequentWord | bits.localWord)) === 0 || (known & nameBits) !== 0
    })
  )
}

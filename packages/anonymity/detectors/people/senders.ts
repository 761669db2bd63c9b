import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { isAllCapitals, isCapital } from '../capitals.ts'
import { kindOfHeading } from '../headings.ts'
import { linesIn } from '../lines-in.ts'
import { isTitle, neverNames } from '../name-words.ts'
import { jobs } from './names-behind-jobs.ts'

const longestName = 32
const fewestLines = 3
const fewestStamped = 2

/** 'Obum: kwuo eziokwu': who speaks in a chat. The same few words before a colon come back from line to line. */
export function detectSenders(page: Page): Candidate[] {
  const lines = linesOf(page)
  const counts = new Map<string, number>()
  for (const { name } of lines) counts.set(name, (counts.get(name) ?? 0) + 1)
  const isChat =
    lines.length >= fewestLines && counts.size >= 2 && [...counts.values()].some((count) => count > 1)
  // '[12/03, 9:14 AM] Gift:' is how a phone hands out a chat, also where no one writes twice.
  const isExport = lines.filter(({ isStamped }) => isStamped).length >= fewestStamped
  if (!isChat && !isExport) return []
  return lines.flatMap(({ start, end, name, isStamped }): Candidate[] => {
    if (!isChat && !isStamped) return []
    if (isHandle(page, start, name))
      return [{ start, end, kind: 'social-handle', tier: 'certain', weight: 59 }]
    const times = counts.get(name) ?? 0
    const count = times + (isStamped ? 1 : 0)
    const isName =
      isSender(page, { start, end, name, isStamped, count }) ||
      isSmallSender(page, start, name, count) ||
      (isStamped && times > 1 && isContact(name))
    return isName ? [{ start, end, kind: 'person', tier: 'certain', weight: 58 }] : []
  })
}

/** 'Zhiri4real', 'mhiz_temmy' and 'kingsize': a digit, a line below, or one word in small letters that no list knows. */
function isHandle({ reading: { plain } }: Page, start: number, name: string): boolean {
  const numbered = / \d{1,3}$/.exec(name)
  // 'Speaker 2' and 'Witness 3' are no one by name, 'Dupe Stall 9' is.
  if (numbered && isOfficeWord(name.slice(0, numbered.index))) return false
  if (/[\d_]/.test(name)) return /[a-z]{3}/.test(name)
  return /^[a-z]{4}/.test(plain.slice(start, start + 4)) && !name.includes(' ') && lexicon(name) === 0
}

/** 'uzo:' and 'slim daddy:' come back from line to line, in small letters: whatever the words are, someone is called so. */
function isSmallSender({ reading: { plain } }: Page, start: number, name: string, count: number): boolean {
  if (count < 2 || !/^[a-z]{3}/.test(plain.slice(start, start + 3)) || offices.has(name)) return false
  if (kindOfHeading(name) !== undefined) return false
  return name
    .split(' ')
    .every(
      (word, index) =>
        !jobs.has(word) && !neverNames.has(word) && !(isOffice(word) || (isTitle(word) && index === 0)),
    )
}

/** 'Alaga Shomolu', 'Biodun 3rd Gear', 'Unit 7 Sec': how a phone has someone in its contacts. One word of it at least is no office. */
function isContact(name: string): boolean {
  const words = name.split(' ')
  const isNamed = words.some(
    (word) => !/^\d/.test(word) && !isOffice(word) && !offices.has(word) && !isTitle(word) && !jobs.has(word),
  )
  return (
    words.length > 1 &&
    isNamed &&
    !offices.has(name) &&
    !offices.has(words.at(-1) ?? '') &&
    kindOfHeading(name) === undefined
  )
}

function isOffice(word: string): boolean {
  return (lexicon(word) & (bits.jobWord | bits.organizationWord)) !== 0
}

function isOfficeWord(name: string): boolean {
  return offices.has(name) || (lexicon(name) & (bits.knownWord | bits.jobWord | bits.localWord)) !== 0
}

type Line = {
  start: number
  end: number
  name: string
  /** Behind a day and a time, or a time in brackets. */
  isStamped: boolean
}

/** The beginning of each line up to its first colon, behind the time in brackets that a chat may show. */
function linesOf({ reading: { plain, lower } }: Page): Line[] {
  const lines: Line[] = []
  for (const { start, end } of linesIn(plain)) {
    const stamp = time.exec(plain.slice(start, Math.min(end, start + 48)))?.[0] ?? ''
    const from = start + stamp.length
    const isStamped = /\d:\d\d/.test(stamp) && /^\[|\d[/.-]\d/.test(stamp)
    const rest = plain.slice(from, Math.min(end, from + longestName + 2))
    const name = (isStamped ? (contact.exec(rest) ?? leaving.exec(rest)) : sender.exec(rest))?.[1]
    if (name !== undefined) {
      const at = plain.indexOf(name, from)
      lines.push({
        start: at,
        end: at + name.length,
        name: lower.slice(at, at + name.length),
        isStamped,
      })
    }
  }
  return lines
}

const time =
  /^\[?(?:\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?,? \d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,2}[/.:-]\d{1,2}(?:[/.:-]\d{2,4})?(?:,? ?\d{1,2}:\d{2}(?::\d{2})?)?(?: ?[ap]\.?m\.?)?)\]?(?: -)? ?/i
const sender =
  /^[~>]{0,2} ?([A-Za-z][A-Za-z0-9_'’.-]{1,20}(?: [A-Za-z][A-Za-z'’.-]{0,20}){0,2}(?: \d{1,3})?):(?= )/

/** Behind a stamp a word may begin with a digit: 'Biodun 3rd Gear'. */
const contact = /^[~>]{0,2} ?([A-Za-z][A-Za-z0-9_'’.-]{1,20}(?: [A-Za-z0-9][A-Za-z0-9'’.-]{0,20}){0,3}):(?= )/
/** 'Igwe boy left': what the phone itself writes. */
const leaving =
  /^([A-Za-z][A-Za-z0-9_'’.-]{1,20}(?: [A-Za-z0-9][A-Za-z0-9'’.-]{0,20}){0,2}) (?:left|joined|was added|was removed)\b/

/** Those who ask, and no one by name. */
const offices = new Set(
  [
    'newsroom|newsdesk|radio|redio|rediyo|studio|desk|editor|edita|admin|host|hotline|tipline|reporter|presenter|caller|question|answer|response|voice|operator',
    'dan jarida|yar jarida|mai tambaya|mai gabatarwa|mai rahoto|tambaya|amsa|wakilin rediyo',
    'onye nta akuko|onye oru redio|onye juru ajuju|ajuju|aziza|onye ozi|onye nkuzi|noosu',
    'akoroyin|agbohunsafefe|olugbohunsafefe|sorosoro|olootu|olubeere|oluwadii|ibeere|idahun|oga redio|noosi|oluko|alaga|akowe|dokita|olopaa',
  ].flatMap((list) => list.split('|')),
)

/** No word of it is a label, a job or an everyday word; one that a list of names has may be an everyday word too. */
function isSender(page: Page, { start, end, name, count }: Line & { count: number }): boolean {
  if (kindOfHeading(name) !== undefined || offices.has(name)) return false
  const { tokens } = page
  const first = tokenFrom(tokens, start)
  const title = tokens.words[first] ?? ''
  const isAgain = count > 1
  let hasName = isAgain && isTwoWords(page, first, end)
  for (let index = first; index < tokens.count && (tokens.starts[index] ?? 0) < end; index += 1) {
    const word = tokens.words[index] ?? ''
    if (tokens.kinds[index] !== 'word') continue
    const known = lexicon(word)
    const isOther = (known & (bits.knownWord | bits.localWord | bits.jobWord | bits.organizationWord)) !== 0
    const isName = (known & (bits.nigerianName | bits.givenName | bits.familyName)) !== 0
    const isOnly = end - start === word.length
    if (isOnly && (neverNames.has(word) || isTitle(word))) return false
    // 'CLERK:' and 'COURT:' in what was said and written down.
    if (isOnly && isOther && !isName && isAllCapitals(page, index)) return false
    // 'Egbon Dele' and 'Lolo Abuja' come back, so the word behind the title is what people call them.
    const isTitled = isAgain && index > first && isTitle(title) && (lexicon(title) & bits.jobWord) === 0
    if (!isOther || (isName && isAgain) || isTitled) hasName ||= !isTitle(word)
    else if (index === first && !isTitle(word) && !hasName) return false
  }
  return hasName
}

/** 'Nwa Jesus', 'Bad Belle': two capitals that come back, and neither is a job or a body. */
function isTwoWords(page: Page, first: number, end: number): boolean {
  const { words, ends } = page.tokens
  const isTwo = (ends[first + 1] ?? 0) === end && isCapital(page, first) && isCapital(page, first + 1)
  return (
    isTwo &&
    [first, first + 1].every((index) => {
      const word = words[index] ?? ''
      return (
        !jobs.has(word) &&
        !offices.has(word) &&
        !isTitle(word) &&
        (lexicon(word) & (bits.jobWord | bits.organizationWord)) === 0
      )
    })
  )
}

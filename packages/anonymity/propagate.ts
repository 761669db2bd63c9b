import { isLetter } from './characters.ts'
import { areTogether, isCapital } from './detectors/capitals.ts'
import { isTitle, neverNames } from './detectors/name-words.ts'
import type { Candidate } from './finding.ts'
import { bits, lexicon } from './names/lexicon.ts'
import type { Page } from './page.ts'

/**
 * Every further mention of what was found once: a whole name again in small letters, a given or family name alone, initials.
 * Only sure persons with two words or more lend their parts; a part that is also an English word needs its capital.
 */
export function findFurtherMentions(page: Page, found: readonly Candidate[]): Candidate[] {
  const { parts, initials } = partsOfPersons(page, found)
  if (parts.size === 0) return []
  const mentions: Candidate[] = []
  const { tokens } = page
  const places = startsOfPlaces(found)
  const explained = explainedInitials(page, initials)
  for (let index = 0; index < tokens.count; index += 1) {
    if (places.has(tokens.starts[index] ?? 0)) continue
    if (!isMention(page, index, parts)) {
      if (initials.has(tokens.words[index] ?? '') && isInCapitals(page, index))
        mentions.push(
          mention(page, index, index + 1, explained.has(tokens.words[index] ?? '') ? 'certain' : 'possible'),
        )
      continue
    }
    let to = index + 1
    while (areTogether(page, to - 1, to) && isMention(page, to, parts)) to += 1
    mentions.push(mention(page, index, to, 'certain'))
    index = to - 1
  }
  return [...mentions, ...dottedInitials(page, initials)]
}

/** 'Kabiru Gwadabe (KG)': the writer says whose letters they are. */
function explainedInitials({ tokens: { words } }: Page, initials: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    words.filter((word, index) => initials.has(word) && words[index - 1] === '(' && words[index + 1] === ')'),
  )
}

/** A town where it stands, though a person is called by it elsewhere. It is hidden as a place. */
function startsOfPlaces(found: readonly Candidate[]): ReadonlySet<number> {
  return new Set(
    found.filter(({ kind, tier }) => kind === 'place' && tier === 'certain').map(({ start }) => start),
  )
}

/** 'I.W.' or 'L. W.' beside the row of Ishaku Wamdeo and Ladidi Wakili: how people sign. */
function dottedInitials({ tokens }: Page, initials: ReadonlySet<string>): Candidate[] {
  const { words, starts, ends } = tokens
  const found: Candidate[] = []
  for (let index = 0; index + 2 < tokens.count; index += 1) {
    let letters = ''
    let at = index
    while (letters.length < 4 && (words[at] ?? '').length === 1 && words[at + 1] === '.') {
      letters += words[at] ?? ''
      at += 2
    }
    if ((words[at] ?? '').length === 1 && letters.length === 1 && tokens.kinds[at] === 'word') {
      letters += words[at] ?? ''
      at += 1
    }
    if (letters.length >= 2 && initials.has(letters)) {
      const start = starts[index] ?? 0
      found.push({ start, end: ends[at - 1] ?? start, kind: 'person', tier: 'certain', weight: 45 })
    }
    index = Math.max(index, at - 1)
  }
  return found
}

function mention({ tokens }: Page, from: number, to: number, tier: Candidate['tier']): Candidate {
  return {
    start: tokens.starts[from] ?? 0,
    end: tokens.ends[to - 1] ?? 0,
    kind: 'person',
    tier,
    weight: tier === 'certain' ? 45 : 24,
  }
}

function partsOfPersons({ reading: { lower } }: Page, found: readonly Candidate[]) {
  const parts = new Set<string>()
  const initials = new Set<string>()
  for (const { kind, tier, start, end } of found) {
    // 'virgy:' writes in a chat, and the others call her so.
    const isSender =
      kind === 'social-handle' && /^[a-z]{4,16}$/.test(lower.slice(start, end)) && lower.charAt(end) === ':'
    if (!(kind === 'person' || isSender) || tier !== 'certain') continue
    const names = lower
      .slice(start, end)
      // 'Monday the shoemaker' lends his name, and no article and no trade.
      .replace(/ the .{1,40}$/, '')
      .split(/[ \n.,]/)
      .filter((name) => name.length > 2 && !isOnlyTitle(name) && !neverNames.has(name))
    for (const name of names) parts.add(name)
    if (names.length >= 2 && names.length <= 4) initials.add(names.map((name) => name.charAt(0)).join(''))
  }
  return {
    parts,
    initials: new Set([...initials].filter((letters) => letters.length >= 2 && !ordinary.has(letters))),
  }
}

/** 'Egbon' of 'Egbon Dele'. 'Balogun' is a family name too. */
function isOnlyTitle(word: string): boolean {
  return isTitle(word) && (lexicon(word) & bits.nigerianName) === 0
}

const ordinary = new Set(
  'am pm ok id tv us uk un po md hr it is in on at as an my me we he no so to do go'.split(' '),
)

function isMention(page: Page, index: number, parts: ReadonlySet<string>): boolean {
  const word = page.tokens.words[index] ?? ''
  if (!parts.has(word) || !isLetter(word.charCodeAt(0))) return false
  const known = lexicon(word)
  if (isCapital(page, index))
    return (
      (known & (bits.place | bits.organizationWord | bits.title)) === 0 ||
      (known & (bits.nigerianName | bits.givenName)) !== 0
    )
  return (known & (bits.knownWord | bits.localWord)) === 0 && (known & bits.place) === 0
}

function isInCapitals({ reading: { plain }, tokens }: Page, index: number): boolean {
  const written = plain.slice(tokens.starts[index] ?? 0, tokens.ends[index] ?? 0)
  return written === written.toUpperCase()
}

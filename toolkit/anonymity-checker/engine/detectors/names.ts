import type { Candidate, Tier } from '../finding.ts'
import { bits, lexicon } from '../names/lexicon.ts'
import { type NameSpan, tagNames } from '../names/tagger.ts'
import type { Page } from '../page.ts'
import { areTogether, isAllCapitals, isCapital } from './capitals.ts'

/** Persons, places and organizations from the tagger, and persons that a title, a label or a list of names gives away. */
export function detectNames(page: Page): Candidate[] {
  return [
    ...tagNames(page).flatMap((span) => fromSpan(page, span)),
    ...behindTitles(page),
    ...fromLists(page),
  ]
}

function fromSpan(page: Page, span: NameSpan): Candidate[] {
  const { from, to } = withoutEdges(page, span)
  if (from >= to) return []
  const { tokens } = page
  const tier = span.isLikeliest ? tierOf(page, span, from, to) : 'possible'
  if (tier === undefined || !mayBeName(page, from, to)) return []
  const weight = (span.type === 'person' ? 50 : span.type === 'place' ? 43 : 46) + Math.min(6, to - from)
  return [
    {
      start: tokens.starts[from] ?? 0,
      end: tokens.ends[to - 1] ?? 0,
      kind: span.type === 'place' ? 'place' : span.type === 'organization' ? 'organization' : 'person',
      tier,
      weight: tier === 'certain' ? weight : weight - 20,
    },
  ]
}

const nameBits = bits.nigerianName | bits.givenName | bits.familyName

function tierOf(page: Page, span: NameSpan, from: number, to: number): Tier | undefined {
  const isOneWord = to - from === 1
  const known = lexicon(page.tokens.words[from] ?? '')
  const isPlainWord =
    isOneWord && (known & bits.knownWord) !== 0 && (known & nameBits) === 0 && !isCapital(page, from)
  if (span.type !== 'person') {
    if (isPlainWord) return undefined
    return span.share >= 0.75 ? 'certain' : 'possible'
  }
  if (isPlainWord) return span.share >= 0.9 ? 'possible' : undefined
  return span.share >= 0.5 ? 'certain' : 'possible'
}

/** Titles in front, signs at the ends, and 's at the end are no part of a name. */
function withoutEdges(page: Page, span: { from: number; to: number }): { from: number; to: number } {
  const { kinds, words } = page.tokens
  let { from, to } = span
  while (
    from < to &&
    (kinds[from] !== 'word' || isTitle(words[from] ?? '') || edgeWords.has(words[from] ?? ''))
  )
    from += 1
  while (to > from && (kinds[to - 1] !== 'word' || isEdgeAtEnd(page, to - 1))) to -= 1
  return { from, to }
}

function isEdgeAtEnd({ tokens }: Page, index: number): boolean {
  const word = tokens.words[index] ?? ''
  return word === "'s" || word === 's' || edgeWords.has(word)
}

const edgeWords = new Set(
  'the a an and of in on at to from by with for is was or oga madam my his her our'.split(' '),
)

function isTitle(word: string): boolean {
  return honorifics.has(word)
}

/** No name of anything: words that rules know better, and single letters. */
function mayBeName({ tokens }: Page, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) {
    const word = tokens.words[index] ?? ''
    if (word.length > 1 && !neverNames.has(word)) return true
  }
  return false
}

const neverNames = new Set(
  'i you he she they we it me us them who what when where why how this that sir ma god allah jesus christ lord hausa igbo yoruba fulani ijaw tiv muslim christian nigerian nigerians nigeria naira kobo monday tuesday wednesday thursday friday saturday sunday january february march june july september october november december whatsapp facebook twitter gmail google instagram iphone toyota hilux english french bible quran nin bvn tin pvc atm pos dey wetin abeg na wey una dem oga dear regards sincerely faithfully ramadan sallah christmas easter lol omg rt http https www am pm lga state street road ministry department unit'.split(
    ' ',
  ),
)

// Forms of address that stand before a name; 'president' and 'director' may stand for themselves.
const honorifics = new Set(
  'mr mrs ms miss mister dr doctor prof professor alhaji alh alhaja hajia hajiya hajj chief engr engineer barr barrister hon honourable honorable senator sen pastor rev reverend imam mallam malam mall sheikh otunba igwe eze sir lady dame arc surv pharm col colonel capt captain maj gen general brig insp inspector sgt sergeant cpl corporal constable asp dsp csp sp cp dpo justice mama papa baba uncle aunty auntie oga madam comrade comr evangelist deacon elder bishop archbishop ambassador amb mazi lolo nze ogbuefi alfa ustaz bro brother sister governor president minister commissioner director councillor judge master nurse tpl esv qs bldr'.split(
    ' ',
  ),
)

/** 'Alhaji Garba', 'Mrs. Okon', 'Barr. A. Eze': what has a capital behind a form of address. */
function behindTitles(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    if (!isTitle(tokens.words[index] ?? '')) continue
    let from = index + 1
    if (tokens.words[from] === '.') from += 1
    while (isTitle(tokens.words[from] ?? '') || tokens.words[from] === '.') from += 1
    if (!areTogether(page, from - 1, from) || !beginsName(page, from, index)) continue
    let to = from + 1
    while (
      to - from < 4 &&
      areTogether(page, to - 1, to) &&
      (beginsName(page, to, index) || isInitialDot(page, to))
    )
      to += 1
    while (to > from + 1 && tokens.words[to - 1] === '.') to -= 1
    const isShort = (tokens.ends[to - 1] ?? 0) - (tokens.starts[from] ?? 0) < 2
    const isSmall = !isCapital(page, from)
    if (!isShort)
      found.push({
        start: tokens.starts[from] ?? 0,
        end: tokens.ends[to - 1] ?? 0,
        kind: 'person',
        tier: isSmall ? 'possible' : 'certain',
        weight: 51 + (to - from),
      })
    index = to - 1
  }
  return found
}

function beginsName(page: Page, index: number, title: number): boolean {
  const word = page.tokens.words[index] ?? ''
  const known = lexicon(word)
  if (page.tokens.kinds[index] !== 'word' || neverNames.has(word)) return false
  if ((known & (bits.organizationWord | bits.jobWord)) !== 0) return false
  const isFrequent = (known & bits.frequentWord) !== 0 && (known & nameBits) === 0
  if (isCapital(page, index))
    return (
      !isFrequent ||
      (!isAllCapitals(page, index) && sureTitles.has(page.tokens.words[title] ?? '') && index === title + 1)
    )
  return (known & bits.nigerianName) !== 0 && (known & bits.knownWord) === 0
}

const sureTitles = new Set('mr mrs ms miss alhaji hajiya alh engr barr'.split(' '))

function isInitialDot({ tokens }: Page, index: number): boolean {
  return tokens.words[index] === '.' && (tokens.words[index - 1] ?? '').length === 1
}

/** Words of the lists of names that the tagger did not take: possible at least, so that nobody is missed altogether. */
function fromLists(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    const strength = strengthOf(page, index)
    if (strength === 0) continue
    let to = index + 1
    let sum = strength
    while (to - index < 4 && areTogether(page, to - 1, to) && strengthOf(page, to) > 0) {
      sum += strengthOf(page, to)
      to += 1
    }
    if (sum >= 2) {
      const isPair = to - index >= 2 && sum >= 4
      found.push({
        start: tokens.starts[index] ?? 0,
        end: tokens.ends[to - 1] ?? 0,
        kind: 'person',
        tier: isPair ? 'certain' : 'possible',
        weight: isPair ? 47 : 26,
      })
    }
    index = to - 1
  }
  return found
}

/** 2 for a word that is hardly anything but a name, 1 for one that can be a name beside another. */
function strengthOf(page: Page, index: number): number {
  const { tokens } = page
  const word = tokens.words[index] ?? ''
  if (tokens.kinds[index] !== 'word' || word.length < 3 || neverNames.has(word)) return 0
  const known = lexicon(word)
  if ((known & nameBits) === 0 || (known & (bits.organizationWord | bits.title)) !== 0) return 0
  const isWord = (known & bits.knownWord) !== 0
  const isFrequent = (known & bits.frequentWord) !== 0
  const isPlace = (known & bits.place) !== 0
  if (isCapital(page, index)) {
    if (isFrequent || isPlace) return 1
    return (known & (bits.nigerianName | bits.givenName)) !== 0 ? 2 : 1
  }
  if (isWord || isPlace) return 0
  return (known & bits.nigerianName) !== 0 || (known & bits.givenName) !== 0 ? 2 : 0
}

import type { Candidate } from '../finding.ts'
import { bits, lexicon } from '../names/lexicon.ts'
import type { Page } from '../page.ts'
import { endOfFurtherParts } from './addresses/further-parts.ts'
import { endOfLandmark, endOfWhereItIs } from './addresses/landmark-at.ts'
import { areTogether, isCapital } from './capitals.ts'
import { isTitle, nameBits, neverNames } from './name-words.ts'

/**
 * 'behind the filling station', 'opposite Zenith Bank', 'beside Christ Embassy': how people give an address here. Certain with a
 * name in it or right behind it, and where someone lives there.
 */
export function detectLandmarks(page: Page): Candidate[] {
  const { reading, tokens } = page
  const found: Candidate[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    if (!sides.has(tokens.words[index] ?? '')) continue
    const start = tokens.starts[index] ?? 0
    const landmarkEnd = endOfLandmark(page, start)
    if (landmarkEnd !== undefined) {
      const end = endOfFurtherParts(page, endOfWhereItIs(page, landmarkEnd))
      const isSure = /[A-Z]/.test(reading.plain.slice(start + 1, end)) || isPlaced(page, index, landmarkEnd)
      // The whole address is heavier than the street or the company in it.
      const weight = end > landmarkEnd ? 88 : 60
      found.push({ start, end, kind: 'street', tier: isSure ? 'certain' : 'possible', weight })
    } else if (sureSides.has(tokens.words[index] ?? '')) {
      const named = endOfNamedSpot(page, index)
      if (named !== undefined) {
        const end = endOfFurtherParts(page, named)
        found.push({ start, end, kind: 'street', tier: 'certain', weight: end > named ? 88 : 60 })
      }
    }
  }
  return found
}

/** A street or a place is right beside it, or someone lives here. */
function isPlaced(page: Page, index: number, end: number): boolean {
  const {
    reading: { plain },
    tokens,
  } = page
  if (/^(?:,| on| along| at| in| near| for| ni| a| na)? ?[A-Z]/.test(plain.slice(end, end + 8))) return true
  if (/^, [a-z]{3,14} (?:village|town|quarters|area)\b/.test(plain.slice(end, end + 32))) return true
  const last = tokens.words[index - 1] === ',' ? index - 2 : index - 1
  if (streets.has(tokens.words[last] ?? '') && isCapital(page, last)) return true
  for (let before = index - 1; before >= Math.max(0, index - 4); before -= 1)
    if (homes.has(tokens.words[before] ?? '')) return true
  return false
}

/** 'beside Christ Embassy', 'opposite Chicken Republic': words with capitals that are no name of a person. */
function endOfNamedSpot(page: Page, side: number): number | undefined {
  const { tokens } = page
  let index = side + 1
  while (index < side + 3 && spotLinks.has(tokens.words[index] ?? '')) index += 1
  const first = index
  while (index - first < 4 && isSpotWord(page, index) && areTogether(page, index - 1, index)) index += 1
  const body = endOfOrganization(page, first)
  if (body !== undefined) return body
  const isOnlyOne = index - first === 1
  const known = lexicon(tokens.words[first] ?? '')
  const isNamed = (known & nameBits) !== 0 && (known & (bits.organizationWord | bits.place)) === 0
  if (index === first || (isOnlyOne && isNamed)) return undefined
  return tokens.ends[index - 1]
}

/** 'Tarka Foundation', 'Ekpe Memorial Hall': up to four words with capitals, the last says that it is a house of many. */
function endOfOrganization(page: Page, first: number): number | undefined {
  const { tokens } = page
  for (let index = first; index < first + 4 && isCapital(page, index); index += 1) {
    if (index > first && !areTogether(page, index - 1, index)) return undefined
    const word = tokens.words[index] ?? ''
    if (index > first && ((lexicon(word) & bits.organizationWord) !== 0 || halls.has(word)))
      return tokens.ends[index]
  }
  return undefined
}

const spotLinks = new Set('the to .'.split(' '))

const halls = new Set(
  'hall plaza centre center complex mall bakery cathedral parish chapel mosque'.split(' '),
)

function isSpotWord(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  if (page.tokens.kinds[index] !== 'word' || !isCapital(page, index) || isTitle(word)) return false
  const known = lexicon(word)
  const isName = (known & nameBits) !== 0 && (known & bits.knownWord) === 0
  return !isName && known !== 0 && (!neverNames.has(word) || word === 'christ' || word === 'jesus')
}

const sides = new Set(
  "behind opposite opp beside near adjacent adj under inside across daura tsallaken karkashin jikin lebaa okankan odikeji leti labe off after before facing along by next close directly bayan kusa gaban lehin leyin legbe iwaju egbe azu n'azu n'akuku n'ihu nso back front gefen legbee itosi nitosi niwaju eyin".split(
    ' ',
  ),
)

const sureSides = new Set('opposite opp beside behind adjacent facing'.split(' '))

const streets = new Set('street road way avenue close crescent estate quarters lane drive'.split(' '))

const homes = new Set(
  'live lives living lived stay stays staying house home residence resides address lodge gida gidan gidansa gidanta yana tana zaune ile ngbe ulo bi obibi'.split(
    ' ',
  ),
)

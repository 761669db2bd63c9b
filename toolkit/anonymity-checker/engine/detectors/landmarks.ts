import type { Candidate } from '../finding.ts'
import { matchAt } from '../match-at.ts'
import { bits, lexicon } from '../names/lexicon.ts'
import type { Page } from '../page.ts'
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
    const landmarkEnd = matchAt(landmark, reading.lower, start)
    if (landmarkEnd !== undefined) {
      const end = endOfAddress(page, landmarkEnd)
      const isSure = /[A-Z]/.test(reading.plain.slice(start + 1, end)) || isPlaced(page, index, landmarkEnd)
      // The whole address is heavier than the street or the company in it.
      const weight = end > landmarkEnd ? 88 : 60
      found.push({ start, end, kind: 'street', tier: isSure ? 'certain' : 'possible', weight })
    } else if (sureSides.has(tokens.words[index] ?? '')) {
      const named = endOfNamedSpot(page, index)
      if (named !== undefined) found.push({ start, end: named, kind: 'street', tier: 'certain', weight: 60 })
    }
  }
  return found
}

/** Behind its name and the street or the junction where it is: 'filling station on Zaria Road', 'gidan man Oando, kan titin Zaria'. */
function endOfAddress({ reading: { plain } }: Page, landmarkEnd: number): number {
  const named = matchAt(nameOfSpot, plain, landmarkEnd) ?? landmarkEnd
  return matchAt(whereItIs, plain, named) ?? matchAt(smallStreet, plain, named) ?? named
}

const nameOfSpot = /(?: [A-Z][\p{L}'-]{1,20}){1,2}/uy

const whereItIs =
  /,? (?:on|along|at|in|near|by|for|off|ni|na|kan|ta|a|titin|hanyar|okporo ama|opopona)(?: (?:the|titin|hanyar|okporo ama|opopona))?(?: [A-Z][\p{L}'-]{1,20}){1,3}(?: (?:road|street|junction|roundabout|way|close|avenue|expressway|quarters|estate|layout|market)\b)?|, (?:okporo ama|opopona|titin|hanyar)(?: [A-Z][\p{L}'-]{1,20}){1,2}/uy

const smallStreet =
  /,? (?:on|along|at|near|off)(?: [a-z'-]{2,15}){1,2} (?:road|street|junction|roundabout|avenue|close|market)\b/y

/** A street or a place is right beside it, or someone lives here. */
function isPlaced(page: Page, index: number, end: number): boolean {
  const {
    reading: { plain },
    tokens,
  } = page
  if (/^(?:,| on| along| at| in| near| for| ni| a| na)? ?[A-Z]/.test(plain.slice(end, end + 8))) return true
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
  if (tokens.words[index] === 'the' || tokens.words[index] === 'to') index += 1
  const first = index
  while (index - first < 4 && isSpotWord(page, index) && areTogether(page, index - 1, index)) index += 1
  const isOnlyOne = index - first === 1
  const known = lexicon(tokens.words[first] ?? '')
  if (index === first || (isOnlyOne && (known & (bits.organizationWord | bits.place)) === 0)) return undefined
  return tokens.ends[index - 1]
}

function isSpotWord(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  if (page.tokens.kinds[index] !== 'word' || !isCapital(page, index) || isTitle(word)) return false
  const known = lexicon(word)
  const isName = (known & nameBits) !== 0 && (known & bits.knownWord) === 0
  return !isName && known !== 0 && (!neverNames.has(word) || word === 'christ' || word === 'jesus')
}

const sides = new Set(
  "behind opposite beside near adjacent off after before facing along by next close directly bayan kusa gaban lehin leyin legbe iwaju egbe azu n'azu n'akuku n'ihu nso back front".split(
    ' ',
  ),
)

const sureSides = new Set('opposite beside behind adjacent facing'.split(' '))

const streets = new Set('street road way avenue close crescent estate quarters lane drive'.split(' '))

const homes = new Set(
  'live lives living lived stay stays staying house home residence resides address lodge gida gidan gidansa gidanta yana tana zaune ile ngbe ulo bi obibi'.split(
    ' ',
  ),
)

const landmark =
  /(?:behind|opposite|beside|near|adjacent(?: to)?|off|after|before|facing|along|by|next to|close to|directly (?:opposite|behind)|back of|front of|bayan|kusa da|gaban|lehin|leyin|legbe|iwaju|egbe|azu|n'azu|n'akuku|n'ihu|nso) (?:the |di |dat |that |our |my )?(?:(?:old|new|big|small|first|second|third|last|central|main|[a-z'-]{2,20}) ){0,3}(?:filling station|petrol station|fuel station|gas station|mosque|masallaci|church|cathedral|chapel|coci|soosi|market|kasuwa|oja|ahia|school|makaranta|ile-iwe|ile epo|ulo mmanu|gidan mai|gidan man|junction|roundabout|bus stop|motor park|car park|garage|hospital|clinic|dispensary|health centre|police station|police post|barracks|palace|town hall|village square|borehole|water tank|bridge|flyover|stadium|hotel|guest house|eatery|restaurant|supermarket|shopping mall|shopping complex|plaza|bakery|cinema|abattoir|dump site|refuse dump|pharmacy|chemist|mast|transformer|cemetery|railway|rail line|secretariat|post office|court|quarters|estate|water board|mango tree|water works|customs office|local government office|factory|depot|poultry|orphanage)(?![\w-])/y

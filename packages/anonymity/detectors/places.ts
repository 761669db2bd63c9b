import type { Candidate } from '../finding.ts'
import { places } from '../gazetteers/places.ts'
import { states } from '../gazetteers/states.ts'
import { worldPlaces } from '../gazetteers/world-places.ts'
import { bits, lexicon } from '../names/lexicon.ts'
import type { Page } from '../page.ts'
import { areTogether, isCapital } from './capitals.ts'
import { makePhrases, type Phrases } from './phrases.ts'

/** States, local government areas and towns by their names. Other places come from the tagger. */
export function detectPlaces(page: Page): Candidate[] {
  gazetteer ??= makePhrases(
    [...places.split('|'), ...states.split('|'), ...worldPlaces.split('|')].filter(
      (place) => place !== 'nigeria',
    ),
  )
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    const length = gazetteer.longestAt(tokens, index)
    if (length === 0) continue
    const last = index + length - 1
    const ending = endingAfter(page, last)
    const tier = tierOf(page, index, length, ending > last)
    if (tier) {
      const end = tokens.ends[ending] ?? 0
      found.push({
        start: tokens.starts[index] ?? 0,
        end,
        kind: 'place',
        tier,
        weight: ending > last || length > 1 ? 52 : 44,
      })
      index = ending
    }
  }
  return found
}

let gazetteer: Phrases | undefined

/** 'Kano State', 'Bwari LGA', 'Obio Akpor Local Government Area': the last token that still belongs to the place. */
function endingAfter({ tokens }: Page, last: number): number {
  const { words } = tokens
  const next = words[last + 1] ?? ''
  if (
    ['state', 'lga', 'lg', 'lcda', 'town', 'village', 'metropolis', 'ward', 'emirate', 'gra'].includes(next)
  )
    return last + 1
  if (next === 'local' && (words[last + 2] ?? '').startsWith('government')) {
    return words[last + 3] === 'area' || words[last + 3] === 'council' ? last + 3 : last + 2
  }
  return last
}

function tierOf(
  page: Page,
  index: number,
  length: number,
  hasEnding: boolean,
): Candidate['tier'] | undefined {
  const { words } = page.tokens
  const known = length === 1 ? lexicon(words[index] ?? '') : 0
  const isCommon = (known & bits.knownWord) !== 0 && (known & bits.frequentWord) !== 0
  const isName = (known & (bits.nigerianName | bits.givenName)) !== 0
  const isIntroduced = prepositions.has(words[index - 1] ?? '') && areTogether(page, index - 1, index)
  // 'Yana barazana' and 'Oruko mi' begin sentences with words that are also towns.
  const isLocal = (known & bits.localWord) !== 0 && !large.has(words[index] ?? '')
  if (isLocal && !hasEnding && !(isCapital(page, index) && isInside(page, index))) return undefined
  if (hasEnding || (length > 1 && isCapital(page, index))) return 'certain'
  if (isCapital(page, index)) {
    if (isCommon && !isIntroduced) return undefined
    return isName && !isIntroduced ? 'possible' : 'certain'
  }
  if (length > 1) return 'certain'
  if ((known & bits.knownWord) !== 0 && !large.has(words[index] ?? '')) return undefined
  if (isName) return isIntroduced ? 'possible' : undefined
  return isIntroduced || large.has(words[index] ?? '') ? 'certain' : 'possible'
}

function isInside({ tokens }: Page, index: number): boolean {
  return (
    index > 0 &&
    (tokens.breaks[index] ?? 0) === 0 &&
    !['.', '!', '?', ':', '"'].includes(tokens.words[index - 1] ?? '')
  )
}

const prepositions = new Set(
  ', in at from to near for around within inside through via of towards across into reach comot go dey'.split(
    ' ',
  ),
)

// Names of states and large towns, which no one mistakes for a word in small letters.
const large = new Set(
  'lagos abuja kano ibadan kaduna enugu maiduguri sokoto calabar uyo warri onitsha ilorin abeokuta osogbo akure dutse damaturu jalingo gombe bauchi yola lafia lokoja minna makurdi katsina gusau owerri umuahia awka abakaliki asaba yenagoa zaria anambra ebonyi ekiti kogi kwara ondo osun nasarawa taraba yobe zamfara adamawa bayelsa benue borno jigawa kebbi ikeja lekki ikorodu badagry london dubai accra ghana cotonou'.split(
    ' ',
  ),
)

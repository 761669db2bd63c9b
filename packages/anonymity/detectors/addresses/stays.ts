import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { certainAt } from '../found-at.ts'
import { type Clause, clauseAt } from './clause.ts'
import { allSides, dwellings, looseEnds, ownerWords } from './clause-words.ts'
import { withoutN } from './further-parts.ts'
import { landmarkWords } from './landmark-at.ts'
import { isDoorThatFaces, isNamedHouse } from './named-houses.ts'
import { isInOffice } from './offices.ts'
import { endOfParts } from './parts.ts'

/**
 * 'we now stay in the uncompleted building after the water tank', 'e dey sleep for upstairs of the bakery', 'ina kwana a', 'mo n gbe ni':
 * what follows is where someone lives or hides, also where no list knows a word of it.
 */
export function detectStays(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    const word = tokens.words[index] ?? ''
    const isFacing = isDoorThatFaces(page, index)
    const isHiding = isFacing || hiding.has(word)
    const isLand = lands.has(word) && copulas.has(tokens.words[index + 1] ?? '')
    if (!isHiding && !isLand && !living.has(word)) continue
    const from = behindLinks(page, isLand ? index + 2 : index + 1, moving.has(word))
    if (isLand && !allSides.has(tokens.words[from] ?? '')) continue
    if (
      !isLand &&
      !isFacing &&
      from === index + 1 &&
      !isNamedHouse(page, from) &&
      !allSides.has(tokens.words[from] ?? '') &&
      !/^n'/.test(tokens.words[from] ?? '')
    )
      continue
    if ((tokens.breaks[from] ?? 1) > 0) continue
    const clause = clauseAt(page, from)
    const end = tokens.ends[clause.to - 1] ?? 0
    const hasMore = clause.to - from > 2 && endOfParts(page, end, Number.POSITIVE_INFINITY) > end
    const isWithKin = hasMore && isSomeonesSide(page, clause)
    const isNamed = tokens.words[clause.to] === ',' && isNamedHouse(page, from)
    if (!isWithKin && !isNamed && !isWhere(page, clause, isHiding || hasMore)) continue
    const begin = within.has(tokens.words[from - 1] ?? '') ? from - 1 : from
    found.push(certainAt(page, { from: begin, to: clause.to }, 'street', 88))
    index = clause.to - 1
  }
  return found
}

const mostLinks = 6

/** 'stay with us now at', 'zo ya na', 'pamo si': the token behind the last small word, if one of them says 'in'. */
function behindLinks({ tokens: { words, breaks } }: Page, first: number, isMoving: boolean): number {
  let from = first
  for (let index = first; index < first + mostLinks && (breaks[index] ?? 1) === 0; index += 1) {
    const word = words[index] ?? ''
    if (ins.has(word) || (isMoving && word === 'to')) from = index + 1
    else if (!adverbs.has(word)) break
  }
  // "na-ezo ya n'ulo": Igbo writes 'in' at the word.
  return from === first && adverbs.has(words[first] ?? '') && /^n'/.test(words[first + 1] ?? '')
    ? first + 1
    : from
}

/** 'Our farm is behind the mill', 'gonarsa tana bayan gada': what people own beside a house. */
const lands = new Set(
  'farm shop store kiosk shed workshop church shrine hideout camp shelter gona gonar gonarsa gonarta gonata shagonsa shagonta ubi ugbo oko soobu'.split(
    ' ',
  ),
)

const copulas = new Set('is are dey na yana tana di no wa re mi ya m'.split(' '))

const moving = new Set('moved shifted relocated fled escaped ran run'.split(' '))

const ins = new Set('at in inside for na a ni si'.split(' '))

/** Words of which an address keeps the one before it: 'in the uncompleted building', 'for back of the mosque'. */
const within = new Set('in inside for'.split(' '))

const adverbs = new Set(
  'now ugbu currently hidden alone again secretly yanzu bayi with us me am him her them it dey the pikin children shi ta su ya m ha anyi bayan mi re won omo'.split(
    ' ',
  ),
)

/** A side with something on the ground, or a house with a word that tells it from the next. Who hides needs no more than a place. */
function isWhere(
  { tokens: { words } }: Page,
  { from, to, grounds, sides }: Clause,
  isHiding: boolean,
): boolean {
  const row = words.slice(from, to)
  if (row.length < 2 || isInOffice(row)) return false
  // 'live for Amaoji side'.
  if (row.length === 2 && row[1] === 'side' && !(row[0] === 'left' || row[0] === 'right')) return true
  const telling = row.filter(isTelling).length
  if (isHiding && sides > 0 && telling >= fewestOfUnknown && !allSides.has(row[0] ?? '')) return true
  if (grounds === 0 || telling < 2) return false
  if (sides > 0) return true
  const isDwelling = row.some((word) => dwellings.has(withoutN(word)))
  if (isHiding) return isDwelling || row.some((word) => landmarkWords.has(withoutN(word)))
  return row.length >= 4 && isDwelling
}

/** 'my auntie side', which the house number behind it makes an address. */
function isSomeonesSide({ tokens: { words } }: Page, { from, to }: Clause): boolean {
  return to - from <= 4 && words[to - 1] === 'side' && ownerWords.has(words[from] ?? '')
}

/** 'the goods wagon beside the tannery': who sleeps beside something sleeps there, whatever it is. 'They hide behind the law' has less in front. */
const fewestOfUnknown = 4

function isTelling(word: string): boolean {
  return !ownerWords.has(word) && !looseEnds.has(word) && !pointing.has(word)
}

const pointing = new Set('that this dis naa yen yii ahu nan can wannan left right same same'.split(' '))

const living = new Set(
  'live lives lived living stay stays stayed staying reside resides residing lodge lodges lodging moved shifted relocated fled escaped meet meets gather gathers offload offloads zaune zama bi ebi ebikwa biri na-ebi na-ano gbe ngbe n-gbe'.split(
    ' ',
  ),
)

const hiding = new Set(
  'sleep sleeps sleeping slept hide hides hiding hid squat squats squatting kwana kwance boye buya na-ezo ezo zoro zoo na-ehi ehi ura na-ezuko ezuko sun pade farapamo pamo sapamo'.split(
    ' ',
  ),
)

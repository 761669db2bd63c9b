import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { isCapital } from '../capitals.ts'
import { isTitle, nameBits } from '../name-words.ts'
import { isHardlyAsked } from '../things/hardly-asked.ts'
import { isWordName } from '../word-names.ts'

/**
 * Takes back persons that are single words of another kind: a car, a bank beside an account, the word that says what a number is,
 * 'Fwd', and words such as 'Hope is not lost'. Where a sentence begins, a word that is also a name is only asked about.
 */
export function withoutPlainWords(page: Page, candidates: readonly Candidate[]): Candidate[] {
  return candidates.flatMap((one) => {
    if (isPlainWord(page, one) || isHardlyAsked(page, one)) return []
    return isDoubtful(page, one) ? [{ ...one, tier: 'possible' as const, weight: one.weight - 20 }] : [one]
  })
}

/** A further mention of a name is as sure as the name; where the name itself is doubtful, so is the mention. */
export function withoutPlainMentions(
  page: Page,
  mentions: readonly Candidate[],
  found: readonly Candidate[],
): Candidate[] {
  const sure = new Set(
    found
      .filter(({ kind, tier }) => kind === 'person' && tier === 'certain')
      .flatMap(({ start, end }) => page.reading.lower.slice(start, end).split(/[ \n.,]/)),
  )
  return mentions.flatMap((one) => {
    const isSure = sure.has(page.reading.lower.slice(one.start, one.end))
    return isSure && !isPlainWord(page, one) ? [one] : withoutPlainWords(page, [one])
  })
}

/** The same, without the doubt: these lend their words to further mentions. */
export function withoutOtherKinds(page: Page, candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter((one) => !isPlainWord(page, one))
}

// The rules of `word-names.ts` have looked at what is around the word.
const sureWeight = 80

// Who speaks in a chat may be called as a label is: 'Oga Lasisi'.
const weightOfSenders = 58

function isPlainWord(page: Page, { kind, start, end, weight }: Candidate): boolean {
  if (kind !== 'person') return false
  const { tokens } = page
  const from = tokenFrom(tokens, start)
  const word = tokens.words[from] ?? ''
  if ((tokens.ends[from] ?? 0) !== end) return weight !== weightOfSenders && isLabelOrPrayer(page, from)
  if (things.has(word) || (labels.has(word) && weight < weightOfSenders) || isBank(page, from, word))
    return true
  if (!isCapital(page, from) || !beginsSentence(page, from)) return false
  return isSaying(page, from, word) || (smallWords.has(word) && goesOnSmall(page, from))
}

/** Where a sentence begins, a capital tells nothing of a word that is one of a language too. */
function isDoubtful(page: Page, { kind, tier, weight, start, end }: Candidate): boolean {
  const from = tokenFrom(page.tokens, start)
  const isSure = kind !== 'person' || tier !== 'certain' || weight >= sureWeight
  if (isSure || (page.tokens.ends[from] ?? 0) !== end) return false
  return (
    isCapital(page, from) &&
    beginsSentence(page, from) &&
    isWordToo(page.tokens.words[from] ?? '') &&
    goesOnSmall(page, from) &&
    !deeds.has(page.tokens.words[from + 1] ?? '')
  )
}

/** 'Imel dina', 'Lambar Ma'aikaci', 'Ibukun Oluwa'. */
function isLabelOrPrayer({ tokens: { words } }: Page, from: number): boolean {
  const word = words[from] ?? ''
  const next = words[from + 1] ?? ''
  // 'Red Lexus'.
  if (things.has(next) && (lexicon(word) & bits.knownWord) !== 0 && !isTitle(words[from - 1] ?? ''))
    return true
  return numberWords.has(word) || (labels.has(word) && owners.has(next)) || gods.has(next)
}

/** 'Sterling' right behind an account number or in front of one. */
function isBank({ tokens }: Page, index: number, word: string): boolean {
  if (!banks.has(word)) return false
  return [-2, -1, 1, 2].some((step) => /^\d{10}$/.test(tokens.words[index + step] ?? ''))
}

function beginsSentence({ tokens }: Page, index: number): boolean {
  if ((tokens.breaks[index] ?? 0) > 0) return true
  const before = tokens.words[index - 1]
  // 'Mr. Patrick' begins no sentence.
  if (before === '.' && isTitle(tokens.words[index - 2] ?? '')) return false
  return before === undefined || ['.', '!', '?', ']', ':'].includes(before)
}

/** 'Patience please', 'Goodluck to una', 'Godiya ga Allah', 'Udo diri unu'. */
function isSaying({ tokens: { words } }: Page, index: number, word: string): boolean {
  const next = words[index + 1] ?? ''
  const third = words[index + 2] ?? ''
  if (sayings.has(word)) return true
  if (localSayings.get(next)?.has(third) ?? sayingWords.has(next)) return true
  return isThing(word) && (sayingBehind.get(next)?.has(third) ?? pleas.has(next))
}

/** 'Hope', 'Patience', 'Saviour': words that are no names, or are both. 'Gabriel' is only a name. */
function isThing(word: string): boolean {
  return isWordName(word) || ((lexicon(word) & bits.knownWord) !== 0 && (lexicon(word) & nameBits) === 0)
}

function isWordToo(word: string): boolean {
  const known = lexicon(word)
  if ((known & bits.localWord) !== 0 || isWordName(word)) return true
  // 'Butcher' and 'Ward' are family names in England and words here.
  const isNameHere = (known & (bits.nigerianName | bits.givenName)) !== 0
  return (known & bits.knownWord) !== 0 && (!isNameHere || (known & bits.frequentWord) !== 0)
}

function goesOnSmall(page: Page, index: number): boolean {
  return page.tokens.kinds[index + 1] === 'word' && !isCapital(page, index + 1)
}

const copulas = 'not what wetin all the our your lost everything better jesus god allah orin okwu'.split(' ')
const receivers = 'una you all them us everybody everyone god'.split(' ')

/** The word behind, and the words of which one must follow it. */
const sayingBehind: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['is', 'was', 'na'].map((one): [string, Set<string>] => [one, new Set(copulas)]),
  ['to', new Set(receivers)],
  ['of', new Set('god any the our this these his her your my allah'.split(' '))],
  ['don', new Set('finish end tire'.split(' '))],
  ['never', new Set('come reach dey'.split(' '))],
  ['go', new Set(['come'])],
  ['and', new Set('peace mercy joy love favour grace blessing blessings happiness truth justice'.split(' '))],
  ['no', new Set('plenty dey reach'.split(' '))],
  ['dey', new Set(['scarce'])],
])

/** In Hausa, Igbo and Yoruba many names are words of every day. */
const localSayings: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['ni', 'bu', 'ne', 'ce', 'na'].map((one): [string, Set<string>] => [
    one,
    new Set('orin okwu jesus allah'.split(' ')),
  ]),
  ['ta', new Set('kare cika isa allah'.split(' '))],
  ['a', new Set('daa dara de je'.split(' '))],
  ['zai', new Set('bayyana fito'.split(' '))],
  ['m', new Set('adighi di onye bu ka'.split(' '))],
])

const sayingWords = new Set('ga diri ori chineke oluwa idan adighi ahu oma'.split(' '))

const pleas = new Set('please pls period tin thing service future shall'.split(' '))

const gods = new Set('oluwa olorun chineke chukwu allah jesu jesus'.split(' '))

const numberWords = new Set('lambar lamba nomba sunan'.split(' '))

const smallWords = new Set(
  'di dis dat em abu ana ebe aha idan anyi unu okwu iyoku ire haske mai muna suna kuna mun zurfi dogara mba ile eje maneja damina ode ora yau jiya kira karin bee eni onu mara'.split(
    ' ',
  ),
)

const deeds = new Set(
  'said says told tells asked signed collected took gave called vex sign carry collect talk chop kwuru siri gwara juru nyere were bịara so wi gba ko fun yace tace yce'.split(
    ' ',
  ),
)

const sayings = new Set(['ranka', 'ranki'])

const owners = new Set('dina dinsa dinta ta tasa tata na nasa nata ya m mi re wa nke'.split(' '))

const things = new Set(
  'chukwu oba fwd fw corolla camry prado hilux venza sienna highlander avensis rav4 lexus toyota honda accord civic mercedes benz kia hyundai peugeot innoson volkswagen golf passat bajaj nissan almera pathfinder mitsubishi pajero mazda suzuki ford ranger mack daf man-diesel sinotruk howo vibe matrix jeep lorry tipper jerrycan bluetooth excel powerpoint pdf wifi caller sender forwarded handover subject demurrage everi moni belle hajji'.split(
    ' ',
  ),
)

/** Words that say what a number or a line is, in five languages. */
const labels = new Set(
  'imei sim sms ippis idp chew mda lga ngo ceo pdf usb wifi email imel imeli imeeli i-meeli ekwenti foonu fonu waya wayata fasfo pasporti paspootu pasipootu katin kati kaadi kadi fayil faili asusu asusun akaunti akauntu akanti lambar lamba nomba rasiti rasit risiti lasisi lasisin laisens leta taro rahoto banki ofis ofisi iwe adireshi adreesi adiresi case forwarded eda copy radio newsroom studio ref mai wanda wadda tebura'.split(
    ' ',
  ),
)

const banks = new Set(
  'sterling wema taj keystone zenith access fidelity polaris jaiz providus kuda opay palmpay moniepoint globus lotus parallex unity union heritage stanbic ecobank gtb gtbank uba fcmb firstbank suntrust titan optimus signature alat'.split(
    ' ',
  ),
)

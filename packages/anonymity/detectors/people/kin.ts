import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { isAllCapitals, isCapital } from '../capitals.ts'
import { endOfName, personAt } from '../found-at.ts'
import { isTitle, nameBits, neverNames } from '../name-words.ts'
import { makePhrases } from '../phrases.ts'
import { isEndOrVerb } from './small-names.ts'

const mostWords = 3

/** 'his wife Zulai', 'matarsa, Zulai', 'nwanne ya Kosisochukwu': a name behind a word for kin, a driver or a friend. */
export function detectKin(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    const length = relations.longestAt(tokens, index) || lengthBehindOwner(page, index)
    if (length === 0) continue
    const from = tokens.words[index + length] === ',' ? index + length + 1 : index + length
    // 'wani mutum dogo' is a tall man.
    if (!isName(page, from) || (someone.has(tokens.words[index] ?? '') && !isCapital(page, from))) continue
    const to = endOfName(page, from, mostWords, isName)
    found.push(personAt(page, from, to))
    index = to - 1
  }
  return found
}

const someone = new Set(['wani', 'wata'])

/** "the pastor's son, Godsent": kin of a person who is told by a trade or a name. */
function lengthBehindOwner({ tokens: { words } }: Page, index: number): number {
  const isOwned = words[index - 1] === "'s" || (words[index - 1] === 's' && words[index - 2] === "'")
  return isOwned && kinOfEnglish.has(words[index] ?? '') ? 1 : 0
}

function isName(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  if (page.tokens.kinds[index] !== 'word' || word.length < 3 || neverNames.has(word) || isTitle(word))
    return false
  const known = lexicon(word)
  // 'my brother nosa': a name of the country that is no word of any list.
  if (!isCapital(page, index)) {
    if (known === 0)
      return word.length > 3 && (page.spoken[index] ?? 0) <= pidgin && isEndOrVerb(page, index + 1)
    const isOnlyName = (known & (bits.knownWord | bits.localWord | bits.place)) === 0
    return (known & bits.nigerianName) !== 0 && (isOnlyName || isEndOrVerb(page, index + 1))
  }
  if ((known & (bits.jobWord | bits.organizationWord | bits.place)) !== 0 && (known & nameBits) === 0)
    return false
  // 'my aunt Ego': a frequent word too, where it has the only capital.
  const isAlone = !isAllCapitals(page, index) && !isCapital(page, index - 1) && !isCapital(page, index + 1)
  return (known & bits.frequentWord) === 0 || (known & nameBits) !== 0 || isAlone
}

const pidgin = 2

const kinOfEnglish = new Set(
  'wife husband brother sister cousin driver secretary deputy son daughter nephew niece friend uncle aunt boyfriend girlfriend colleague assistant'.split(
    ' ',
  ),
)

const which = [
  '',
  'senior ',
  'junior ',
  'own ',
  'elder ',
  'younger ',
  'late ',
  'first ',
  'last ',
  'big ',
  'small ',
]

const english = [
  ...kinOfEnglish,
  ...'mother father baby pikin child aunty inlaw neighbour'.split(' '),
].flatMap((kin) =>
  ['my', 'his', 'her', 'their', 'our', 'im', 'him'].flatMap((owner) =>
    which.map((one) => `${owner} ${one}${kin}`),
  ),
)

const relations = makePhrases([
  ...english,
  ..."one of them|one of us|another one|the other one|the second one|ɗaya daga cikinsu|daya daga cikinsu|otu n'ime ha|okan ninu won|one among dem".split(
    '|',
  ),
  ...'my broda|im broda|him broda|her broda|my sista|im sista|him sista|her sista|my padi|im padi'.split('|'),
  ...'mai unguwa|mai gari|mai anguwa|sarkin noma|sarkin fawa|sarkin kasuwa|matarsa|matata|mijinta|mijina|kanwarsa|kanwata|kaninsa|kanina|yayansa|yayanta|dansa|danta|jaririyar|jaririya|jariri|wansa|wanta|wana|kaninta|mahaifina|mahaifinsa|babansa|mahaifiyata|yarsa|diyarsa|direbansa|direbanta|dan uwansa|dan uwanta|dan uwana|yar uwarsa|yar uwarta|abokinsa|abokina|kawarta|kawata|surukinsa|sakatarensa|sakatariyarsa|yaronsa'.split(
    '|',
  ),
  ...'wani mutum|wata mata|wani yaro|wata yarinya|wani direba|wata tsohuwa|wani tsoho|wani matashi'.split(
    '|',
  ),
  ...'nwunye ya|nwunye m|di ya|di m|nwanne ya|nwanne m|nwanne ya nwoke|nwanne ya nwaanyi|nwanne m nwoke|nwanne m nwaanyi|enyi ya|enyi m|nwa ya|nwa ya nwoke|nwa ya nwaanyi|nwa m nwoke|nwa m nwaanyi|ogo ya|onye oru ya|okwo ugboala ya'.split(
    '|',
  ),
  ...'iyawo re|iyawo mi|oko re|oko mi|aburo re|aburo mi|egbon re|egbon mi|ore re|ore mi|omo re|omo mi|omobinrin mi|omokunrin mi|omobinrin re|omokunrin re|omo won|iyawo re akoko|iya re|baba re|iya mi|baba mi|egbon won|aburo won|iyawo won|awako re|ana re'.split(
    '|',
  ),
])

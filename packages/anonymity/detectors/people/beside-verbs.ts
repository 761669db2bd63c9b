import type { Candidate } from '../../finding.ts'
import { type Language, languages } from '../../names/languages.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { Page } from '../../page.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { endOfName, personAt } from '../found-at.ts'
import { jobs } from './names-behind-jobs.ts'
import { isCapitalStranger } from './told-names.ts'

const mostWords = 3

/** 'I begged Inatimi', 'Mo fun Fakeye', 'Ezinne nyere m', 'the son of Ogunmolawa': beside a verb that only people do or have done to them. */
export function detectBesideVerbs(page: Page): Candidate[] {
  const found: Candidate[] = []
  const small = wordsInSmall(page)
  for (let index = 0; index < page.tokens.count; index += 1) {
    if (!isCapitalStranger(page, index)) continue
    const to = endOfName(page, index, mostWords, isCapitalStranger)
    const isCommon = small.has(page.tokens.words[index] ?? '')
    const goesOn = areTogether(page, to - 1, to) && isCapital(page, to)
    if (
      !goesOn &&
      !isCommon &&
      !isPlaceOrJob(page, index) &&
      (isObject(page, index) || isSubject(page, index, to))
    )
      found.push(personAt(page, index, to))
    index = to - 1
  }
  return found
}

/** What the text also writes without a capital is no name here. */
function wordsInSmall(page: Page): ReadonlySet<string> {
  const { words, kinds } = page.tokens
  return new Set(words.filter((_, index) => kinds[index] === 'word' && !isCapital(page, index)))
}

function isPlaceOrJob({ tokens }: Page, index: number): boolean {
  const word = tokens.words[index] ?? ''
  return (lexicon(word) & bits.place) !== 0 || jobs.has(word)
}

function isObject(page: Page, index: number): boolean {
  const { words } = page.tokens
  if (!areTogether(page, index - 1, index) || isCapital(page, index - 1)) return false
  const before = words[index - 1] ?? ''
  if (before === 'to' && isGiven(page, index - 1)) return true
  if (before === 'of' || before === 'to') return behindNoun[before].has(words[index - 2] ?? '')
  if (before === 'ga' && words[index - 2] === 'zuwa') return false
  if (before === 'ba') return givers.has(words[index - 2] ?? '')
  return languagesAt(page, index).some((language) => objects[language].has(before))
}

/** 'gave the envelope to Ogbonnia'. */
function isGiven({ tokens: { words } }: Page, to: number): boolean {
  for (let at = to - 1; at > to - mostBetween; at -= 1) {
    const word = words[at] ?? '.'
    if (word === '.' || word === ';') return false
    if (giving.has(word)) return true
  }
  return false
}

const mostBetween = 6

const giving = new Set('gave give handed paid returned showed lent gives delivered'.split(' '))

/** In Hausa 'ba' gives behind these, and says no elsewhere. */
const givers = new Set('na ya ta mun muka suka sun an kun aka'.split(' '))

function isSubject(page: Page, from: number, to: number): boolean {
  const { words } = page.tokens
  // 'A housewife in Katampe told us'.
  if (!areTogether(page, to - 1, to) || beforePlaces.has(words[from - 1] ?? '')) return false
  const after = words[to] ?? ''
  const pair = `${after} ${words[to + 1] ?? ''}`
  return languagesAt(page, to).some(
    (language) => subjects[language].has(after) || subjects[language].has(pair),
  )
}

const beforePlaces = new Set('in at from of near around for a'.split(' '))

/** English and Pidgin are mixed in one sentence. */
function languagesAt({ spoken }: Page, index: number): readonly Language[] {
  const language = languages[(spoken[index] ?? 0) - 1]
  return language === undefined || language === 'en' || language === 'pcm' ? ['en', 'pcm'] : [language]
}

const behindNoun = {
  of: new Set('presence son daughter wife husband widow mother father brother sister behalf boys'.split(' ')),
  to: new Set('according reported complained spoke talked over belongs belonged married related'.split(' ')),
} as const

const objects: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'told asked paid met begged slapped arrested queried sacked warned phoned bribed suspended beat tell ask thank'.split(
      ' ',
    ),
  ),
  pcm: new Set('tell ask beat slap dash sack give'.split(' ')),
  ha: new Set('tambayi zargin inji wa ga kira kama yadda'.split(' ')),
  ig: new Set('gwara gwa juo jua juru nyere huru tiri nwuchiri mgbe na-eso eso soro na-akwu'.split(' ')),
  yo: new Set('fun ri lu bi pe mu beere omo aya'.split(' ')),
}

const subjects: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'said|told|asked|signed|collected|refused|laughed|cried|shouted|phoned|begged|promised|threatened|denied|admitted|confessed|replied|insisted|knows'.split(
      '|',
    ),
  ),
  pcm: new Set(
    'talk say|talk|say|tell|collect|chop|no gree|vex|dey cry|don run|don die|don travel|carry'.split('|'),
  ),
  ha: new Set(
    'ya ce|ta ce|ya karbi|ta karbi|ya gaya|ta gaya|ya sa|ya rubuta|ta rubuta|ya gudu|ta gani|ya gani|yace|tace'.split(
      '|',
    ),
  ),
  ig: new Set('nyere|siri|kwuru|gwara|juru|nara|naara|weere|biara|gbapuru|ekweghi|tiri|huru|jiri'.split('|')),
  yo: new Set('ni oun|so pe|so fun|lo gba|lo ko|lo mu|fun mi|wi pe'.split('|')),
}

import type { Candidate } from '../../finding.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import { thresholdsOf } from '../../names/thresholds.ts'
import { newsTitles } from '../../names/word-lists.ts'
import type { Page } from '../../page.ts'
import { areTogether, beginsSentence, isAllCapitals, isCapital } from '../capitals.ts'
import { nameBits, neverNames } from '../name-words.ts'
import { hasMarks } from './unsure-names.ts'
import { isWordForm } from './word-forms.ts'

/** Words of the lists of names that the tagger did not take: possible at least, so that no one is missed altogether. */
export function detectListedNames(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    const strength = strengthOf(page, index)
    if (strength === 0 || newsTitles.has(tokens.words[index] ?? '')) continue
    let to = index + 1
    let sum = strength
    while (to - index < 4 && areTogether(page, to - 1, to) && strengthOf(page, to) > 0) {
      sum += strengthOf(page, to)
      to += 1
    }
    if (sum >= 1.5 && !(to === index + 1 && isQuiet(page, index))) {
      const isPair =
        to - index >= 2 && sum >= 4 && !isMarkedSmall(page, index, to) && !isAmongCapitals(page, index)
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

/** 'lọ́nà dẹ̀dẹ̀': who writes all marks writes names with capitals. */
function isMarkedSmall(page: Page, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1)
    if (isCapital(page, index) || !hasMarks(page, index)) return false
  return true
}

/** 'Garri dara onu': in Hausa, Igbo and Yoruba many names are words of every day, so small ones are none where capitals are used. */
function isAmongCapitals(page: Page, index: number): boolean {
  if (isCapital(page, index) || thresholdsOf(page.spoken[index] ?? 0).asksAboutStrangers) return false
  for (let at = index - 1; at >= 0 && at > index - mostBack; at -= 1) {
    if (isCapital(page, at)) return true
    if (beginsSentence(page, at)) return false
  }
  return false
}

const mostBack = 15

/** A single small word where ordinary words of the language are names elsewhere. */
function isQuiet(page: Page, index: number): boolean {
  return !isCapital(page, index) && !thresholdsOf(page.spoken[index] ?? 0).asksAboutStrangers
}

/** Where a sentence begins, a capital tells nothing. */
function asksHere({ tokens, spoken }: Page, index: number): boolean {
  return (
    thresholdsOf(spoken[index] ?? 0).asksAboutStrangers || besidePersons.has(tokens.words[index - 1] ?? '')
  )
}

/** Behind these words of Hausa, Igbo and Yoruba a capital is often a person's: 'with', 'told', 'gave', 'in the hand of'. */
const besidePersons = new Set(
  'tambayi kira cewar nan ga da wa ba hannun matar dan gwara nyere aka nwa di fun ati lowo omo iyawo oko'.split(
    ' ',
  ),
)

/** 2 for a word that is hardly anything but a name, 1.5 for one in no list, 1 for one that can be a name beside another. */
function strengthOf(page: Page, index: number): number {
  const { tokens } = page
  const word = tokens.words[index] ?? ''
  if (tokens.kinds[index] !== 'word' || word.length < 3 || neverNames.has(word)) return 0
  const known = lexicon(word)
  // A capital on a word that no list knows: more often a name than not.
  if (known === 0 && isCapital(page, index) && !isAllCapitals(page, index))
    return !beginsSentence(page, index) && asksHere(page, index) && !isWordForm(word) ? 1.5 : 0
  if ((known & nameBits) === 0 || (known & (bits.organizationWord | bits.title)) !== 0) return 0
  const isWord = (known & (bits.knownWord | bits.localWord)) !== 0
  const isFrequent = (known & bits.frequentWord) !== 0
  const isPlace = (known & bits.place) !== 0
  if (isCapital(page, index)) {
    if (isFrequent || isPlace) return 1
    // With three times as many names in the lists, most of these are words or places in Hausa, Igbo and Yoruba.
    const isNameHere = (known & (bits.nigerianName | bits.givenName)) !== 0
    return isNameHere && thresholdsOf(page.spoken[index] ?? 0).asksAboutStrangers ? 2 : 1
  }
  if (isWord || isPlace) return 0
  return (known & bits.nigerianName) !== 0 || (known & bits.givenName) !== 0 ? 2 : 0
}

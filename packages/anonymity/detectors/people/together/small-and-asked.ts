import type { Candidate } from '../../../finding.ts'
import { bits, lexicon } from '../../../names/lexicon.ts'
import type { Page } from '../../../page.ts'
import { tokenFrom } from '../../../tokens.ts'
import { beginsSentence, isCapital } from '../../capitals.ts'
import { neverNames } from '../../name-words.ts'
import { hasMarks } from '../unsure-names.ts'
import { smallBeginnings } from './small-beginnings.ts'

// Under what a rule is sure of.
const weight = 46

/**
 * A word of the lists of names that would be asked about, in small letters, is a person: nine in ten were, in each of the five languages
 * (decision 411). Where it has a capital, half of them are places and things.
 */
export function sureOfSmall(page: Page, found: readonly Candidate[]): Candidate[] {
  // Who writes capitals gives names one: there, one in nine of these was a person.
  if (smallBeginnings(page) <= 0.5) return [...found]
  return found.map((one) => {
    if (one.kind !== 'person' || one.tier !== 'possible') return one
    return isSmallName(page, one) ? { ...one, tier: 'certain', weight: Math.max(one.weight, weight) } : one
  })
}

function isSmallName(page: Page, { start, end }: Candidate): boolean {
  const { words, starts } = page.tokens
  const first = tokenFrom(page.tokens, start)
  // News writes names with capitals.
  let isQuiet = !page.isPersonal && (page.spoken[first] ?? 0) > pidgin
  for (let index = first; (starts[index] ?? end) < end; index += 1) {
    const word = words[index] ?? ''
    if (isCapital(page, index) || neverNames.has(word)) return false
    // 'Garri dara onu' and 'lọ́nà dẹ̀dẹ̀': who writes capitals, or all marks, writes names so.
    isQuiet ||= (lexicon(word) & bits.localWord) !== 0 || hasMarks(page, index)
  }
  const known = lexicon(words[first] ?? '')
  if (isQuiet && !isWithoutCapitals(page, first)) return false
  return (known & (bits.nigerianName | bits.givenName)) !== 0 && (known & bits.place) === 0
}

/** Whether its sentence begins with a small letter. */
function isWithoutCapitals(page: Page, index: number): boolean {
  let first = index
  while (first > index - mostBack && first > 0 && !beginsSentence(page, first)) first -= 1
  while (first < index && page.tokens.kinds[first] === 'sign') first += 1
  return !isCapital(page, first)
}

const mostBack = 40

const pidgin = 2

import type { Candidate } from '../../../finding.ts'
import { type Language, languages } from '../../../names/languages.ts'
import { bits, lexicon } from '../../../names/lexicon.ts'
import type { Page } from '../../../page.ts'
import { tokenFrom } from '../../../tokens.ts'
import { areTogether, isCapital } from '../../capitals.ts'
import { isTitle } from '../../name-words.ts'
import { hasCapital, hasMarks } from '../unsure-names.ts'

type Local = Exclude<Language, 'en' | 'pcm'>

/**
 * In Hausa, Igbo and Yoruba the rest of the text says of many a single word that it is no person: 'lọ sí Tibet' makes every Tibet a
 * place, and 'àwọn Akẹ́kọ̀ọ́' or 'akẹ́kọ̀ọ́' in small letters makes every Akẹ́kọ̀ọ́ a word. Names of the lists stay as they are.
 */
export function readTheText(
  page: Page,
  found: readonly Candidate[],
): (candidates: readonly Candidate[]) => Candidate[] {
  const people = new Set(
    found.filter(({ kind, tier }) => kind === 'person' && tier === 'certain').map(({ start }) => start),
  )
  const { places, plain } = readEvidence(page, people)
  return (candidates) => candidates.map((one) => asTold(page, one, { places, plain }))
}

function asTold(page: Page, one: Candidate, { places, plain }: Evidence): Candidate {
  const from = tokenFrom(page.tokens, one.start)
  if (!isOpen(page, one, from)) return one
  const word = page.tokens.words[from] ?? ''
  if ((plain.has(word) && hasCapital(page, from)) || isBoundSmall(page, from))
    return { ...one, tier: 'possible', weight: Math.min(one.weight, weightOfDoubt) }
  return places.has(word) ? { ...one, kind: 'place', weight: weightOfPlaces } : one
}

type Evidence = { places: ReadonlySet<string>; plain: ReadonlySet<string> }

const weightOfDoubt = 32
const weightOfPlaces = 44

/** A single word without a title in front and in no list of names of people, found by no rule that knows its place. */
function isOpen(page: Page, { kind, end, weight }: Candidate, from: number): boolean {
  const word = page.tokens.words[from] ?? ''
  return (
    kind === 'person' &&
    weight < weightOfRules &&
    (page.tokens.ends[from] ?? 0) === end &&
    (lexicon(word) & (bits.nigerianName | bits.givenName)) === 0 &&
    !isTitle(page.tokens.words[from - 1] ?? '') &&
    localAt(page, from) !== undefined
  )
}

const weightOfRules = 57

/** 'Abódiakọ-akọ́diabo': a small letter behind the hyphen. Names have a capital there. */
function isBoundSmall({ reading: { plain }, tokens }: Page, index: number): boolean {
  return /^[A-Z][a-z]{1,40}-[a-z]/.test(plain.slice(tokens.starts[index] ?? 0, tokens.ends[index] ?? 0))
}

/** `people`: where a person begins. Who writes 'ibro' for Ibro says no word. */
function readEvidence(page: Page, people: ReadonlySet<number>): Evidence {
  const { words, kinds, starts, count } = page.tokens
  const places = new Set<string>()
  const plain = new Set<string>()
  for (let index = 1; index < count; index += 1) {
    if (kinds[index] !== 'word') continue
    const language = localAt(page, index)
    if (language === undefined) continue
    const word = words[index] ?? ''
    if (!hasCapital(page, index)) {
      if (!people.has(starts[index] ?? 0)) plain.add(word)
    } else if (isCapital(page, index) && areTogether(page, index - 1, index)) {
      const before = words[index - 1] ?? ''
      const pair = `${words[index - 2] ?? ''} ${before}`
      if (plurals[language].has(before)) plain.add(word)
      else if (beforePlaces[language].has(before) || beforePlaces[language].has(pair)) places.add(word)
      else if (before === 'ni' && hasMarks(page, index - 1))
        for (const one of rowFrom(page, index)) places.add(one)
    }
  }
  return { places, plain }
}

/** 'ní Azlatta , Wothiem , Walatam àti Jreidam': a row of single words of which the first is behind 'in'. */
function rowFrom(page: Page, index: number): string[] {
  const { words } = page.tokens
  const row = [words[index] ?? '']
  let at = index + 1
  while (row.length < longestRow && joins.has(words[at] ?? '') && isCapital(page, at + 1)) {
    const end = isCapital(page, at + 2) ? at + 3 : at + 2
    if (end === at + 2) row.push(words[at + 1] ?? '')
    at = end
  }
  return row.length >= shortestRow ? row : []
}

const joins = new Set([',', 'ati'])
const shortestRow = 3
const longestRow = 20

function localAt({ spoken }: Page, index: number): Local | undefined {
  const language = languages[(spoken[index] ?? 0) - 1]
  return language === 'en' || language === 'pcm' ? undefined : language
}

/** What makes more than one of the word behind it. */
const plurals: Record<Local, ReadonlySet<string>> = {
  ha: new Set('yan masu wasu'.split(' ')),
  ig: new Set('ndi umu otutu'.split(' ')),
  yo: new Set('awon'.split(' ')),
}

/** Behind these a name is that of a place. */
const beforePlaces: Record<Local, ReadonlySet<string>> = {
  ha: new Set('birnin|garin|kasar|jihar|yankin|karamar hukumar|tafi zuwa|koma zuwa'.split('|')),
  ig: new Set("obodo|steeti|mba|n'obodo|na steeti|gara na".split('|')),
  yo: new Set(
    'ilu|ipinle|orile-ede|agbegbe|ile|ara|omo orile-ede|lo si|pada si|de si|ariwa|guusu|olu-ilu|ijoba|erekusu'.split(
      '|',
    ),
  ),
}

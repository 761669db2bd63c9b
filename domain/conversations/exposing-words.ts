import { foldText } from '@fitila/names/text/fold'

/** Why a word could show who the source is, if it comes back in a question. */
export type Exposure = { kind: 'number' | 'day' | 'name'; words: string }

type Texts = {
  /** What staff are about to send. */
  draft: string
  /** What only the source told: the report, their messages and follow-ups. */
  told: readonly string[]
  /** Of that, lines that name a person, an office or a place: each word with a capital letter is a name. */
  named: readonly string[]
  /** What the source knows that others know already: the public text, and what staff wrote before. */
  known: readonly string[]
}

/**
 * Names, places, days and numbers in a draft that occur in what the source told and nowhere else. A person who reads the question over the
 * source's shoulder, or to whom it is repeated, learns from them what was reported. It is a hint: a turn of phrase can show as much.
 */
export function exposingWords({ draft, told, named, known }: Texts): Exposure[] {
  const ofSource = kindsIn(told, named)
  const ofOthers = new Set(known.flatMap((text) => wordsIn(text).map(({ key }) => key)))
  const found = new Map<string, Exposure>()
  for (const { key, words } of wordsIn(draft)) {
    const kind = ofSource.get(key)
    if (kind && !ofOthers.has(key) && !found.has(key)) found.set(key, { kind, words })
  }
  return [...found.values()]
}

type Word = { key: string; words: string; isCapital: boolean; beginsSentence: boolean }

function kindsIn(told: readonly string[], named: readonly string[]): Map<string, Exposure['kind']> {
  const inLines = named.flatMap((line) => wordsIn(line).map((word) => ({ ...word, beginsSentence: false })))
  const kinds = new Map<string, Exposure['kind']>()
  for (const word of [...told.flatMap(wordsIn), ...inLines]) {
    const kind = kindOf(word)
    if (kind) kinds.set(word.key, kind)
  }
  return kinds
}

function kindOf({ key, isCapital, beginsSentence }: Word): Exposure['kind'] | null {
  if (days.has(key)) return 'day'
  else if (/\d/.test(key)) return /^\d$/.test(key) ? null : 'number'
  // A word in the middle of a sentence with a capital letter is a name, in English and in our other languages.
  else return isCapital && !beginsSentence && key.length > 1 ? 'name' : null
}

function wordsIn(text: string): Word[] {
  let beginsSentence = true
  return [
    ...text.matchAll(/(?<word>[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’ʼ.,/-]*[\p{L}\p{M}\p{N}])?)|[.!?:\n]/gu),
  ].flatMap(({ groups }) => {
    const words = groups?.word
    if (words === undefined) {
      beginsSentence = true
      return []
    }
    const word = { key: keyOf(words), words, isCapital: /^\p{Lu}/u.test(words), beginsSentence }
    beginsSentence = false
    return [word]
  })
}

/** ₦4,500,000 and 4500000 are one number, and Bello’s is Bello. */
function keyOf(word: string): string {
  const folded = foldText(word)
  return /\d/.test(folded)
    ? folded.replace(/[,\s]/g, '')
    : folded.replace(/['’]s$/, '').replace(/[.,'-]/g, '')
}

const days: ReadonlySet<string> = new Set([
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...['january', 'february', 'march', 'april', 'june', 'july', 'august', 'september', 'october'],
  ...['november', 'december'],
])

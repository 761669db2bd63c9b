import type { Page } from '../page.ts'
import { featureCount, writeFeatures } from './features.ts'
import { type NameType, nameTypes } from './labels-of-names.ts'
import { likeliestPath, score, share, shareOf } from './lattice.ts'
import { lexicon } from './lexicon.ts'
import { makeLooks } from './looks.ts'
import type { SentenceRange } from './sentences.ts'
import { possibleFrom } from './thresholds.ts'
import { readWeights, type TaggerWeights } from './weights.ts'

/** A run of tokens that names a person or a thing, from token `from` up to `to`. */
export type NameSpan = {
  type: NameType
  from: number
  to: number
  isLikeliest: boolean
  /** In a sentence without a capital, where the model is less sure of every name. */
  isSmall: boolean
  /** From 0 to 1: how sure the model is of its surest token here. */
  share: number
  /** Too unsure to ask about: evidence only where the same word is a person elsewhere in the text. */
  isFaint?: true
}

type Span = Omit<NameSpan, 'isSmall'>

/** From this share on a word is evidence, though not asked about. */
const faintFrom = 0.08

/** Below this share a word is not even a possible name. */
const leastOfThings: Record<Exclude<NameType, 'person'>, number> = { place: 0.3, organization: 0.35 }

/** Finds names in the whole page, sentence by sentence. */
export function tagNames({ reading, tokens, sentences, spoken, isPersonal }: Page): NameSpan[] {
  const weights = readWeights()
  looks ??= makeLooks(lexicon)
  const page = { reading, tokens }
  const features = new Int32Array(90 * featureCount)
  const found: NameSpan[] = []
  for (const range of sentences) {
    const language = spoken[range.from] ?? 0
    const isSmall = writeFeatures(page, range.from, range.to, looks, language, features) === 1
    const possible = possibleFrom({ isPersonal }, language)
    for (const span of tagSentence(weights, features, range, possible)) {
      found.push({ ...span, isSmall })
    }
  }
  return found
}

// The looks of words are remembered from one text to the next; they do not depend on the text.
let looks: ReturnType<typeof makeLooks> | undefined

function tagSentence(
  weights: TaggerWeights,
  features: Int32Array,
  { from, to }: SentenceRange,
  possible: number,
): Span[] {
  const count = to - from
  score(weights, features, count)
  const path = likeliestPath(weights, count)
  share(weights, count)
  return [
    ...spansOnPath(path, from),
    ...possibleNames(path, from, count, possible),
    ...faintPeople(path, from, possible),
  ]
}

function spansOnPath(path: Uint8Array, offset: number): Span[] {
  const spans: Span[] = []
  for (let token = 0; token < path.length; token += 1) {
    const label = path[token] ?? 0
    const type = (label - 1) >> 1
    const name = nameTypes[type]
    if (label % 2 === 1 && name) {
      let end = token + 1
      while (end < path.length && path[end] === label + 1) end += 1
      spans.push({
        type: name,
        from: offset + token,
        to: offset + end,
        isLikeliest: true,
        share: bestShare(token, end, type),
      })
      token = end - 1
    }
  }
  return spans
}

function bestShare(from: number, to: number, type: number): number {
  let best = 0
  for (let token = from; token < to; token += 1) best = Math.max(best, shareOf(token, type))
  return best
}

/** Runs off the likeliest path whose share is large enough to ask about. */
function possibleNames(path: Uint8Array, offset: number, count: number, possible: number): Span[] {
  const spans: Span[] = []
  for (const [type, name] of nameTypes.entries()) {
    const least = name === 'person' ? possible : leastOfThings[name]
    for (let token = 0; token < count; token += 1) {
      if (isTyped(path[token] ?? 0, type) || shareOf(token, type) < least) continue
      let end = token + 1
      while (end < count && !isTyped(path[end] ?? 0, type) && shareOf(end, type) >= least) end += 1
      spans.push({
        type: name,
        from: offset + token,
        to: offset + end,
        isLikeliest: false,
        share: bestShare(token, end, type),
      })
      token = end - 1
    }
  }
  return spans
}

/** Single words off the likeliest path whose share is too small to ask about. */
function faintPeople(path: Uint8Array, offset: number, possible: number): Span[] {
  const spans: Span[] = []
  for (const [token, label] of path.entries()) {
    const share = shareOf(token, person)
    if (isTyped(label, person) || share < faintFrom || share >= possible) continue
    const from = offset + token
    spans.push({ type: 'person', from, to: from + 1, isLikeliest: false, share, isFaint: true })
  }
  return spans
}

const person = nameTypes.indexOf('person')

function isTyped(label: number, type: number): boolean {
  return label !== 0 && (label - 1) >> 1 === type
}

import type { Page } from '../page.ts'
import { featureCount, makeLooks, writeFeatures } from './features.ts'
import { beginningOf, insideOf, labelCount, type NameType, nameTypes } from './labels-of-names.ts'
import { lexicon } from './lexicon.ts'
import { cutIntoSentences, type SentenceRange } from './sentences.ts'
import { readWeights, type TaggerWeights } from './weights.ts'

/** A run of tokens that names somebody or something, from token `from` up to `to`. */
export type NameSpan = {
  type: NameType
  from: number
  to: number
  isLikeliest: boolean
  /** From 0 to 1: how sure the model is of its surest token here. */
  share: number
}

/** Below this share a word is not even a possible name. */
const possibleFrom: Record<NameType, number> = { person: 0.1, place: 0.3, organization: 0.35 }

/** Finds names in the whole page, sentence by sentence. */
export function tagNames({ reading, tokens }: Page): NameSpan[] {
  const weights = readWeights()
  looks ??= makeLooks(lexicon)
  const page = { plain: reading.plain, tokens }
  const features = new Int32Array(90 * featureCount)
  const found: NameSpan[] = []
  for (const range of cutIntoSentences(reading, tokens)) {
    writeFeatures(page, range.from, range.to, looks, features)
    found.push(...tagSentence(weights, features, range))
  }
  return found
}

// The looks of words are remembered from one text to the next; they do not depend on the text.
let looks: ReturnType<typeof makeLooks> | undefined

const K = labelCount
const most = 90
const scores = new Float64Array(most * K)
const alpha = new Float64Array(most * K)
const beta = new Float64Array(most * K)
const shares = new Float64Array(most * K)

function tagSentence(weights: TaggerWeights, features: Int32Array, { from, to }: SentenceRange): NameSpan[] {
  const count = to - from
  score(weights, features, count)
  const path = likeliestPath(weights, count)
  share(weights, count)
  return [...spansOnPath(path, from), ...possiblePersons(path, from, count)]
}

function score({ table, scale }: TaggerWeights, features: Int32Array, count: number): void {
  for (let token = 0; token < count; token += 1) {
    let s0 = 0
    let s1 = 0
    let s2 = 0
    let s3 = 0
    let s4 = 0
    let s5 = 0
    let s6 = 0
    const first = token * featureCount
    for (let feature = first; feature < first + featureCount; feature += 1) {
      const row = (features[feature] ?? 0) * K
      s0 += table[row] ?? 0
      s1 += table[row + 1] ?? 0
      s2 += table[row + 2] ?? 0
      s3 += table[row + 3] ?? 0
      s4 += table[row + 4] ?? 0
      s5 += table[row + 5] ?? 0
      s6 += table[row + 6] ?? 0
    }
    const base = token * K
    scores[base] = s0 * scale
    scores[base + 1] = s1 * scale
    scores[base + 2] = s2 * scale
    scores[base + 3] = s3 * scale
    scores[base + 4] = s4 * scale
    scores[base + 5] = s5 * scale
    scores[base + 6] = s6 * scale
  }
}

/** Viterbi. */
function likeliestPath({ transitions, starts }: TaggerWeights, count: number): Uint8Array {
  const back = new Uint8Array(count * K)
  for (let label = 0; label < K; label += 1) alpha[label] = (starts[label] ?? 0) + (scores[label] ?? 0)
  for (let token = 1; token < count; token += 1) {
    for (let label = 0; label < K; label += 1) {
      let best = Number.NEGATIVE_INFINITY
      let from = 0
      for (let before = 0; before < K; before += 1) {
        const sum = (alpha[(token - 1) * K + before] ?? 0) + (transitions[before * K + label] ?? 0)
        if (sum > best) {
          best = sum
          from = before
        }
      }
      alpha[token * K + label] = best + (scores[token * K + label] ?? 0)
      back[token * K + label] = from
    }
  }
  const path = new Uint8Array(count)
  let last = 0
  for (let label = 1; label < K; label += 1) {
    if ((alpha[(count - 1) * K + label] ?? 0) > (alpha[(count - 1) * K + last] ?? 0)) last = label
  }
  for (let token = count - 1; token >= 0; token -= 1) {
    path[token] = last
    last = back[token * K + last] ?? 0
  }
  return path
}

/** Forward and backward, each step scaled to a sum of one, so that `shares` holds the model's odds of each label. */
function share({ transitions, starts }: TaggerWeights, count: number): void {
  const moves = expOf(transitions)
  for (let token = 0; token < count; token += 1) {
    let top = Number.NEGATIVE_INFINITY
    for (let label = 0; label < K; label += 1) top = Math.max(top, scores[token * K + label] ?? 0)
    for (let label = 0; label < K; label += 1)
      scores[token * K + label] = Math.exp((scores[token * K + label] ?? 0) - top)
  }
  for (let label = 0; label < K; label += 1)
    alpha[label] = Math.exp(starts[label] ?? 0) * (scores[label] ?? 0)
  normalise(alpha, 0)
  for (let token = 1; token < count; token += 1) {
    for (let label = 0; label < K; label += 1) {
      let sum = 0
      for (let before = 0; before < K; before += 1)
        sum += (alpha[(token - 1) * K + before] ?? 0) * (moves[before * K + label] ?? 0)
      alpha[token * K + label] = sum * (scores[token * K + label] ?? 0)
    }
    normalise(alpha, token)
  }
  beta.fill(1, (count - 1) * K, count * K)
  for (let token = count - 2; token >= 0; token -= 1) {
    for (let label = 0; label < K; label += 1) {
      let sum = 0
      for (let after = 0; after < K; after += 1) {
        sum +=
          (moves[label * K + after] ?? 0) *
          (scores[(token + 1) * K + after] ?? 0) *
          (beta[(token + 1) * K + after] ?? 0)
      }
      beta[token * K + label] = sum
    }
    normalise(beta, token)
  }
  for (let token = 0; token < count; token += 1) {
    for (let label = 0; label < K; label += 1) {
      shares[token * K + label] = (alpha[token * K + label] ?? 0) * (beta[token * K + label] ?? 0)
    }
    normalise(shares, token)
  }
}

function normalise(values: Float64Array, token: number): void {
  let sum = 0
  for (let label = 0; label < K; label += 1) sum += values[token * K + label] ?? 0
  if (sum > 0)
    for (let label = 0; label < K; label += 1)
      values[token * K + label] = (values[token * K + label] ?? 0) / sum
}

let exponentials: Float64Array | undefined

// The transitions come from the one model there is.
function expOf(transitions: readonly number[]): Float64Array {
  exponentials ??= Float64Array.from(transitions, Math.exp)
  return exponentials
}

function spansOnPath(path: Uint8Array, offset: number): NameSpan[] {
  const spans: NameSpan[] = []
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

function shareOf(token: number, type: number): number {
  return (shares[token * K + beginningOf(type)] ?? 0) + (shares[token * K + insideOf(type)] ?? 0)
}

/** Runs off the likeliest path whose share is large enough to ask about. */
function possiblePersons(path: Uint8Array, offset: number, count: number): NameSpan[] {
  const spans: NameSpan[] = []
  for (const [type, name] of nameTypes.entries()) {
    for (let token = 0; token < count; token += 1) {
      if (isTyped(path[token] ?? 0, type) || shareOf(token, type) < possibleFrom[name]) continue
      let end = token + 1
      while (end < count && !isTyped(path[end] ?? 0, type) && shareOf(end, type) >= possibleFrom[name])
        end += 1
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

function isTyped(label: number, type: number): boolean {
  return label !== 0 && (label - 1) >> 1 === type
}

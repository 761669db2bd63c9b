import { featureCount } from './features.ts'
import { beginningOf, insideOf, labelCount } from './labels-of-names.ts'
import type { TaggerWeights } from './weights.ts'

// One sentence at a time is in these; they are used again for the next, because making them again costs more than reading.
const K = labelCount
const most = 90
const scores = new Float64Array(most * K)
const alpha = new Float64Array(most * K)
const beta = new Float64Array(most * K)
const shares = new Float64Array(most * K)

/** Adds up the weights of every token's features. */
export function score({ table, scale }: TaggerWeights, features: Int32Array, count: number): void {
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
export function likeliestPath({ transitions, starts }: TaggerWeights, count: number): Uint8Array {
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
export function share({ transitions, starts }: TaggerWeights, count: number): void {
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

/** How sure the model is, from 0 to 1, that a token is part of a name of this type. Valid after `share`. */
export function shareOf(token: number, type: number): number {
  return (shares[token * K + beginningOf(type)] ?? 0) + (shares[token * K + insideOf(type)] ?? 0)
}

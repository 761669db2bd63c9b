import { featureCount } from './features.ts'
import { labelCount } from './labels.ts'
import type { AddressWeights } from './weights.ts'

// One sentence at a time is in these; they are used again for the next.
const K = labelCount
const most = 90
const scores = new Float64Array(most * K)
const best = new Float64Array(most * K)
const back = new Uint8Array(most * K)

/** The likeliest labels of a sentence. `lean` is added to the score of each token in an address: more of it finds more. */
export function likeliestLabels(
  { table, scale, transitions, starts }: AddressWeights,
  features: Int32Array,
  count: number,
  lean: number,
): Uint8Array {
  for (let token = 0; token < count; token += 1) {
    let outside = 0
    let first = 0
    let inside = 0
    for (let feature = token * featureCount; feature < (token + 1) * featureCount; feature += 1) {
      const row = (features[feature] ?? 0) * K
      outside += table[row] ?? 0
      first += table[row + 1] ?? 0
      inside += table[row + 2] ?? 0
    }
    scores[token * K] = outside * scale
    scores[token * K + 1] = first * scale + lean
    scores[token * K + 2] = inside * scale + lean
  }
  for (let label = 0; label < K; label += 1) best[label] = (starts[label] ?? 0) + (scores[label] ?? 0)
  for (let token = 1; token < count; token += 1) {
    for (let label = 0; label < K; label += 1) {
      let top = Number.NEGATIVE_INFINITY
      for (let before = 0; before < K; before += 1) {
        const sum = (best[(token - 1) * K + before] ?? 0) + (transitions[before * K + label] ?? 0)
        if (sum > top) {
          top = sum
          back[token * K + label] = before
        }
      }
      best[token * K + label] = top + (scores[token * K + label] ?? 0)
    }
  }
  return pathTo(count)
}

function pathTo(count: number): Uint8Array {
  const path = new Uint8Array(count)
  let last = 0
  for (let label = 1; label < K; label += 1)
    if ((best[(count - 1) * K + label] ?? 0) > (best[(count - 1) * K + last] ?? 0)) last = label
  for (let token = count - 1; token >= 0; token -= 1) {
    path[token] = last
    last = back[token * K + last] ?? 0
  }
  return path
}

import type { Chance } from '../vectors/seeded-chance.ts'
import { meanOfWeights, type Weights } from './mean-of-weights.ts'
import type { Example } from './read-sentences.ts'

export type Settings = {
  epochs: number
  rate: number
  decay: number
  /** The share of feature templates that keep silent in a sentence, so that none is leaned on alone. */
  dropout: number
  /** Of how many last epochs the weights are the average. Of none: the weights are the last ones. */
  averaged: number
}

/** What a tagger looks like: how many features a token has, how large its table is, and which label may follow which. */
export type Form = {
  featureCount: number
  tableBits: number
  labelCount: number
  mayFollow(before: number, label: number): boolean
  mayStart(label: number): boolean
}

const forbidden = -1e4

/**
 * Trains by AdaGrad on the likelihood of one sentence after the other. The last weights owe much to the last sentences, so an average
 * over the last epochs depends less on their order (B. Polyak and A. Juditsky, 1992).
 */
export function trainCrf(
  { featureCount, tableBits, labelCount: K, mayFollow, mayStart }: Form,
  examples: readonly Example[],
  { epochs, rate, decay, dropout, averaged }: Settings,
  chance: Chance,
  tell: (epoch: number, loss: number) => void,
): Weights {
  const templates = Array.from({ length: featureCount }, (_, template) => template)
  const table = new Float32Array((1 << tableBits) * K)
  const squares = new Float32Array(table.length).fill(0.1)
  const transitions = new Float32Array(K * K)
  const transitionSquares = new Float32Array(K * K).fill(0.1)
  const starts = new Float32Array(K)
  for (let before = 0; before < K; before += 1) {
    if (!mayStart(before)) starts[before] = forbidden
    for (let label = 0; label < K; label += 1) {
      if (!mayFollow(before, label)) transitions[before * K + label] = forbidden
    }
  }
  const order = examples.map((_, index) => index)
  const last = { table, transitions, starts }
  const mean = meanOfWeights()
  const every = Math.ceil(order.length / looksInEpoch)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, chance)
    let loss = 0
    for (const [place, index] of order.entries()) {
      const example = examples[index]
      if (example) loss += step(example)
      if (epoch >= epochs - averaged && (place + 1) % every === 0) mean.add(last)
    }
    tell(epoch, loss / examples.length)
  }
  return averaged > 0 ? mean.value() : last

  function step({ features, labels }: Example): number {
    const n = labels.length
    const active = templates.filter(() => chance.next() >= dropout)
    const scores = new Float64Array(n * K)
    for (let t = 0; t < n; t += 1) {
      for (const f of active) {
        const base = (features[t * featureCount + f] ?? 0) * K
        for (let k = 0; k < K; k += 1) scores[t * K + k] = (scores[t * K + k] ?? 0) + (table[base + k] ?? 0)
      }
    }
    const { alpha, beta, log } = forwardBackward(scores, { transitions, starts }, n, K)
    let gold = (starts[labels[0] ?? 0] ?? 0) + (scores[labels[0] ?? 0] ?? 0)
    for (let t = 1; t < n; t += 1)
      gold +=
        (transitions[(labels[t - 1] ?? 0) * K + (labels[t] ?? 0)] ?? 0) +
        (scores[t * K + (labels[t] ?? 0)] ?? 0)
    for (let t = 0; t < n; t += 1) {
      for (let k = 0; k < K; k += 1) {
        const gradient =
          Math.exp((alpha[t * K + k] ?? 0) + (beta[t * K + k] ?? 0) - log) - (labels[t] === k ? 1 : 0)
        if (gradient > 1e-3 || gradient < -1e-3) {
          for (const f of active) {
            const at = (features[t * featureCount + f] ?? 0) * K + k
            const slope = gradient + decay * (table[at] ?? 0)
            squares[at] = (squares[at] ?? 0) + slope * slope
            table[at] = (table[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 0)
          }
        }
      }
    }
    for (let t = 1; t < n; t += 1) {
      for (let i = 0; i < K; i += 1) {
        for (let k = 0; k < K; k += 1) {
          if ((transitions[i * K + k] ?? 0) <= forbidden / 2) continue
          const expected = Math.exp(
            (alpha[(t - 1) * K + i] ?? 0) +
              (transitions[i * K + k] ?? 0) +
              (scores[t * K + k] ?? 0) +
              (beta[t * K + k] ?? 0) -
              log,
          )
          const slope = expected - (labels[t - 1] === i && labels[t] === k ? 1 : 0)
          if (Math.abs(slope) < 1e-3) continue
          transitionSquares[i * K + k] = (transitionSquares[i * K + k] ?? 0) + slope * slope
          transitions[i * K + k] =
            (transitions[i * K + k] ?? 0) - (rate * slope) / Math.sqrt(transitionSquares[i * K + k] ?? 0)
        }
      }
    }
    return log - gold
  }
}

/** How often in an epoch the average takes in the weights: after each sentence would cost more than the learning. */
const looksInEpoch = 20

function forwardBackward(
  scores: Float64Array,
  { transitions, starts }: Pick<Weights, 'transitions' | 'starts'>,
  n: number,
  K: number,
) {
  const alpha = new Float64Array(n * K)
  const beta = new Float64Array(n * K)
  for (let k = 0; k < K; k += 1) alpha[k] = (starts[k] ?? 0) + (scores[k] ?? 0)
  for (let t = 1; t < n; t += 1) {
    for (let k = 0; k < K; k += 1) {
      let top = -Infinity
      for (let i = 0; i < K; i += 1)
        top = Math.max(top, (alpha[(t - 1) * K + i] ?? 0) + (transitions[i * K + k] ?? 0))
      let sum = 0
      for (let i = 0; i < K; i += 1)
        sum += Math.exp((alpha[(t - 1) * K + i] ?? 0) + (transitions[i * K + k] ?? 0) - top)
      alpha[t * K + k] = top + Math.log(sum) + (scores[t * K + k] ?? 0)
    }
  }
  for (let t = n - 2; t >= 0; t -= 1) {
    for (let i = 0; i < K; i += 1) {
      let top = -Infinity
      for (let k = 0; k < K; k += 1)
        top = Math.max(
          top,
          (transitions[i * K + k] ?? 0) + (scores[(t + 1) * K + k] ?? 0) + (beta[(t + 1) * K + k] ?? 0),
        )
      let sum = 0
      for (let k = 0; k < K; k += 1)
        sum += Math.exp(
          (transitions[i * K + k] ?? 0) + (scores[(t + 1) * K + k] ?? 0) + (beta[(t + 1) * K + k] ?? 0) - top,
        )
      beta[t * K + i] = top + Math.log(sum)
    }
  }
  let top = -Infinity
  for (let k = 0; k < K; k += 1) top = Math.max(top, alpha[(n - 1) * K + k] ?? 0)
  let sum = 0
  for (let k = 0; k < K; k += 1) sum += Math.exp((alpha[(n - 1) * K + k] ?? 0) - top)
  return { alpha, beta, log: top + Math.log(sum) }
}

function shuffle(order: number[], chance: Chance): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = chance.below(index + 1)
    const held = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = held
  }
}

/** The weights of a linear-chain conditional random field. `transitions` holds [before * labelCount + label]. */
export type Weights = { table: Float32Array; transitions: Float32Array; starts: Float32Array }

/** Adds up weights of one form, and gives their average. */
export function meanOfWeights() {
  const sums = new Map<keyof Weights, Float64Array>()
  let count = 0
  return {
    add(weights: Weights): void {
      count += 1
      for (const name of ['table', 'transitions', 'starts'] as const) {
        const values = weights[name]
        const sum = sums.get(name) ?? new Float64Array(values.length)
        for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (values[at] ?? 0)
        sums.set(name, sum)
      }
    },
    value(): Weights {
      const mean = (name: keyof Weights) => Float32Array.from(sums.get(name) ?? [], (sum) => sum / count)
      return { table: mean('table'), transitions: mean('transitions'), starts: mean('starts') }
    },
  }
}

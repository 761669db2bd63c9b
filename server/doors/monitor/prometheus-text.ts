type Named = { name: string; help: string }

export type Sample =
  | (Named & { type: 'gauge' | 'counter'; value: number; labels?: Record<string, string> })
  | (Named & {
      type: 'histogram'
      /** Upper ends, and how many were at most that. */
      buckets: readonly (readonly [string, number])[]
      count: number
      sum: number
    })

/** In the text format of Prometheus, version 0.0.4, which wants the samples of one name together. */
export function prometheusText(samples: readonly Sample[]): string {
  const lines: string[] = []
  let last = ''
  for (const sample of byName(samples)) {
    if (sample.name !== last)
      lines.push(`# HELP ${sample.name} ${sample.help}`, `# TYPE ${sample.name} ${sample.type}`)
    last = sample.name
    lines.push(...linesOf(sample))
  }
  return `${lines.join('\n')}\n`
}

function linesOf(sample: Sample): string[] {
  if (sample.type !== 'histogram') return [`${sample.name}${labelled(sample.labels ?? {})} ${sample.value}`]
  const { name, buckets, count, sum } = sample
  return [
    ...[...buckets, ['+Inf', count] as const].map(
      ([le, value]) => `${name}_bucket${labelled({ le })} ${value}`,
    ),
    ...[`${name}_sum ${sum}`, `${name}_count ${count}`],
  ]
}

function labelled(labels: Record<string, string>): string {
  const written = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return written.length === 0 ? '' : `{${written.join(',')}}`
}

function byName(samples: readonly Sample[]): Sample[] {
  return samples.toSorted((one, other) => {
    if (one.name === other.name) return 0
    else return one.name < other.name ? -1 : 1
  })
}

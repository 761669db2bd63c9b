import type { ChartName } from '#server/transparency/analytics/analytics-csv.ts'
import type { Analytics, Sum } from '#server/transparency/analytics/show-analytics.ts'
import { fill, inFigures } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

/** From which rating on a report counts as credible in the sentence of the chart. */
const wellRated = 4

/** What a chart of bars says, as one sentence. */
export function findingOf(
  name: Exclude<ChartName, 'months' | 'state'>,
  { sums, all }: Pick<Analytics, 'sums' | 'all'>,
  { labelOf, words }: { labelOf: (value: string) => string; words: Words['analytics'] },
): string {
  const { findings } = words
  const of = (count: number) => ({ count: inFigures(count), all: inFigures(all) })
  if (name === 'disputed' || name === 'corrected')
    return fill(findings[name], of(countOf(sums[name], ({ value }) => value === 'yes')))
  if (name === 'rating')
    return fill(findings.rating, {
      ...{ rating: wellRated, ...of(countOf(sums.rating, ({ value }) => Number(value) >= wellRated)) },
    })
  const title = words.titles[name]
  // Offices that few people typed are together, and together they are no office.
  const [first, second] = sums[name].filter(({ value }) => value !== 'other')
  if (!first) return fill(findings.none, { title })
  else if (second?.reports === first.reports) return fill(findings.shared, { title, ...of(first.reports) })
  else return fill(findings.most, { title, value: labelOf(first.value), ...of(first.reports) })
}

function countOf(sums: readonly Sum[], counts: (sum: Sum) => boolean): number {
  return sums.filter(counts).reduce((sum, { reports }) => sum + reports, 0)
}

import { writeCsv } from '#domain/archive/csv.ts'
import { measures } from '#domain/figures/measures.ts'
import { smallestTold } from '#domain/figures/months.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { showFigures } from './show-figures.ts'

/** The figures of every month as CSV, with the same numbers hidden as on the page. */
export const figuresCsv = openUseCase('public.read', async ({ application }): Promise<string> => {
  const { months } = await showFigures(application)
  const rows = months.map(({ month, counts }) => [
    month,
    ...measures.map((measure) => String(counts[measure] ?? `under ${smallestTold}`)),
  ])
  return writeCsv([['month', ...measures], ...rows])
})

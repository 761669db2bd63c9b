import type { Actor } from '#domain/actor.ts'
import { writeCsv } from '#domain/archive/csv.ts'
import { staffMeasures, staffWaits } from '#domain/figures/staff-figures.ts'
import type { Application } from '#server/kernel/application.ts'
import { showStaffFigures } from './show-staff-figures.ts'

/** The months of the staff's figures, with the same numbers as on the page and for the same people. No name is in it. */
export async function staffFiguresCsv(application: Application, actor: Actor): Promise<string> {
  const { months } = await showStaffFigures(application, actor)
  const head = ['month', ...staffMeasures, ...staffWaits.map((wait) => `median_days_to_${wait}`)]
  const rows = months.map(({ month, counts, medians }) => [
    month,
    ...staffMeasures.map((measure) => String(counts[measure])),
    ...staffWaits.map((wait) => String(medians[wait] ?? '')),
  ])
  return writeCsv([head, ...rows])
}

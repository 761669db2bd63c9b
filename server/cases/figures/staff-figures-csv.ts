import { writeCsv } from '#domain/archive/csv.ts'
import { RuleBroken } from '#domain/errors.ts'
import { staffMeasures, staffWaits } from '#domain/figures/staff-figures.ts'
import { withDeclaration } from '#server/cases/declared.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { countForStaff } from './show-staff-figures.ts'

/** The months of the staff's figures, with the same numbers as on the page and for the same people. No name is in it. */
export const staffFiguresCsv = useCaseOn(
  'report.queue',
  withDeclaration,
  async ({ application, declared }): Promise<string> => {
    if (!declared) throw new RuleBroken('declaration-needed')
    const { months } = await countForStaff(application, declared.conflicts)
    const head = ['month', ...staffMeasures, ...staffWaits.map((wait) => `median_days_to_${wait}`)]
    const rows = months.map(({ month, counts, medians }) => [
      month,
      ...staffMeasures.map((measure) => String(counts[measure])),
      ...staffWaits.map((wait) => String(medians[wait] ?? '')),
    ])
    return writeCsv([head, ...rows])
  },
)

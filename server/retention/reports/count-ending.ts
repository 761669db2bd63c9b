import { and, inArray, lte } from 'drizzle-orm'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { findDeclaration } from '#server/cases/declaration-queries.ts'
import { reportEndings, reports } from '#server/database/schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { isNoneOf } from '#server/reports/report-queries.ts'

/** How many reports lose their text within a week, of those that the actor may know of. Each says on its own page when. None before their declaration counts. */
export const countEnding = useCase('page.staff', async ({ application, actor }): Promise<number> => {
  const { queries } = application.database
  const declared = await findDeclaration(application, queries, actor.id)
  if (!declared) return 0
  const soon = queries
    .select({ id: reportEndings.reportId })
    .from(reportEndings)
    .where(lte(reportEndings.endsOn, addDays(dayInNigeria(application.now()), 7)))
  return queries.$count(reports, and(inArray(reports.id, soon), isNoneOf(declared.conflicts)))
})

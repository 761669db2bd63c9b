import { isIdentifier } from '#server/input/identifier.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { presentCardOf, type ReportCard } from './present-cards.ts'

/** A public report as the list shows it. Null for what is not public, whether or not there is such a report. */
export const showPublicCard = openUseCase(
  'public.read',
  async ({ application }, id: string): Promise<ReportCard | null> =>
    isIdentifier(id) ? presentCardOf(application.database.queries, id.toLowerCase()) : null,
)

import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import { hasPeriod, type Keeping, keepingOf } from '#server/retention/reports/keeping-of.ts'
import type { Reading } from './reading.ts'

/** How long its text is kept, for the owner and for staff. */
export type KeepingSection = Keeping & {
  /** A proposal about a legal hold waits for a second person. */
  waits: boolean
  /** For staff: whether it has a period that could be changed. */
  mayChange: boolean
}

export async function keepingSection(reading: Reading): Promise<KeepingSection | null> {
  const { application, report, reader, isInside } = reading
  if (reader === 'reader') return null
  const { queries } = application.database
  return {
    ...(await keepingOf(queries, report.row)),
    waits: isInside && (await openProposalOf(queries, 'legal_hold', report.row.id)) !== null,
    mayChange: isInside && hasPeriod(report.row),
  }
}

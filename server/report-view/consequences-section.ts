import { acquittedOn, type Consequence } from '#domain/publishing/consequences.ts'
import { consequencesOf } from '#server/publishing/consequences/consequence-queries.ts'
import type { Reading } from './reading.ts'

/** What happened since a report was published. Empty for one that is not public. */
export type ConsequencesSection = { lines: Consequence[]; acquittedOn: string | null }

export async function consequencesSection({ application, report }: Reading): Promise<ConsequencesSection> {
  const isPublic = report.row.status === 'approved'
  const lines = isPublic ? await consequencesOf(application.database.queries, report.row.id) : []
  return { lines, acquittedOn: acquittedOn(lines) }
}

import { type NamedIn, namedIn } from '#server/judgements/named-in.ts'
import type { Reading } from './reading.ts'

/** The pages about whom and what a public report names. Null for one that is not public. */
export function namedSection({ application, report }: Reading): Promise<NamedIn | null> {
  return namedIn(application.database.queries, report.row.id)
}

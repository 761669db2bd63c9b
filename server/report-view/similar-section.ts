import { findSimilar, type SimilarReports } from '#server/similar/find-similar.ts'
import type { Reading } from './reading.ts'

/** For staff alone. */
export async function similarSection({
  application,
  actor,
  report,
  reader,
}: Reading): Promise<SimilarReports | null> {
  return reader === 'staff' ? findSimilar(application, actor, report.row.id) : null
}

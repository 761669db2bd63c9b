import { authorise } from '#domain/permissions/can.ts'
import { type SimilarReports, similarTo } from '#server/similar/find-similar.ts'
import type { Reading } from './reading.ts'

/** For staff alone. */
export async function similarSection({
  application,
  actor,
  report,
  reader,
}: Reading): Promise<SimilarReports | null> {
  if (reader !== 'staff') return null
  authorise(actor, 'report.similar', report.standing)
  return similarTo(application, actor, report)
}

import { listPeerReviews, type OpenedReview } from '#server/cases/list-peer-reviews.ts'
import type { Reading } from './reading.ts'

/** For staff alone, newest first. */
export async function reviewsSection({
  application,
  report,
  key,
  isInside,
}: Reading): Promise<OpenedReview[]> {
  return isInside ? listPeerReviews(application.database.queries, report.row, key) : []
}

import type { PeerReviewView } from '#server/cases/list-peer-reviews.ts'
import { Card } from '#ui/card.tsx'
import type { Words } from '#words/words.ts'
import { momentOf } from '../../dates.ts'
import { useNames } from '../../page-names.ts'

type PeerReviewsProps = {
  report: { reviews: readonly PeerReviewView[] }
  english: Pick<Words, 'checks'>
}

/** What colleagues wrote, newest first. Staff alone are given any. */
export function PeerReviews({ report: { reviews }, english }: PeerReviewsProps) {
  const { reviewTypeNames, roleNames } = useNames('reviewTypeNames', 'roleNames')
  if (reviews.length === 0) return null
  return (
    <section className="space-y-3">
      <h2>{english.checks.reviews}</h2>
      <ul className="space-y-3">
        {reviews.map((review) => (
          <Card as="li" key={review.id}>
            <p className="font-semibold">{reviewTypeNames[review.type]}</p>
            <p className="text-sm text-muted">
              {review.by}, {roleNames[review.role].toLowerCase()},{' '}
              <time dateTime={review.at}>{momentOf(review.at)}</time>
              {review.isOfEarlierWords ? english.checks.changedSince : null}
            </p>
            <p className="mt-2 whitespace-pre-line break-words">{review.comments}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}

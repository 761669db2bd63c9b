import { Link } from 'react-router'
import type { ProposedCorrection } from '#server/publishing/corrections/list-proposed-corrections.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { momentOf } from '../../dates.ts'

type CorrectionCardProps = { words: Words['proposals']; correction: ProposedCorrection }

/** A correction that waits for a second person. It is confirmed on its own page, beside the words that it changes. */
export function CorrectionCard({ words, correction }: CorrectionCardProps) {
  const { reportId, referenceNumber, outcome, by, isMine, proposedAt, mayConfirm } = correction
  const at = momentOf(proposedAt)
  return (
    <Card as="li" className="space-y-3">
      <h2>{words.corrections[outcome]}</h2>
      <p>
        <Link to={`/reports/${reportId}/correction/confirmation`} className={linkStyles}>
          {fill(words.readCorrection, { number: referenceNumber })}
        </Link>
      </p>
      <p className="text-sm text-muted">
        {isMine ? fill(words.byYou, { at }) : fill(words.by, { by: by ?? words.left, at })}
      </p>
      {mayConfirm || isMine ? null : <p className="text-sm">{words.notYours}</p>}
    </Card>
  )
}

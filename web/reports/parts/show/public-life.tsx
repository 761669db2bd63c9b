import type { ReportCard } from '#server/finding/present-cards.ts'
import type { ReportView } from '#server/report-view/show-report.ts'
import { AtAGlance } from '../finding/at-a-glance.tsx'
import { ReportLife } from '../finding/report-life.tsx'

type PublicLifeProps = { card: ReportCard; report: Pick<ReportView, 'submittedAt' | 'verifications'> }

/** Of a public report: what it is at a glance, and what happened to it. A retracted one has no glance, for its text is gone. */
export function PublicLife({ card, report: { submittedAt, verifications } }: PublicLifeProps) {
  return (
    <>
      {card.status === 'retracted' ? null : <AtAGlance card={card} />}
      <ReportLife card={card} sentOn={submittedAt} verifiedOn={verifications.present.at(0)?.at} />
    </>
  )
}

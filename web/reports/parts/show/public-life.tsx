import type { ReportCard } from '#server/finding/present-cards.ts'
import type { ReportView } from '#server/report-view/show-report.ts'
import { ReportLife } from '../finding/report-life.tsx'

type PublicLifeProps = { card: ReportCard; report: Pick<ReportView, 'submittedAt' | 'verifications'> }

/** What happened to a public report, and the month of what its source did. */
export function PublicLife({ card, report: { submittedAt, verifications } }: PublicLifeProps) {
  return <ReportLife card={card} sentOn={submittedAt} verifiedOn={verifications.present.at(0)?.at} />
}

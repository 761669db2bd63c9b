import type { ReportText } from '#domain/reports/report.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { ReportBody } from './report-body.tsx'

/** The words, at hand while one writes about them. */
export function ReportInSight({ report }: { report: { words: ReportText | null } }) {
  if (!report.words) return null
  return (
    <details>
      <summary className={`${linkStyles} py-2.5`}>Read the report on {report.words.personName}</summary>
      <Card>
        <ReportBody words={report.words} />
      </Card>
    </details>
  )
}

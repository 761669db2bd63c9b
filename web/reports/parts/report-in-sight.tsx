import type { ReportText } from '#domain/reports/fields.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { ReportBody } from './report-body.tsx'

type ReportInSightProps = {
  report: { words: ReportText | null }
  english: Pick<Words, 'readReport'>
}

/** The words, at hand while one writes about them. */
export function ReportInSight({ report, english }: ReportInSightProps) {
  if (!report.words) return null
  return (
    <details>
      <summary className={`${linkStyles} py-2.5`}>
        {fill(english.readReport.read, { name: report.words.personName })}
      </summary>
      <Card>
        <ReportBody words={report.words} />
      </Card>
    </details>
  )
}

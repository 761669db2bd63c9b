import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { ReportBody } from '../report-body.tsx'
import type { SectionProps } from './section-props.ts'

/** For the owner and staff: the sealed words, where the public reads corrected ones. */
export function HandedIn({ report, words: { aboutReport } }: SectionProps) {
  const { handedIn } = report.text
  if (!handedIn) return null
  return (
    <details className="print:hidden">
      <summary className={`${linkStyles} py-2.5`}>
        {report.reader === 'owner' ? aboutReport.readYourOwn : aboutReport.readReporters}
      </summary>
      <Card>
        <p className="font-semibold">{handedIn.personName}</p>
        <ReportBody words={handedIn} />
      </Card>
    </details>
  )
}

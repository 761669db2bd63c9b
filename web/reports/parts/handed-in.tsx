import type { ReportWords } from '#domain/reports/report.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { ReportBody } from './report-body.tsx'

/** For the owner and staff: the sealed words, where the public reads corrected ones. */
export function HandedIn({ words, isOwner }: { words: ReportWords; isOwner: boolean }) {
  return (
    <details className="print:hidden">
      <summary className={`${linkStyles} py-2.5`}>
        The words below were corrected. Read what {isOwner ? 'you' : 'the reporter'} handed in
      </summary>
      <Card>
        <p className="font-semibold">{words.personName}</p>
        <ReportBody words={words} />
      </Card>
    </details>
  )
}

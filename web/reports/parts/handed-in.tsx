import type { ReportText } from '#domain/reports/report.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import { ReportBody } from './report-body.tsx'

type HandedInProps = { words: ReportText; isOwner: boolean; texts: Words['aboutReport'] }

/** For the owner and staff: the sealed words, where the public reads corrected ones. */
export function HandedIn({ words, isOwner, texts }: HandedInProps) {
  return (
    <details className="print:hidden">
      <summary className={`${linkStyles} py-2.5`}>
        {isOwner ? texts.readYourOwn : texts.readReporters}
      </summary>
      <Card>
        <p className="font-semibold">{words.personName}</p>
        <ReportBody words={words} />
      </Card>
    </details>
  )
}

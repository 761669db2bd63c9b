import { Link } from 'react-router'
import type { ShownCode } from '#server/sources/present-code.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { CheckCode } from './check-code.tsx'
import { CodeCard } from './code-card.tsx'

type SentTipProps = {
  sent: ShownCode & { again: string }
  report: { referenceNumber: string }
  words: Pick<Words, 'tip' | 'sentByCode'>
}

/** The one page that shows the code of a tip. */
export function SentTip({ sent, report, words: { tip: words, sentByCode } }: SentTipProps) {
  return (
    <>
      <PageHeader title={words.sentTitle} lead={fill(words.sent, { number: report.referenceNumber })} />
      <CodeCard shown={sent} title={words.codeTitle} words={sentByCode}>
        {words.codeText}
      </CodeCard>
      <Alert tone="warning">
        <ul className="list-disc space-y-1 pl-5">
          {words.warnings.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Alert>
      <CheckCode shown={sent} again={sent.again} words={sentByCode.checkHere}>
        <p>{words.checkText}</p>
        <Link to="/report/return" className={buttonStyles()}>
          {words.useAgain}
        </Link>
      </CheckCode>
    </>
  )
}

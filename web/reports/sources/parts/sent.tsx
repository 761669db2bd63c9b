import { Link } from 'react-router'
import type { SentByCode } from '#server/sources/send-report.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Sent as SentPicture } from '#ui/drawings/states-of-a-report.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { CheckCode } from './check-code.tsx'
import { CodeCard } from './code-card.tsx'

type SentProps = {
  /** For so many days after the last visit the code opens the report. */
  sent: SentByCode & { days: number; again: string }
  words: Words['sentByCode']
}

/** The one page that shows the code. */
export function Sent({ sent, words }: SentProps) {
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <PageHeader title={words.title} lead={fill(words.number, { number: sent.referenceNumber })} />
        <SentPicture className="h-16 shrink-0 print:hidden" />
      </div>
      {sent.cameWithOtherWords ? (
        <Alert tone="warning" title={words.changedTitle}>
          <p>{words.changedText}</p>
        </Alert>
      ) : null}
      <CodeCard shown={sent} title={words.codeTitle} words={words}>
        {words.codeText} {fill(words.lives, { days: sent.days })}
      </CodeCard>
      <Alert tone="warning">
        <ul className="list-disc space-y-1 pl-5">
          {words.warnings.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Alert>
      <CheckCode shown={sent} again={sent.again} words={words.checkHere}>
        <p>{words.checkText}</p>
        <Link to="/report/return" className={buttonStyles()}>
          {words.useAgain}
        </Link>
      </CheckCode>
      <section className="space-y-2">
        <h2>{words.nextTitle}</h2>
        <ul className="list-disc space-y-1 pl-5">
          {words.next.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

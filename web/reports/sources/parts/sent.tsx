import { Link } from 'react-router'
import type { SentByCode } from '#server/sources/send-report.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { PrintButton } from '../../parts/print-button.tsx'

type SentProps = { sent: SentByCode; words: Words['sentByCode'] }

/** The one page that shows the code. */
export function Sent({ sent, words }: SentProps) {
  return (
    <>
      <PageHeader title={words.title} lead={fill(words.number, { number: sent.referenceNumber })} />
      <Card as="section" role="status" className="space-y-4">
        <h2>{words.codeTitle}</h2>
        <p>{words.codeText}</p>
        <h3>{words.letters}</h3>
        <p className="font-mono text-xl font-semibold tracking-wide break-words">{sent.code}</p>
        <h3>{words.words}</h3>
        <ol className="list-inside list-decimal gap-x-4 font-mono text-lg columns-2 sm:columns-3">
          {numbered(sent.words).map(({ word, place }) => (
            <li key={place}>{word}</li>
          ))}
        </ol>
        <PrintButton withoutScripts={words.byMenu}>{words.print}</PrintButton>
      </Card>
      <Alert tone="warning">
        <ul className="list-disc space-y-1 pl-5">
          {words.warnings.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Alert>
      <section className="space-y-3 print:hidden">
        <h2>{words.check}</h2>
        <p>{words.checkText}</p>
        <Link to="/report/return" className={buttonStyles()}>
          {words.useAgain}
        </Link>
      </section>
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

// A code may hold one word twice.
function numbered(words: readonly string[]) {
  return words.map((word, index) => ({ word, place: index + 1 }))
}

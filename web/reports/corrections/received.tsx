import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import type { Words } from '#words/words.ts'

type ReceivedProps = { words: Words['askForCorrection']; code: string; report: { referenceNumber: string } }

/** Shown once, after the form. Sending the same form again shows the same code. */
export function Received({ words, code, report: { referenceNumber } }: ReceivedProps) {
  return (
    <Page>
      <PageHeader above={referenceNumber} title={words.received} lead={words.receivedLead} />
      <Alert tone="warning" title={words.keep}>
        {words.keepText}
      </Alert>
      <Card>
        <p className="font-mono text-xl break-words select-all">{code}</p>
      </Card>
      <p>
        <Link to="/corrections/request" className={linkStyles}>
          {words.lookUp}
        </Link>
      </p>
    </Page>
  )
}

import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { Copyable } from '../../shell/copyable.tsx'

type ReceivedProps = {
  words: Words['askForCorrection']
  code: string
  promisedOn: string
  report: { referenceNumber: string }
}

/** Shown once, after the form. Sending the same form again shows the same code. */
export function Received({ words, code, promisedOn, report: { referenceNumber } }: ReceivedProps) {
  return (
    <Page>
      <PageHeader
        above={referenceNumber}
        title={words.received}
        lead={fill(words.receivedLead, { day: partialDay(promisedOn) })}
      />
      <Alert tone="warning" title={words.keep}>
        {words.keepText}
      </Alert>
      <Card>
        <Copyable text={code} what="code" className="text-xl" isSecret />
      </Card>
      <p>
        <Link to="/corrections/request" className={linkStyles}>
          {words.lookUp}
        </Link>
      </p>
    </Page>
  )
}

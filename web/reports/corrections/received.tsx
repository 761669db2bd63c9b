import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'

type ReceivedProps = { code: string; report: { referenceNumber: string } }

/** Shown once, after the form. Sending the same form again shows the same code. */
export function Received({ code, report: { referenceNumber } }: ReceivedProps) {
  return (
    <Page>
      <PageHeader
        above={referenceNumber}
        title="We have your request"
        lead="A member of staff will read it."
      />
      <Alert tone="warning" title="Keep this code, on paper if you can">
        It is shown only now. With it you can look up what became of your request, and take it back. We keep
        no copy that we could read.
      </Alert>
      <Card>
        <p className="font-mono text-xl break-words select-all">{code}</p>
      </Card>
      <p>
        <Link to="/corrections/request" className={linkStyles}>
          Look up how it stands
        </Link>
      </p>
    </Page>
  )
}

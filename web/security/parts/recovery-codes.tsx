import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BackToSecurity } from './back-to-security.tsx'

type RecoveryCodesProps = {
  title: string
  /** Null where there were codes already, which stay as they are. */
  codes: readonly string[] | null
}

/** Shown once, after the form that made them. */
export function RecoveryCodes({ title, codes }: RecoveryCodesProps) {
  return (
    <Page>
      <PageHeader above={<BackToSecurity />} title={title} />
      {codes ? (
        <>
          <Alert tone="warning" title="Keep these codes, on paper if you can">
            Each lets you in once when your phone or key is lost. They are shown only now. Whoever finds them
            still needs your password.
          </Alert>
          <Card>
            <ol className="grid gap-2 font-mono sm:grid-cols-2">
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ol>
          </Card>
          <p className="print:hidden">
            Write them down, print this page, or{' '}
            <a href={fileOf(codes)} download="codes.txt">
              save them as a text file
            </a>
            . A file stays on this device until you delete it.
          </p>
        </>
      ) : (
        <p>Your codes on paper stay as they are.</p>
      )}
      <Link to="/profile/security" className={`${buttonStyles()} print:hidden`}>
        {codes ? 'I have kept them' : 'Go on'}
      </Link>
    </Page>
  )
}

// An address that holds the text itself, so that it is saved without a script and without asking us again.
function fileOf(codes: readonly string[]): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
}

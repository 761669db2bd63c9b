import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import type { Words } from '#words/words.ts'
import { CopyButton } from '../../shell/copy-button.tsx'
import { BackToSecurity } from './back-to-security.tsx'

type RecoveryCodesProps = {
  words: Words['underSecurity']
  title: string
  /** Null where there were codes already, which stay as they are. */
  codes: readonly string[] | null
}

/** Shown once, after the form that made them. */
export function RecoveryCodes({ words, title, codes }: RecoveryCodesProps) {
  return (
    <Page>
      <PageHeader above={<BackToSecurity words={words} />} title={title} />
      {codes ? (
        <>
          <Alert tone="warning" title={words.keep}>
            {words.keepText}
          </Alert>
          <Card className="space-y-4">
            <ol className="grid gap-2 font-mono select-all sm:grid-cols-2">
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ol>
            <CopyButton text={codes.join('\n')} what="codes" isSecret />
          </Card>
          <p className="print:hidden">
            {words.writeDown}{' '}
            <a href={fileOf(codes)} download="codes.txt">
              {words.save}
            </a>
            {words.afterSave}
          </p>
        </>
      ) : (
        <p>{words.unchanged}</p>
      )}
      <Link to="/profile/security" className={`${buttonStyles()} print:hidden`}>
        {codes ? words.kept : words.goOn}
      </Link>
    </Page>
  )
}

// An address that holds the text itself, so that it is saved without a script and without asking us again.
function fileOf(codes: readonly string[]): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
}

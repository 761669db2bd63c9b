import type { VerificationView } from '#server/cases/present-verifications.ts'
import type { ReportView } from '#server/report-view/show-report.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'
import { useNames } from '../../page-names.ts'

type VerificationsProps = {
  report: { verifications: ReportView['verifications'] }
  english: Pick<Words, 'checks'>
}

/** How the present words were verified; for staff also by whom, and with which notes. */
export function Verifications({ report, english }: VerificationsProps) {
  const verifications = report.verifications.present
  if (verifications.length === 0) return null
  return (
    <section className="space-y-3">
      <h2>{english.checks.verification}</h2>
      <VerificationList verifications={verifications} checks={english.checks} />
    </section>
  )
}

/** Those of words that the reporter has changed since: they no longer count, and still tell what was looked at. */
export function EarlierVerifications({ report, english }: VerificationsProps) {
  const verifications = report.verifications.earlier
  if (verifications.length === 0) return null
  return (
    <details>
      <summary className={`${linkStyles} py-2.5`}>
        {fill(english.checks.earlier, { count: verifications.length })}
      </summary>
      <VerificationList verifications={verifications} checks={english.checks} />
    </details>
  )
}

type VerificationListProps = { verifications: readonly VerificationView[]; checks: Words['checks'] }

function VerificationList({ verifications, checks }: VerificationListProps) {
  const { methods } = useNames('methods')
  return (
    <ul className="space-y-3">
      {verifications.map((verification) => (
        <Card as="li" key={verification.id}>
          <p className="font-semibold">{methods[verification.method]}</p>
          <p className="text-sm text-muted">
            {verification.by ? `${verification.by}, ` : null}
            <time dateTime={verification.at}>{dayOf(verification.at)}</time>
          </p>
          {verification.expertAnswer ? (
            <p className="text-sm">{fill(checks.expertAnswer, { number: verification.expertAnswer })}</p>
          ) : null}
          {verification.notes ? (
            <p className="mt-2 whitespace-pre-line break-words">{verification.notes}</p>
          ) : null}
        </Card>
      ))}
    </ul>
  )
}

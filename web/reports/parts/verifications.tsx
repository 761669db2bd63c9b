import { verificationMethodNames } from '#domain/reports/verification.ts'
import type { VerificationView } from '#server/reports/show-report.ts'
import { Card } from '#ui/card.tsx'
import { dayOf } from '../../dates.ts'

/** How the present words were verified; for staff also by whom, and with which notes. */
export function Verifications({ verifications }: { verifications: readonly VerificationView[] }) {
  if (verifications.length === 0) return null
  return (
    <section className="space-y-3">
      <h2>Verification</h2>
      <ul className="space-y-3">
        {verifications.map((verification) => (
          <Card as="li" key={`${verification.at} ${verification.method}`}>
            <p className="font-semibold">{verificationMethodNames[verification.method]}</p>
            <p className="text-sm text-muted">
              {verification.by ? `${verification.by}, ` : null}
              <time dateTime={verification.at}>{dayOf(verification.at)}</time>
            </p>
            {verification.notes ? <p className="mt-2 whitespace-pre-line">{verification.notes}</p> : null}
          </Card>
        ))}
      </ul>
    </section>
  )
}

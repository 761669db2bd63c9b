import { invitationPeriod } from '#domain/retention/periods.ts'
import { days } from '#domain/time/durations.ts'
import { Alert } from '#ui/alert.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

export function InvitationLink({ words, link }: { words: Words['userManagement']; link: string }) {
  return (
    <Alert tone="success" title={words.linkTitle} role="status">
      <p>{fill(words.linkText, { days: invitationPeriod / days(1) })}</p>
      <p className="mt-2 break-all select-all">{link}</p>
    </Alert>
  )
}

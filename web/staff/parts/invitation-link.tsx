import { invitationPeriod } from '#domain/retention/periods.ts'
import { days } from '#domain/time/durations.ts'
import { Alert } from '#ui/alert.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { momentOf } from '../../dates.ts'
import { Copyable } from '../../shell/copyable.tsx'

type InvitationLinkProps = { words: Words['userManagement']; link: string; aloneFrom: string | null }

export function InvitationLink({ words, link, aloneFrom }: InvitationLinkProps) {
  return (
    <Alert tone="success" title={words.linkTitle} role="status">
      <p>{fill(words.linkText, { days: invitationPeriod / days(1) })}</p>
      {aloneFrom ? <p>{fill(words.linkAlone, { at: momentOf(aloneFrom) })}</p> : null}
      <div className="mt-2">
        <Copyable text={link} what="link" isSecret />
      </div>
    </Alert>
  )
}

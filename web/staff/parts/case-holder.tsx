import type { QueueEntry } from '#server/cases/list-queue.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { momentOf } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

type Props = { words: Words['queue']; entry: QueueEntry; mayBeTaken: boolean }

/** To whom a report is assigned, or the button that takes it. */
export function CaseHolder({ words, entry, mayBeTaken }: Props) {
  const { heldBy } = entry
  if (heldBy) {
    const until = fill(words.until, { until: momentOf(heldBy.until) })
    return <span title={until}>{heldBy.isActor ? words.you : heldBy.name}</span>
  } else if (!mayBeTaken || entry.isOwn || entry.isVerifiedByActor)
    return <span className="text-muted">{words.notAssigned}</span>
  else
    return (
      <TokenForm action={`/reports/${entry.id}/claim`} intent="claim" className="whitespace-nowrap">
        <SubmitButton tone="secondary" size="small">
          {words.take}
          <span className="sr-only"> {entry.referenceNumber}</span>
        </SubmitButton>
      </TokenForm>
    )
}

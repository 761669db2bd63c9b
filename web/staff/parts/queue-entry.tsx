import { Link } from 'react-router'
import type { QueueEntry } from '#server/cases/list-queue.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf, momentOf } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

type QueueEntryCardProps = { words: Words['queue']; entry: QueueEntry; mayBeTaken: boolean }

/** A report in the staff's list: on whom, how long it has waited, and who has it in hand. */
export function QueueEntryCard({ words, entry, mayBeTaken }: QueueEntryCardProps) {
  const isFree = mayBeTaken && entry.heldBy === null && !entry.isOwn && !entry.isVerifiedByActor
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 space-y-1">
        <h2>
          <Link to={`/reports/${entry.id}`} className={linkStyles}>
            {entry.personName}
          </Link>
        </h2>
        <p>
          {entry.position}, {entry.state}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {entry.hasPriority ? <Badge tone="information">{words.hasPriority}</Badge> : null}
          {entry.isVerified ? (
            <Badge tone="success">{entry.isVerifiedByActor ? words.verifiedByYou : words.verified}</Badge>
          ) : null}
          {entry.isOwn ? <Badge tone="warning">{words.own}</Badge> : null}
          {entry.heldBy ? <Holder words={words} holder={entry.heldBy} /> : null}
          <span>{entry.referenceNumber}</span>
          <time dateTime={entry.submittedAt} title={dayOf(entry.submittedAt)}>
            {entry.waiting}
          </time>
        </p>
      </div>
      {isFree ? (
        <TokenForm action={`/reports/${entry.id}/claim`} intent="claim" className="shrink-0">
          <SubmitButton tone="secondary" size="small">
            {words.take}
            <span className="sr-only"> {entry.referenceNumber}</span>
          </SubmitButton>
        </TokenForm>
      ) : null}
    </Card>
  )
}

function Holder({
  words,
  holder: { name, isActor, until },
}: {
  words: Words['queue']
  holder: NonNullable<QueueEntry['heldBy']>
}) {
  return (
    <Badge tone={isActor ? 'information' : 'neutral'} isLong>
      {fill(isActor ? words.inYourHands : words.hasIt, { name, until: momentOf(until) })}
    </Badge>
  )
}

import { Link } from 'react-router'
import type { ReportView } from '#server/report-view/show-report.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../../dates.ts'
import type { SectionProps } from './section-props.ts'

/** What the named person says, beside what the report says. */
export function Reply({ report, words: { publicReply: words } }: SectionProps) {
  const { published } = report.reply
  if (!published) return null
  return (
    <section className="space-y-3 rounded-card border border-line bg-surface p-5">
      <h2>{words.title}</h2>
      <p className="whitespace-pre-line break-words">{published.reply}</p>
      <p className="text-sm text-muted">{fill(words.cameIn, { day: partialDay(published.repliedOn) })}</p>
    </section>
  )
}

/** For staff, while a report waits: whether the named person was heard. */
export function ReplyNoted({ report, english }: SectionProps) {
  if (report.reader !== 'staff' || report.status !== 'pending') return null
  const words = english.replyNoted
  return (
    <section aria-label={words.title} className="space-y-2 print:hidden">
      <h2>{words.title}</h2>
      <ReplyState words={words} report={report} />
      <Link to={`/reports/${report.id}/reply`} className={buttonStyles({ tone: 'secondary' })}>
        {words.open}
      </Link>
    </section>
  )
}

type StateProps = { words: Words['replyNoted']; report: ReportView<'reply'> }

/** What is recorded, in a few lines. */
export function ReplyState({ words, report }: StateProps) {
  const { notice } = report.reply
  if (!notice) return <p>{words.nothing}</p>
  const { recordedOn, by, addressee, answerUntil, isOver, reason, reply } = notice
  const said = { by: by ?? words.left, day: partialDay(recordedOn) }
  return (
    <>
      {addressee && answerUntil ? (
        <p>
          {fill(words.notified[addressee], said)}{' '}
          {fill(isOver ? words.wasUntil : words.until, { day: partialDay(answerUntil) })}
        </p>
      ) : (
        <p>{fill(words.leftOut, said)}</p>
      )}
      {reason ? <p className="whitespace-pre-line break-words">{reason}</p> : null}
      {reply ? (
        <>
          <p>{fill(words.replied, { day: partialDay(reply.repliedOn) })}</p>
          <blockquote className="whitespace-pre-line break-words border-l-4 border-line pl-4">
            {reply.reply}
          </blockquote>
        </>
      ) : null}
    </>
  )
}

/** Above the form of an approval. */
export function ReplyBeforeApproval({ words, report }: StateProps) {
  const { notice } = report.reply
  const isHeard = notice !== null && (notice.reason !== null || notice.reply !== null || notice.isOver)
  return (
    <Alert tone={isHeard ? 'information' : 'warning'} title={words.title}>
      <ReplyState words={words} report={report} />
      <p>
        <Link to={`/reports/${report.id}/reply`} className={linkStyles}>
          {words.open}
        </Link>
      </p>
    </Alert>
  )
}

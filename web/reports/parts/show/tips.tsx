import { Link } from 'react-router'
import type { Tip } from '#server/sources/tips/tips-of-report.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../../dates.ts'
import { Messages } from '../conversation.tsx'
import type { SectionProps } from './section-props.ts'

type ShortTipProps = {
  reportId: string
  tip: Tip
  mayAnswer: boolean
  words: Pick<Words, 'tip' | 'conversation'>
}

/** The newest messages of one tip, and the way to all of them. */
export function ShortTip({ reportId, tip, mayAnswer, words: { tip: words, conversation } }: ShortTipProps) {
  return (
    <div className="space-y-3">
      {tip.closedOn ? (
        <p className="text-sm text-muted">{fill(words.closedOn, { day: partialDay(tip.closedOn) })}</p>
      ) : null}
      <Messages messages={tip.messages} reader="staff" words={{ ...conversation, source: words.visitor }} />
      {mayAnswer ? (
        <Link to={`/reports/${reportId}/tips/${tip.id}`} className={buttonStyles({ tone: 'secondary' })}>
          {tip.count > tip.messages.length ? fill(words.read, { count: tip.count }) : words.answer}
        </Link>
      ) : null}
    </div>
  )
}

/** For staff: what people without an account know about this report. */
export function Tips({ report: { id, tips }, english }: SectionProps) {
  const count = tips ? tips.counts.open + tips.counts.closed : 0
  if (!tips || count === 0) return null
  const words = english.tip
  return (
    <section className="space-y-4 print:hidden">
      <h2>{fill(words.ofStaff, { count })}</h2>
      <p>{words.forStaff}</p>
      {tips.tips.length < tips.counts.open ? <p>{fill(words.newest, { count: tips.tips.length })}</p> : null}
      {tips.tips.map((tip) => (
        <ShortTip key={tip.id} reportId={id} tip={tip} mayAnswer={tips.mayAnswer} words={english} />
      ))}
      <p>
        <Link to={`/reports/${id}/tips`} className={linkStyles}>
          {fill(words.all, { count })}
        </Link>
      </p>
    </section>
  )
}

/** For everyone who reads a public report. */
export function KnowMore({ report: { id, status }, words: { aboutReport: words } }: SectionProps) {
  if (status !== 'approved' && status !== 'retracted') return null
  return (
    <p className="print:hidden">
      <Link to={`/reports/${id}/tip`} className={linkStyles}>
        {words.knowMore}
      </Link>
      {words.withoutAccount}
    </p>
  )
}

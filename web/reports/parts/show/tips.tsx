import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { Messages } from '../conversation.tsx'
import type { SectionProps } from './section-props.ts'

/** For staff: what people without an account know about this report. */
export function Tips({ report: { id, tips }, english }: SectionProps) {
  if (!tips || tips.tips.length === 0) return null
  const words = english.tip
  const said = { ...english.conversation, source: words.visitor }
  return (
    <section className="space-y-4 print:hidden">
      <h2>{fill(words.ofStaff, { count: tips.tips.length })}</h2>
      <p>{words.forStaff}</p>
      {tips.tips.map((tip) => (
        <div key={tip.id} className="space-y-3">
          <Messages messages={tip.messages} reader="staff" words={said} />
          {tips.mayAnswer ? (
            <Link to={`/reports/${id}/tips/${tip.id}`} className={buttonStyles({ tone: 'secondary' })}>
              {words.answer}
            </Link>
          ) : null}
        </div>
      ))}
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

import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../../dates.ts'
import type { SectionProps } from './section-props.ts'

/** Until when the text is kept, where an end is announced or a court asks for it. */
export function Keeping({ report: { id, keeping }, english: { keepingNotice: words } }: SectionProps) {
  if (!keeping) return null
  const { endsOn, heldUntil, mayChange } = keeping
  return (
    <>
      {endsOn ? (
        <Alert tone="warning" title={fill(words.ends, { day: partialDay(endsOn) })} className="print:hidden">
          <p>{mayChange ? words.endsForStaff : words.endsForOwner}</p>
        </Alert>
      ) : null}
      {heldUntil ? (
        <Alert title={fill(words.held, { day: partialDay(heldUntil) })} className="print:hidden">
          <p>{words.heldText}</p>
        </Alert>
      ) : null}
      {mayChange ? (
        <p className="print:hidden">
          <Link to={`/reports/${id}/keeping`} className={linkStyles}>
            {words.link}
          </Link>
        </p>
      ) : null}
    </>
  )
}

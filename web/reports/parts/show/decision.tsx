import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { fill } from '#words/fill.ts'
import { StatePicture } from '../state-picture.tsx'
import type { SectionProps } from './section-props.ts'

/** Why a report was rejected, or the notice in place of a retracted one. */
export function Reason({ report, words, english }: SectionProps) {
  const { reason, retractionState } = report.decision
  if (!reason) return null
  return (
    <Alert
      tone="warning"
      title={report.status === 'retracted' ? words.report.correction : words.report.notPublished}
    >
      {report.status === 'retracted' ? <StatePicture stage="retracted" /> : null}
      <span className="whitespace-pre-line">{reason}</span>
      {retractionState ? (
        <span className="mt-2 block text-sm">{words.report.retractionState[retractionState]}</span>
      ) : null}
      {report.reader === 'owner' && report.status === 'rejected' && report.text.words ? (
        <Link to={`/reports/${report.id}/new-version`} className="mt-2 block print:hidden">
          {english.betterReport.title}
        </Link>
      ) : null}
    </Alert>
  )
}

/** For staff: which rejected report this one was sent in place of. */
export function NewVersionOf({ report, english }: SectionProps) {
  const { earlier } = report.handling
  if (!earlier) return null
  return (
    <p className="print:hidden">
      <Link to={`/reports/${earlier.id}`}>
        {fill(english.reportSections.earlier, { number: earlier.referenceNumber })}
      </Link>
    </p>
  )
}

/** To a member of staff who declared an interest in it. */
export function Barred({ whyBarred }: SectionProps) {
  if (!whyBarred) return null
  return (
    <Alert tone="warning" title={whyBarred.title}>
      {whyBarred.text}
    </Alert>
  )
}

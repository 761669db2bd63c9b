import { Alert } from '#ui/alert.tsx'
import type { SectionProps } from './section-props.ts'

/** Why a report was rejected, or the notice in place of a retracted one. */
export function Reason({ report, words }: SectionProps) {
  const { reason, retractionState } = report.decision
  if (!reason) return null
  return (
    <Alert
      tone="warning"
      title={report.status === 'retracted' ? words.report.correction : words.report.notPublished}
    >
      <span className="whitespace-pre-line">{reason}</span>
      {retractionState ? (
        <span className="mt-2 block text-sm">{words.report.retractionState[retractionState]}</span>
      ) : null}
    </Alert>
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

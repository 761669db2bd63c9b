import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { ProgressLine } from '../progress-line.tsx'
import type { SectionProps } from './section-props.ts'

/** For the owner: how far it is, and where to get help. */
export function Progress({ report: { id, status, text, progress, handling }, english }: SectionProps) {
  if (!progress) return null
  const { progressLine, sourceStatus, punished } = english
  const waitsForBatch = handling.publicWithinHours !== null
  return (
    <>
      <Card as="section" className="space-y-2 print:hidden">
        <h2>{sourceStatus.where}</h2>
        <ProgressLine
          progress={{ status, isVerified: progress.isVerified, waitsForBatch, isErased: text.words === null }}
          usual={progress.usual}
          words={progressLine}
        />
      </Card>
      <Alert title={sourceStatus.danger} className="print:hidden">
        {sourceStatus.dangerText}{' '}
        <Link to="/educational-resources?tab=where" className={linkStyles}>
          {sourceStatus.help}
        </Link>
      </Alert>
      <p className="print:hidden">
        <Link to={`/reports/${id}/punished`} className={linkStyles}>
          {punished.link}
        </Link>
      </p>
    </>
  )
}

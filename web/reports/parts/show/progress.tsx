import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { ProgressLine } from '../progress-line.tsx'
import type { SectionProps } from './section-props.ts'

/** For the owner: how far it is, and where to get help. */
export function Progress({ report: { status, progress, handling }, english }: SectionProps) {
  if (!progress) return null
  const { progressLine, sourceStatus } = english
  const waitsForBatch = handling.publicWithinHours !== null
  return (
    <>
      <Card as="section" className="space-y-2 print:hidden">
        <h2>{sourceStatus.where}</h2>
        <ProgressLine
          progress={{ status, isVerified: progress.isVerified, waitsForBatch }}
          usual={progress.usual}
          words={progressLine}
        />
      </Card>
      <Alert title={sourceStatus.danger}>
        {sourceStatus.dangerText}{' '}
        <Link to="/educational-resources?tab=where" className={linkStyles}>
          {sourceStatus.help}
        </Link>
      </Alert>
    </>
  )
}

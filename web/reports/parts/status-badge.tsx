import { useContext } from 'react'
import type { Status } from '#domain/reports/workflow.ts'
import { Badge } from '#ui/badge.tsx'
import type { Tone } from '#ui/tones.ts'
import { ReportNames } from './report-names.ts'

const tones = {
  pending: 'warning',
  approved: 'success',
  rejected: 'neutral',
  retracted: 'danger',
} as const satisfies Record<Status, Tone>

export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{useContext(ReportNames).statuses[status]}</Badge>
}

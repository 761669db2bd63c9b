import type { Status } from '#domain/reports/workflow.ts'
import { Badge } from '#ui/badge.tsx'
import type { Tone } from '#ui/tones.ts'
import { useNames } from '../../page-names.ts'

const tones = {
  pending: 'warning',
  approved: 'success',
  rejected: 'neutral',
  retracted: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<Status, Tone>

export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{useNames('statuses').statuses[status]}</Badge>
}

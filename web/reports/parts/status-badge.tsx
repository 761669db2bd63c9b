import type { ShownStatus } from '#domain/reports/shown-status.ts'
import { Badge } from '#ui/badge.tsx'
import type { Tone } from '#ui/tones.ts'
import { useNames } from '../../page-names.ts'

const tones = {
  pending: 'warning',
  verified: 'information',
  approved: 'success',
  rejected: 'neutral',
  retracted: 'danger',
  withdrawn: 'neutral',
  closed: 'neutral',
} as const satisfies Record<ShownStatus, Tone>

export function StatusBadge({ status }: { status: ShownStatus }) {
  return <Badge tone={tones[status]}>{useNames('statuses').statuses[status]}</Badge>
}

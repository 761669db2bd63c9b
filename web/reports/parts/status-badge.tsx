import { type Status, statusNames } from '#domain/reports/workflow.ts'
import { Badge } from '#ui/badge.tsx'
import type { Tone } from '#ui/tones.ts'

const tones = {
  pending: 'warning',
  approved: 'success',
  rejected: 'neutral',
  retracted: 'danger',
} as const satisfies Record<Status, Tone>

export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>
}

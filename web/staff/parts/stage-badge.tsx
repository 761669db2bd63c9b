import type { Stage } from '#domain/cases/stages.ts'
import type { Status } from '#domain/reports/workflow.ts'
import { Badge } from '#ui/badge.tsx'
import type { Tone } from '#ui/tones.ts'
import { useNames } from '../../page-names.ts'

const tones = {
  new: 'warning',
  assigned: 'neutral',
  verified: 'success',
  'to-approve': 'information',
  disputed: 'danger',
  closed: 'neutral',
} as const satisfies Record<Stage, Tone>

/** Of what is closed it says how it was decided. */
export function StageBadge({ stage, status }: { stage: Stage; status: Status }) {
  const { stageNames, statuses } = useNames('stageNames', 'statuses')
  return <Badge tone={tones[stage]}>{stage === 'closed' ? statuses[status] : stageNames[stage]}</Badge>
}

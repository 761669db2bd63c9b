import type { Status } from './workflow.ts'

/** Where a report is, for its source. */
export type Progress = {
  status: Status
  isVerified: boolean
  /** Approved, and not public yet. */
  waitsForBatch: boolean
  /** Its text is deleted. */
  isErased: boolean
}

export type Stage = 'received' | 'verified' | 'approved' | 'rejected' | 'public' | 'retracted' | 'withdrawn'

/** What comes next of a stage; of a rejected report it depends on whether there is still something to send again. */
export type Reached = Stage | 'erased'

export type ProgressStep = { stage: Stage; state: 'done' | 'now' | 'open' }

/** The line from sending to the end. Only a report that waits has steps to come. */
export function progressSteps({
  status,
  isVerified,
  waitsForBatch,
}: Omit<Progress, 'isErased'>): ProgressStep[] {
  const done = (...stages: Stage[]) => stages.map((stage) => ({ stage, state: 'done' }) as const)
  const soFar = done('received', ...(isVerified ? (['verified'] as const) : []))
  if (status === 'approved') return done('received', 'verified', 'approved', 'public')
  else if (status === 'retracted') return done('received', 'verified', 'approved', 'public', 'retracted')
  else if (status === 'rejected' || status === 'withdrawn') return [...soFar, ...done(status)]
  else if (waitsForBatch)
    return [...done('received', 'verified', 'approved'), { stage: 'public', state: 'now' }]
  else if (isVerified)
    return [...soFar, { stage: 'approved', state: 'now' }, { stage: 'public', state: 'open' }]
  else
    return [
      ...soFar,
      { stage: 'verified', state: 'now' },
      ...[{ stage: 'approved', state: 'open' } as const, { stage: 'public', state: 'open' } as const],
    ]
}

/** Of what the source is told what comes after it. */
export function stageReached({ status, isVerified, waitsForBatch, isErased }: Progress): Reached {
  if (status === 'rejected' && isErased) return 'erased'
  else if (status === 'approved') return 'public'
  else if (status !== 'pending') return status
  else if (waitsForBatch) return 'approved'
  else return isVerified ? 'verified' : 'received'
}

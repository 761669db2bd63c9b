import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type StepState = 'done' | 'now' | 'open'

export type StepShown = {
  id: string
  title: ReactNode
  state: StepState
  /** The state in words: a colour alone says it to few. */
  stateName: string
  detail?: ReactNode
}

/** How far something is: what is done has a tick, what is next the light. The signs are letters, for browsers that show no pictures. */
export function Stepper({ steps }: { steps: readonly StepShown[] }) {
  return (
    <ol className="stepper">
      {steps.map(({ id, title, state, stateName, detail }, index) => (
        <li key={id} aria-current={state === 'now' ? 'step' : undefined}>
          <span aria-hidden="true" className={classNames('step-sign', `step-${state}`)}>
            {state === 'done' ? '✓' : index + 1}
          </span>
          <p className={state === 'open' ? 'text-muted' : 'font-semibold'}>
            {title} <span className="text-sm font-normal text-muted">({stateName})</span>
          </p>
          {detail ? <p className="text-sm text-muted">{detail}</p> : null}
        </li>
      ))}
    </ol>
  )
}

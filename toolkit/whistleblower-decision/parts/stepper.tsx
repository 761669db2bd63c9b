import { Check } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { isAnswered, type StepNumber, steps, type Wizard } from '../engine/wizard.ts'

/** The numbered steps: back to any of them, forward by one. The marker of a finished step shows a check. */
export function Stepper({ wizard, onGo }: { wizard: Wizard; onGo(step: StepNumber): void }) {
  return (
    <ol className="flex gap-2" aria-label="Steps">
      {steps.map(({ title }, index) => {
        const step = (index + 1) as StepNumber
        const isCurrent = step === wizard.step
        const isComplete = isAnswered(wizard, step)
        return (
          <li key={title} className="flex-1">
            <button
              type="button"
              onClick={() => onGo(step)}
              disabled={step > wizard.step + 1}
              aria-current={isCurrent ? 'step' : undefined}
              className={classNames(
                'flex min-h-11 w-full flex-col items-center gap-1 border-t-4 pt-2 text-sm enabled:cursor-pointer disabled:cursor-not-allowed',
                isCurrent ? 'border-accent font-semibold' : 'border-line text-muted',
              )}
            >
              <span
                className={classNames(
                  'grid size-7 place-items-center rounded-full border',
                  isComplete ? 'border-transparent bg-action text-on-action' : 'border-edge',
                )}
              >
                {isComplete ? <Check aria-hidden="true" className="size-4" /> : step}
              </span>
              <span className="max-sm:sr-only">{title}</span>
              <span className="sr-only">{isComplete ? `, step ${step}, complete` : `, step ${step}`}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

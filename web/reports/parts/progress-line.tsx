import { monthsOfMedians } from '#domain/figures/months.ts'
import { type Progress, type ProgressStep, progressSteps, stageReached } from '#domain/reports/progress.ts'
import type { UsualWaits } from '#server/transparency/figures/show-figures.ts'
import { Stepper } from '#ui/stepper.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { StatePicture } from './state-picture.tsx'

type ProgressLineProps = { progress: Progress; usual: UsualWaits; words: Words['progressLine'] }

/** How far a report is, how long each step usually takes, and what happens next. */
export function ProgressLine({ progress, usual, words }: ProgressLineProps) {
  const steps = progressSteps(progress)
  const isOver = steps.every(({ state }) => state === 'done')
  return (
    <>
      <StatePicture stage={stageReached(progress)} />
      <Stepper
        steps={steps.map((step) => ({
          id: step.stage,
          title: words.stages[step.stage],
          state: step.state,
          stateName: words.states[step.state],
          detail: usualOf(step, usual, words.usual),
        }))}
      />
      {isOver ? null : (
        <p className="text-sm text-muted">{fill(words.measured, { months: monthsOfMedians })}</p>
      )}
      <h3>{words.nextTitle}</h3>
      <p>{words.next[stageReached(progress)]}</p>
    </>
  )
}

const waitFor = { verified: 'verification', approved: 'decision' } as const

function usualOf({ stage, state }: ProgressStep, usual: UsualWaits, words: Words['progressLine']['usual']) {
  if (state === 'done' || (stage !== 'verified' && stage !== 'approved')) return null
  const wait = waitFor[stage]
  const days = usual[wait]
  return days === null ? words.tooFew : fill(words[wait], { count: days })
}

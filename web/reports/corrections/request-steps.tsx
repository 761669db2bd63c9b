import type { DatedStep, Promised } from '#domain/publishing/correction-steps.ts'
import { Alert } from '#ui/alert.tsx'
import { Timeline } from '#ui/timeline.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'

type RequestStepsProps = {
  words: Words['correctionLookUp']
  steps: readonly DatedStep[]
  promised: Promised | null
}

/** What happened to a request, each step with its day, and until when its answer is promised. */
export function RequestSteps({ words, steps, promised }: RequestStepsProps) {
  return (
    <>
      {promised?.hasPassed ? (
        <Alert tone="warning" title={fill(words.late, { day: partialDay(promised.on) })}>
          {words.lateText}
        </Alert>
      ) : null}
      {promised && !promised.hasPassed ? (
        <p className="font-semibold">{fill(words.promised, { day: partialDay(promised.on) })}</p>
      ) : null}
      <h3>{words.stepsTitle}</h3>
      <Timeline
        events={steps.toReversed().map(({ step, on }) => ({
          id: step,
          title: words.steps[step],
          when: { iso: on, text: partialDay(on) },
        }))}
      />
    </>
  )
}

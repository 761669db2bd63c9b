import { monthsOfMedians } from '#domain/figures/months.ts'
import { type Progress, type ProgressStep, progressSteps, stageReached } from '#domain/reports/progress.ts'
import type { UsualWaits } from '#server/transparency/figures/show-figures.ts'
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
      <ol className="space-y-2">
        {steps.map((step) => (
          <li
            key={step.stage}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className="grid grid-cols-[1.5rem_1fr]"
          >
            <span aria-hidden="true">{signs[step.state]}</span>
            <span>
              <span className={step.state === 'open' ? 'text-muted' : 'font-semibold'}>
                {words.stages[step.stage]}
              </span>{' '}
              <span className="text-sm text-muted">({words.states[step.state]})</span>
              <Usual step={step} usual={usual} words={words} />
            </span>
          </li>
        ))}
      </ol>
      {isOver ? null : (
        <p className="text-sm text-muted">{fill(words.measured, { months: monthsOfMedians })}</p>
      )}
      <h3>{words.nextTitle}</h3>
      <p>{words.next[stageReached(progress)]}</p>
    </>
  )
}

const signs = { done: '✓', now: '●', open: '○' } as const satisfies Record<ProgressStep['state'], string>

const waitFor = { verified: 'verification', approved: 'decision' } as const

function Usual({
  step: { stage, state },
  usual,
  words: { usual: words },
}: Omit<ProgressLineProps, 'progress'> & { step: ProgressStep }) {
  if (state === 'done' || (stage !== 'verified' && stage !== 'approved')) return null
  const wait = waitFor[stage]
  const days = usual[wait]
  return (
    <span className="block text-sm text-muted">
      {days === null ? words.tooFew : fill(words[wait], { count: days })}
    </span>
  )
}

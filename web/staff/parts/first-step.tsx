import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { type FirstRunStep, optionalSteps, type StepState } from '#domain/operating/first-run.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { classNames } from '#ui/class-names.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type Props = {
  words: Words['firstSteps']
  number: number
  step: FirstRunStep
  state: StepState
  isNext: boolean
  role: string
  way: { to: string; label: string } | null
}

const tones = { done: 'success', open: 'neutral', waits: 'warning', later: 'neutral' } as const

export function FirstStep({ words, number, step, state, isNext, role, way }: Props) {
  const { title, text } = words.steps[step]
  const isOptional = state === 'open' && optionalSteps.includes(step)
  const said = isNext ? words.next : isOptional ? words.optional : words.states[state]
  return (
    <li
      className={classNames(
        'flex gap-4 rounded-card border bg-surface p-4',
        isNext ? 'border-flame border-l-4' : 'border-line',
      )}
    >
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full border border-line font-semibold"
      >
        {state === 'done' ? <Check className="size-5" /> : number}
      </span>
      <div className="min-w-0 flex-1 space-y-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">{title}</h2>
          <Badge tone={isNext ? 'information' : tones[state]}>{said}</Badge>
        </div>
        <p>{fill(text, { role: role.toLowerCase() })}</p>
        {way && (state === 'open' || state === 'waits') ? (
          <Link to={way.to} className={isNext ? buttonStyles() : linkStyles}>
            {way.label}
          </Link>
        ) : null}
      </div>
    </li>
  )
}

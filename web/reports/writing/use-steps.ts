import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRefusedForm } from '../../form.tsx'
import { stepTitles } from '../parts/report-fields.tsx'

const last = stepTitles.length - 1

/** Shows one part of the form at a time, once there is a script. A refused form opens at its first mistake. */
export function useSteps(form: RefObject<HTMLFormElement | null>) {
  const [step, setStep] = useState<number | null>(null)
  const refused = useRefusedForm()

  useEffect(() => {
    const mistake = form.current?.querySelector('[data-step] [aria-invalid]')
    const place = mistake ?? (refused ? null : document.activeElement)
    const found = place?.closest<HTMLElement>('[data-step]')?.dataset.step
    setStep((before) => (found === undefined ? (before ?? 0) : Number(found)))
  }, [form, refused])

  function show(next: number, field?: HTMLElement): void {
    flushSync(() => setStep(next))
    const target = field ?? form.current?.querySelector<HTMLElement>(`[data-step="${next}"]`)
    target?.focus()
    target?.scrollIntoView({ block: field ? 'center' : 'start' })
  }

  return { step, show, last }
}

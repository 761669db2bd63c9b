import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRefusedForm } from '../../form.tsx'
import { useReportFormWords } from './form-words.ts'

/** Shows one part of the form at a time, once there is a script. A refused form opens at its first mistake. */
export function useSteps(form: RefObject<HTMLFormElement | null>) {
  const last = useReportFormWords().reportForm.steps.length - 1
  const [step, setStep] = useState<number | null>(null)
  const refused = useRefusedForm()
  const wanted = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const mistake = form.current?.querySelector('[data-step] [aria-invalid]')
    const place = mistake ?? (refused ? null : document.activeElement)
    const found = place?.closest<HTMLElement>('[data-step]')?.dataset.step
    setStep((before) => (found === undefined ? (before ?? 0) : Number(found)))
  }, [form, refused])

  function show(next: number, field?: HTMLElement): void {
    wanted.current = field ?? form.current?.querySelector<HTMLElement>(`[data-step="${next}"]`) ?? null
    setStep(next)
    if (next === step) goToWanted()
  }

  // What is hidden cannot take the focus: so after each time that a step was shown.
  useEffect(goToWanted)

  function goToWanted(): void {
    wanted.current?.focus()
    wanted.current?.scrollIntoView({ block: 'center' })
    wanted.current = null
  }

  return { step, show, last }
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRefusedForm } from '../../form.tsx'
import { useReportFormWords } from './form-words.ts'

/** Shows one part of the form at a time, once there is a script. A refused form opens at its first mistake. */
export function useSteps(form: RefObject<HTMLFormElement | null>) {
  const last = useReportFormWords().reportForm.steps.length - 1
  const [step, setStep] = useState<number | null>(null)
  const refused = useRefusedForm()
  const wanted = useRef<HTMLElement | null>(null)
  const isShown = useRef(false)

  useEffect(() => {
    const mistake = form.current?.querySelector('[data-step] [aria-invalid]')
    const place = mistake ?? (refused ? null : document.activeElement)
    const found = stepAround(place)
    setStep((before) => found ?? before ?? 0)
  }, [form, refused])

  // A field that got the focus just before the steps appeared is not hidden from under the fingers.
  useLayoutEffect(() => {
    if (step === null || isShown.current) return
    isShown.current = true
    const focused = refused ? null : stepAround(document.activeElement)
    if (focused !== null) setStep(focused)
  }, [step, refused])

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

function stepAround(place: Element | null | undefined): number | null {
  const step = place?.closest<HTMLElement>('[data-step]')?.dataset.step
  return step === undefined ? null : Number(step)
}

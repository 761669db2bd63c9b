import { type MouseEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRefusedForm } from '../../form.tsx'
import type { RefusedForm } from '../../refused-form.ts'
import { lastPart, partOfField } from '../parts/form-parts.ts'
import { FormWordsOfPage } from './form-words.ts'
import { markMistakes } from './mark-mistakes.ts'

export type Pages = {
  page: number
  show(page: number, field?: HTMLElement): void
  isRight(): boolean
  /** For clicks in the form: a link of the error summary shows the page of its field. */
  followMistake(event: MouseEvent): void
  /** Of the fields that the last answer found wrong, those on pages that are right by now. */
  settled: ReadonlySet<string>
}

/**
 * One page of the form at a time. Without a script each button asks the server for the page, with one it is shown at once. A
 * refused form opens at its first mistake.
 */
export function usePages(form: RefObject<HTMLFormElement | null>): Pages {
  const refused = useRefusedForm()
  const [address] = useSearchParams()
  const given = pageGiven(refused, address.get('page'))
  const [page, setPage] = useState(given)
  const [answer, setAnswer] = useState(refused)
  const [settled, settle] = useState<ReadonlySet<string>>(noField)
  const words = useContext(FormWordsOfPage)
  const wanted = useRef<HTMLElement | null>(null)
  if (answer !== refused) {
    setAnswer(refused)
    setPage(given)
    settle(noField)
  }

  function show(next: number, field?: HTMLElement): void {
    wanted.current = field ?? partIn(form, next)
    setPage(next)
    if (next === page) goToWanted()
  }

  /** Asks the browser, which shows what is missing or wrong on this page. */
  function isRight(): boolean {
    const part = partIn(form, page)
    if (part && words?.mistakes) markMistakes(part, words.mistakes, new Date())
    const wrong = part?.querySelector<HTMLInputElement>(':is(input, select, textarea):invalid')
    if (wrong && !wrong.reportValidity()) return false
    const wasWrong = Object.keys(refused?.refused?.problems ?? {})
    settle((before) => new Set([...before, ...wasWrong.filter((name) => partOfField(name) === page)]))
    return true
  }

  function followMistake({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null
    const field = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    if (field) show(Number(field.closest<HTMLElement>('[data-step]')?.dataset.step ?? page), field)
  }

  // What is hidden cannot take the focus: so after each time that a page was shown.
  useEffect(goToWanted)

  function goToWanted(): void {
    wanted.current?.focus()
    wanted.current?.scrollIntoView({ block: 'center' })
    wanted.current = null
  }

  return { page, show, isRight, followMistake, settled }
}

const noField: ReadonlySet<string> = new Set()

function partIn(form: RefObject<HTMLFormElement | null>, page: number): HTMLElement | null {
  return form.current?.querySelector<HTMLElement>(`[data-step="${page}"]`) ?? null
}

function pageGiven(refused: RefusedForm | null, asked: string | null): number {
  const wrong = Object.keys(refused?.refused?.problems ?? {})
    .map(partOfField)
    .filter((page) => page !== null)
  const page = wrong.length > 0 ? Math.min(...wrong) : Number(refused?.values.page ?? asked ?? 0)
  return Number.isInteger(page) ? Math.min(Math.max(page, 0), lastPart) : 0
}

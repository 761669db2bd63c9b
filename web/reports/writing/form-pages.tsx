import type { MouseEvent, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { SubmitButton } from '../../form.tsx'
import { WithoutScripts } from '../../once-alive.tsx'
import type { FormFields } from '../../refused-form.ts'
import { lastPart } from '../parts/form-parts.ts'
import { ReportFields } from '../parts/report-fields.tsx'
import { useReportFormWords } from './form-words.ts'
import { Progress } from './progress.tsx'
import type { Pages } from './use-pages.ts'

type FormPagesProps = {
  pages: Pages
  before?: FormFields | undefined
  /** What the button of the last page asks for, and what it says. */
  finish: { intent: string; label: string }
  /** Without scripts: how to go back. */
  backHint?: string
  /** More buttons. */
  children?: ReactNode
}

/** The questions on a report, a page each. Every button works by a request, and at once where there is a script. */
export function FormPages({
  pages: { page, show, isRight },
  before,
  finish,
  backHint,
  children,
}: FormPagesProps) {
  const words = useReportFormWords().reportForm
  const isLast = page === lastPart
  const goOn = (event: MouseEvent) => {
    event.preventDefault()
    if (isRight()) show(page + 1)
  }
  return (
    <>
      {/* What Enter in a line presses: the first button of a form. */}
      <button
        type="submit"
        name="intent"
        value={isLast ? finish.intent : 'next'}
        tabIndex={-1}
        aria-hidden="true"
        onClick={isLast ? undefined : goOn}
        className="sr-only"
      />
      <input type="hidden" name="page" value={page} />
      <Progress page={page} onChoose={show} />
      <ReportFields before={before} page={page} />
      <div className="flex flex-wrap gap-3">
        {page > 0 ? (
          <Button
            name="intent"
            value={`page:${page - 1}`}
            tone="secondary"
            formNoValidate
            onClick={(event) => {
              event.preventDefault()
              show(page - 1)
            }}
          >
            {words.back}
          </Button>
        ) : null}
        {isLast ? (
          <SubmitButton name="intent" value={finish.intent}>
            {finish.label}
          </SubmitButton>
        ) : (
          <Button name="intent" value="next" onClick={goOn}>
            {words.next}
          </Button>
        )}
        {children}
      </div>
      {backHint && page > 0 ? (
        <WithoutScripts>
          <p className="text-sm text-muted">{backHint}</p>
        </WithoutScripts>
      ) : null}
    </>
  )
}

type BackToCheckProps = { page: number; intent: string; label: string }

/** For a person who came from the check to change one answer. The last page has this button anyway. */
export function BackToCheck({ page, intent, label }: BackToCheckProps) {
  if (page === lastPart && intent === 'preview') return null
  return (
    <SubmitButton name="intent" value={intent}>
      {label}
    </SubmitButton>
  )
}

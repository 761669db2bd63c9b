import { type MouseEvent, useRef } from 'react'
import { Link } from 'react-router'
import { draftDays } from '#domain/writing/drafts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { fill } from '#words/fill.ts'
import {
  RefusalNotice,
  SubmitButton,
  TokenForm,
  useFormState,
  useLeavingGuard,
  useRefusedForm,
} from '../../form.tsx'
import type { FormFields } from '../../refused-form.ts'
import { ReportFields } from '../parts/report-fields.tsx'
import { fieldLabelsIn, useReportFormWords } from './form-words.ts'
import { Progress } from './progress.tsx'
import { useAutosave } from './use-autosave.ts'
import { useSteps } from './use-steps.ts'

type ReportFormProps = {
  number: string
  /** Names this page among the tabs that may hold the same draft. */
  writer: string
  version: number
  before?: FormFields
  formToken: string
}

/** The form for a new report: one long form without a script, four steps with one. Everything goes to /submit-report. */
export function ReportForm({ number, writer, version, before, formToken }: ReportFormProps) {
  const { textOf } = useFormState({
    submissionKey: number,
    draftVersion: String(version),
    writer,
    ...before,
  })
  const formWords = useReportFormWords()
  const words = formWords.reportForm
  const form = useRef<HTMLFormElement>(null)
  const { step, show, last } = useSteps(form)
  const guard = useLeavingGuard()
  const { saved, savedVersion, touch } = useAutosave(form, guard.onSubmit)

  function followMistake(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
    const field = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    if (field) show(Number(field.closest<HTMLElement>('[data-step]')?.dataset.step ?? step), field)
  }

  return (
    <TokenForm
      ref={form}
      action="/submit-report"
      formToken={formToken}
      noValidate={step !== null}
      onClick={followMistake}
      onInput={() => {
        guard.onInput()
        touch()
      }}
      onSubmit={guard.onSubmit}
    >
      {/* What Enter in a line presses: the first button of a form. */}
      <button
        type="submit"
        name="intent"
        value="preview"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <RefusalNotice labels={fieldLabelsIn(formWords)} />
      <Conflict number={number} />
      <input type="hidden" name="submissionKey" value={textOf('submissionKey')} />
      <input type="hidden" name="writer" value={textOf('writer')} />
      <input
        type="hidden"
        name="draftVersion"
        value={Math.max(Number(textOf('draftVersion')), savedVersion)}
      />
      {step === null ? null : <Progress step={step} onChoose={show} />}
      <ReportFields before={before} step={step} />
      <div className="flex flex-wrap gap-3">
        {step ? (
          <Button type="button" tone="secondary" onClick={() => show(step - 1)}>
            {words.back}
          </Button>
        ) : null}
        {step !== null && step < last ? (
          <Button type="button" onClick={() => show(step + 1)}>
            {words.next}
          </Button>
        ) : (
          <SubmitButton name="intent" value="preview">
            {words.preview}
          </SubmitButton>
        )}
        <SubmitButton name="intent" value="files" tone="secondary" formNoValidate>
          {words.addFiles}
        </SubmitButton>
        <SubmitButton name="intent" value="save" tone="secondary" formNoValidate>
          {words.saveDraft}
        </SubmitButton>
      </div>
      <p role="status" className="min-h-6 text-sm text-muted">
        {saved}
      </p>
      <p className="text-sm text-muted">{fill(words.aboutDrafts, { days: draftDays })}</p>
    </TokenForm>
  )
}

/** Of two tabs, the person says whose words stay. */
function Conflict({ number }: { number: string }) {
  const { whichWords, keepThese, openOthers } = useReportFormWords().reportForm
  if (useRefusedForm()?.refused?.code !== 'draft-changed') return null
  return (
    <Alert tone="warning" title={whichWords}>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton name="overwrite" value="yes" formNoValidate>
          {keepThese}
        </SubmitButton>
        <Link to={`/drafts/${number}`} target="_blank">
          {openOthers}
        </Link>
      </div>
    </Alert>
  )
}

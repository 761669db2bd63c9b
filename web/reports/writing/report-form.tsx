import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { draftDays } from '#domain/writing/drafts.ts'
import { fill } from '#words/fill.ts'
import {
  RefusalNotice,
  SettledFields,
  SubmitButton,
  TokenForm,
  useFormState,
  useLeavingGuard,
} from '../../form.tsx'
import type { FormFields } from '../../refused-form.ts'
import { BeforeYouWrite } from './before-you-write.tsx'
import { Conflict } from './conflict.tsx'
import { BackToCheck, FormPages } from './form-pages.tsx'
import { fieldLabelsIn, useReportFormWords } from './form-words.ts'
import { useAutosave } from './use-autosave.ts'
import { usePages } from './use-pages.ts'

type ReportFormProps = {
  /** The address of the page that has it, where all its buttons go. */
  action: string
  number: string
  /** Names this page among the tabs that may hold the same draft. */
  writer: string
  version: number
  before?: FormFields | undefined
  formToken: string
}

/** The form for a new report, one question a page. */
export function ReportForm({ action, number, writer, version, before, formToken }: ReportFormProps) {
  const { textOf } = useFormState({
    submissionKey: number,
    draftVersion: String(version),
    writer,
    ...before,
  })
  const formWords = useReportFormWords()
  const words = formWords.reportForm
  const form = useRef<HTMLFormElement>(null)
  const pages = usePages(form)
  const guard = useLeavingGuard()
  const [address] = useSearchParams()
  const check = textOf('check') || (address.get('check') ?? '')
  const { saved, savedVersion, touch } = useAutosave(form, guard.onSubmit)

  return (
    <SettledFields value={pages.settled}>
      <TokenForm
        ref={form}
        action={action}
        formToken={formToken}
        noValidate
        onClick={pages.followMistake}
        onInput={() => {
          guard.onInput()
          touch()
        }}
        onSubmit={guard.onSubmit}
      >
        <RefusalNotice labels={fieldLabelsIn(formWords)} />
        <Conflict others={{ to: `/drafts/${number}`, label: words.openOthers }} />
        <input type="hidden" name="submissionKey" value={textOf('submissionKey')} />
        <input type="hidden" name="writer" value={textOf('writer')} />
        <input
          type="hidden"
          name="draftVersion"
          value={Math.max(Number(textOf('draftVersion')), savedVersion)}
        />
        {textOf('earlierReport') ? (
          <input type="hidden" name="earlierReport" value={textOf('earlierReport')} />
        ) : null}
        {check === 'yes' ? <input type="hidden" name="check" value="yes" /> : null}
        {pages.page === 0 ? <BeforeYouWrite /> : null}
        <FormPages pages={pages} before={before} finish={{ intent: 'preview', label: words.preview }}>
          {check === 'yes' ? (
            <BackToCheck page={pages.page} intent="preview" label={words.backToCheck} />
          ) : null}
          <SubmitButton name="intent" value="files" tone="secondary" formNoValidate>
            {words.addFiles}
          </SubmitButton>
          <SubmitButton name="intent" value="save" tone="secondary" formNoValidate>
            {words.saveDraft}
          </SubmitButton>
        </FormPages>
        <p role="status" className="min-h-6 text-sm text-muted">
          {saved}
        </p>
        <p className="text-sm text-muted">{fill(words.aboutDrafts, { days: draftDays })}</p>
      </TokenForm>
    </SettledFields>
  )
}

import { longestReason } from '#domain/reports/report.ts'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'

type ReasonFormProps = {
  report: { contentVersion: number }
  label: string
  hint: string
  button: string
  /** What to call it when it is refused. */
  failure: string
}

/** For the steps that need a reason in words. */
export function ReasonForm({ report, label, hint, button, failure }: ReasonFormProps) {
  const { textOf, problemOf } = useFormState()
  return (
    <TokenForm>
      <input type="hidden" name="contentVersion" value={report.contentVersion} />
      <RefusalNotice failure={failure} labels={{ reason: label }} />
      <Field name="reason" label={label} hint={hint} error={problemOf('reason')} required>
        <TextArea rows={5} defaultValue={textOf('reason')} maxLength={longestReason} />
      </Field>
      <SubmitButton tone="danger">{button}</SubmitButton>
    </TokenForm>
  )
}

import { longestReason } from '#domain/reports/report.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { FoldedSection } from '#ui/folded-section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState, useRefusedForm } from '../../form.tsx'

/** For a conviction that no longer holds. */
export function WithdrawForm({ words }: { words: Words['contentManagement'] }) {
  const { textOf, problemOf } = useFormState()
  const isRefused = useRefusedForm()?.values.intent === 'withdraw'
  const labels = { number: words.reference, reason: words.reason }
  return (
    <Card className="py-1 sm:py-1.5">
      <FoldedSection id="withdraw" title={words.withdrawTitle} isLookedUp isOpen={isRefused}>
        <p>{words.withdrawLead}</p>
        <TokenForm intent="withdraw">
          {isRefused ? <RefusalNotice failure={words.withdrawFailure} labels={labels} /> : null}
          <Field
            name="number"
            label={words.reference}
            hint={words.referenceHint}
            error={problemOf('number')}
            required
          >
            <TextInput defaultValue={textOf('number')} autoComplete="off" />
          </Field>
          <Field
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            error={problemOf('reason')}
            required
          >
            <TextArea rows={4} defaultValue={textOf('reason')} maxLength={longestReason} />
          </Field>
          <SubmitButton tone="danger">{words.withdraw}</SubmitButton>
        </TokenForm>
      </FoldedSection>
    </Card>
  )
}

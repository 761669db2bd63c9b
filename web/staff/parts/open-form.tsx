import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { FoldedSection } from '#ui/folded-section.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState, useRefusedForm } from '../../form.tsx'

/** Leads to the record that has this number. */
export function OpenForm({ words }: { words: Words['contentManagement'] }) {
  const { textOf } = useFormState()
  const isRefused = useRefusedForm()?.values.intent === 'open'
  return (
    <Card className="py-1 sm:py-1.5">
      <FoldedSection id="change" title={words.editTitle} isLookedUp isOpen={isRefused}>
        <p>{words.editLead}</p>
        <TokenForm intent="open">
          {isRefused ? <RefusalNotice /> : null}
          <Field name="number" id="edit-number" label={words.reference} hint={words.referenceHint} required>
            <TextInput defaultValue={isRefused ? textOf('number') : ''} autoComplete="off" />
          </Field>
          <SubmitButton tone="secondary">{words.open}</SubmitButton>
        </TokenForm>
      </FoldedSection>
    </Card>
  )
}

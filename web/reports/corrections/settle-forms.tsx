import { fieldOf, passagesOf } from '#domain/publishing/corrections.ts'
import { longestReason, type ReportText } from '#domain/reports/report.ts'
import type { DisputeView } from '#server/publishing/corrections/dispute-queries.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { partName } from '../parts/part-name.ts'

type SettleFormsProps = {
  /** What the request is about. */
  part: string
  words: ReportText
  disputes: readonly DisputeView[]
  day: string
}

/** The three things that staff can do with a request. */
export function SettleForms({ part, words, disputes, day }: SettleFormsProps) {
  const { textOf, problemOf } = useFormState({ part })
  const parts = new Set(['whole', ...passagesOf(words).map((passage) => fieldOf(passage.part))])
  return (
    <>
      <Card className="space-y-4">
        <h2>Take it up</h2>
        <p>
          The public sees “Disputed since {partialDay(day)}” at once, and which statement. None of the words
          above become public.
        </p>
        <TokenForm intent="accept">
          <Field name="part" label="Which statement is disputed" required>
            <Select
              defaultValue={textOf('part')}
              choices={[...parts].map((value) => ({ value, label: partName(value) }))}
            />
          </Field>
          <SubmitButton>Mark the report as disputed</SubmitButton>
        </TokenForm>
      </Card>
      {disputes.length > 0 ? (
        <Card className="space-y-4">
          <h2>The same is disputed already</h2>
          <p>Then it gets the answer of that dispute. The public sees no change.</p>
          <TokenForm intent="join">
            <Field name="dispute" label="Which dispute" required>
              <Select
                choices={disputes.map(({ id, part: disputed, disputedOn }) => ({
                  value: id,
                  label: `${partName(disputed)}, since ${partialDay(disputedOn)}`,
                }))}
              />
            </Field>
            <SubmitButton tone="secondary">Add it to that dispute</SubmitButton>
          </TokenForm>
        </Card>
      ) : null}
      <Card className="space-y-4">
        <h2>Do not take it up</h2>
        <p>
          For what says nothing that could be checked, repeats what was answered, or only insults. The public
          sees nothing.
        </p>
        <TokenForm intent="refuse">
          <Field
            name="reason"
            label="Why not"
            hint="Whoever asked reads this with their code."
            error={problemOf('reason')}
            required
          >
            <TextArea rows={4} defaultValue={textOf('reason')} maxLength={longestReason} />
          </Field>
          <SubmitButton tone="secondary">Do not take it up</SubmitButton>
        </TokenForm>
      </Card>
    </>
  )
}

import { fieldOf, passagesOf } from '#domain/publishing/corrections.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { longestReason } from '#domain/reports/report.ts'
import type { DisputeView } from '#server/publishing/corrections/dispute-queries.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { useNames } from '../../page-names.ts'
import { partName } from '../parts/part-name.ts'

type SettleFormsProps = {
  words: Words['correctionRequest']
  /** What the request is about. */
  part: string
  text: ReportText
  disputes: readonly DisputeView[]
  day: string
}

/** The three things that staff can do with a request. */
export function SettleForms({ words, part, text, disputes, day }: SettleFormsProps) {
  const names = useNames('labels', 'partTexts', 'sideNames', 'sectorNames', 'kindNames')
  const { textOf, problemOf } = useFormState({ part })
  const parts = new Set(['whole', ...passagesOf(text, names).map((passage) => fieldOf(passage.part))])
  return (
    <>
      <Card className="space-y-4">
        <h2>{words.accept.title}</h2>
        <p>{fill(words.accept.text, { day: partialDay(day) })}</p>
        <TokenForm intent="accept">
          <Field name="part" label={words.accept.label} required>
            <Select
              defaultValue={textOf('part')}
              choices={[...parts].map((value) => ({ value, label: partName(value, names) }))}
            />
          </Field>
          <SubmitButton>{words.accept.button}</SubmitButton>
        </TokenForm>
      </Card>
      {disputes.length > 0 ? (
        <Card className="space-y-4">
          <h2>{words.join.title}</h2>
          <p>{words.join.text}</p>
          <TokenForm intent="join">
            <Field name="dispute" label={words.join.label} required>
              <Select
                choices={disputes.map(({ id, part: disputed, disputedOn }) => ({
                  value: id,
                  label: fill(words.join.choice, {
                    part: partName(disputed, names),
                    day: partialDay(disputedOn),
                  }),
                }))}
              />
            </Field>
            <SubmitButton tone="secondary">{words.join.button}</SubmitButton>
          </TokenForm>
        </Card>
      ) : null}
      <Card className="space-y-4">
        <h2>{words.refuse.title}</h2>
        <p>{words.refuse.text}</p>
        <TokenForm intent="refuse">
          <Field
            name="reason"
            label={words.refuse.label}
            hint={words.refuse.hint}
            error={problemOf('reason')}
            required
          >
            <TextArea rows={4} defaultValue={textOf('reason')} maxLength={longestReason} />
          </Field>
          <SubmitButton tone="secondary">{words.refuse.title}</SubmitButton>
        </TokenForm>
      </Card>
    </>
  )
}

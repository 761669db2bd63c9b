import type { ReactNode } from 'react'
import { offices } from '#domain/reports/offices.ts'
import { reportFields } from '#domain/reports/report.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { useFormState } from '../../form.tsx'
import type { FormFields } from '../../refused-form.ts'
import { type FormWords, useReportFormWords } from '../writing/form-words.ts'
import { sectorChoices, stateChoices } from './form-choices.ts'
import { ItemRows } from './item-rows.tsx'

type FieldName = keyof typeof reportFields

/**
 * Every field of a report, for a new one and for a change. Works as one plain form.
 *
 * @param step the one part that is shown, from 0; all of them when left out
 */
export function ReportFields({ before, step }: { before?: FormFields | undefined; step?: number | null }) {
  const { textOf, problemOf } = useFormState(before)
  const { labels, reportForm: words } = useReportFormWords()
  const field = (name: FieldName) => ({
    name,
    label: labels[name],
    hint: hintFor(words.hints, name),
    error: problemOf(name),
    required: reportFields[name].required,
  })
  const lines = (name: FieldName) => ({ defaultValue: textOf(name), maxLength: reportFields[name].longest })
  // Browsers remember what was typed into single lines, and offer it to the next person; of paragraphs they keep nothing.
  const line = (name: FieldName) => ({ ...lines(name), autoComplete: 'off' })
  const choice = (name: FieldName) => ({
    key: textOf(name),
    defaultValue: textOf(name),
    autoComplete: 'off',
  })
  const part = (number: number) => ({ number, step: step ?? null })
  return (
    <>
      <Part {...part(0)}>
        <Field {...field('personName')}>
          <TextInput {...line('personName')} />
        </Field>
        <Field {...field('position')}>
          <TextInput {...line('position')} list="offices" />
        </Field>
        <datalist id="offices">
          {offices.map((office) => (
            <option key={office} value={office} />
          ))}
        </datalist>
        <Field {...field('sector')}>
          <Select {...choice('sector')} placeholder={words.chooseSector} choices={sectorChoices} />
        </Field>
        <Field {...field('state')}>
          <Select {...choice('state')} placeholder={words.chooseState} choices={stateChoices} />
        </Field>
      </Part>
      <Part {...part(1)}>
        <Field {...field('suspectedAssets')}>
          <TextArea rows={5} {...lines('suspectedAssets')} />
        </Field>
        <ItemRows side="suspectedItems" before={before} />
        <Field {...field('declaredAssets')}>
          <TextArea rows={4} {...lines('declaredAssets')} />
        </Field>
        <ItemRows side="declaredItems" before={before} />
      </Part>
      <Part {...part(2)}>
        <Field {...field('wealthSource')}>
          <TextArea rows={4} {...lines('wealthSource')} />
        </Field>
        <Field {...field('evidence')}>
          <TextArea rows={8} {...lines('evidence')} />
        </Field>
      </Part>
      <Part {...part(3)}>
        <Field {...field('relevantLinks')}>
          <TextArea rows={3} {...lines('relevantLinks')} />
        </Field>
        <Field {...field('incidentDate')}>
          <TextInput inputMode="numeric" {...line('incidentDate')} />
        </Field>
      </Part>
    </>
  )
}

function hintFor(hints: FormWords['reportForm']['hints'], name: FieldName): string | undefined {
  return name in hints ? hints[name as keyof typeof hints] : undefined
}

type PartProps = { number: number; step: number | null; children: ReactNode }

function Part({ number, step, children }: PartProps) {
  const { steps, stepOf } = useReportFormWords().reportForm
  const title = steps[number] ?? ''
  return (
    <fieldset
      data-step={number}
      tabIndex={-1}
      hidden={step !== null && step !== number}
      className="min-w-0 space-y-5"
    >
      <legend className="mb-4 w-full border-b border-line pb-1 text-xl font-bold">
        {step === null ? title : fill(stepOf, { step: number + 1, steps: steps.length, title })}
      </legend>
      {children}
    </fieldset>
  )
}

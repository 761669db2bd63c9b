import type { ReactNode } from 'react'
import { offices } from '#domain/reports/offices.ts'
import { reportFields } from '#domain/reports/report.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useFormState } from '../../form.tsx'
import type { FormFields } from '../../visit.ts'
import { sectorChoices, stateChoices } from './form-choices.ts'
import { ItemRows } from './item-rows.tsx'
import { reportLabels } from './labels.ts'

type FieldName = keyof typeof reportFields

export const stepTitles = ['Who is it about?', 'What do they own?', 'How do you know?', 'When and where?']

/**
 * Every field of a report, for a new one and for a change. Works as one plain form.
 *
 * @param step the one part that is shown, from 0; all of them when left out
 */
export function ReportFields({ before, step }: { before?: FormFields | undefined; step?: number | null }) {
  const { textOf, problemOf } = useFormState(before)
  const field = (name: FieldName) => ({
    name,
    label: reportLabels[name],
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
        <Field {...field('personName')} hint="As the public knows them. No titles are needed.">
          <TextInput {...line('personName')} />
        </Field>
        <Field {...field('position')} hint="For instance: Permanent Secretary, Ministry of Works.">
          <TextInput {...line('position')} list="offices" />
        </Field>
        <datalist id="offices">
          {offices.map((office) => (
            <option key={office} value={office} />
          ))}
        </datalist>
        <Field {...field('sector')}>
          <Select {...choice('sector')} placeholder="Choose a sector" choices={sectorChoices} />
        </Field>
        <Field {...field('state')} hint="Where the office is, or where it happened.">
          <Select {...choice('state')} placeholder="Choose a state" choices={stateChoices} />
        </Field>
      </Part>
      <Part {...part(1)}>
        <Field {...field('suspectedAssets')} hint="In your own words: what does not fit what they earn?">
          <TextArea rows={5} {...lines('suspectedAssets')} />
        </Field>
        <ItemRows side="suspectedItems" before={before} />
        <Field {...field('declaredAssets')} hint="What the person has declared, if you know it.">
          <TextArea rows={4} {...lines('declaredAssets')} />
        </Field>
        <ItemRows side="declaredItems" before={before} />
      </Part>
      <Part {...part(2)}>
        <Field
          {...field('wealthSource')}
          hint="Where the money is said to come from, or where you think it does."
        >
          <TextArea rows={4} {...lines('wealthSource')} />
        </Field>
        <Field
          {...field('evidence')}
          hint="What you saw, read or hold yourself, and what you only heard. Leave out what only you could know."
        >
          <TextArea rows={8} {...lines('evidence')} />
        </Field>
      </Part>
      <Part {...part(3)}>
        <Field {...field('relevantLinks')} hint="Whole web addresses, one a line.">
          <TextArea rows={3} {...lines('relevantLinks')} />
        </Field>
        <Field {...field('incidentDate')} hint="A year, a month or a day: 2024, 2024-03 or 2024-03-15.">
          <TextInput inputMode="numeric" {...line('incidentDate')} />
        </Field>
      </Part>
    </>
  )
}

type PartProps = { number: number; step: number | null; children: ReactNode }

function Part({ number, step, children }: PartProps) {
  return (
    <fieldset
      data-step={number}
      tabIndex={-1}
      hidden={step !== null && step !== number}
      className="min-w-0 space-y-5"
    >
      <legend className="mb-4 w-full border-b border-line pb-1 text-xl font-bold">
        {step === null ? null : `Step ${number + 1} of ${stepTitles.length}: `}
        {stepTitles[number]}
      </legend>
      {children}
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { states } from '#domain/reports/places.ts'
import { reportFields } from '#domain/reports/report.ts'
import { sectorNames, sectors } from '#domain/reports/sectors.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useFormState } from '../../form.tsx'
import type { FormFields } from '../../visit.ts'
import { reportLabels } from './labels.ts'

type FieldName = keyof typeof reportFields

/** Every field of a report, for a new one and for a change. Works as one plain form. */
export function ReportFields({ before }: { before?: FormFields }) {
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
  return (
    <>
      <Part title="Who is it about?">
        <Field {...field('personName')} hint="As the public knows them. No titles are needed.">
          <TextInput {...line('personName')} />
        </Field>
        <Field {...field('position')} hint="For instance: Permanent Secretary, Ministry of Works.">
          <TextInput {...line('position')} />
        </Field>
        <Field {...field('sector')}>
          <Select {...choice('sector')} placeholder="Choose a sector" choices={sectorChoices} />
        </Field>
        <Field {...field('state')} hint="Where the office is, or where it happened.">
          <Select {...choice('state')} placeholder="Choose a state" choices={stateChoices} />
        </Field>
      </Part>
      <Part title="What do you know?">
        <Field
          {...field('suspectedAssets')}
          hint="Houses, land, vehicles, accounts, companies: what, where, and roughly how much in naira."
        >
          <TextArea rows={5} {...lines('suspectedAssets')} />
        </Field>
        <Field {...field('declaredAssets')} hint="What the person has declared, if you know it.">
          <TextArea rows={4} {...lines('declaredAssets')} />
        </Field>
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 space-y-5">
      <legend className="mb-4 border-b border-line pb-1 text-xl font-bold">{title}</legend>
      {children}
    </fieldset>
  )
}

const sectorChoices = sectors.map((value) => ({ value, label: sectorNames[value] }))
const stateChoices = states.map((value) => ({ value, label: value }))

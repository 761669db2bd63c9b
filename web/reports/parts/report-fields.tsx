import { states } from '#domain/reports/places.ts'
import { reportFields } from '#domain/reports/report.ts'
import { sectorNames, sectors } from '#domain/reports/sectors.ts'
import { Field } from '#ui/field.tsx'
import { FieldSet } from '#ui/field-set.tsx'
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
  const control = (name: FieldName) => ({
    defaultValue: textOf(name),
    maxLength: reportFields[name].longest,
    autoComplete: 'off',
  })
  const choice = (name: FieldName) => ({
    key: textOf(name),
    defaultValue: textOf(name),
    autoComplete: 'off',
  })
  return (
    <>
      <FieldSet id="who" legend="Who is it about?">
        <Field {...field('personName')} hint="As the public knows them. No titles are needed.">
          <TextInput {...control('personName')} />
        </Field>
        <Field {...field('position')} hint="For instance: Permanent Secretary, Ministry of Works.">
          <TextInput {...control('position')} />
        </Field>
        <Field {...field('sector')}>
          <Select {...choice('sector')} placeholder="Choose a sector" choices={sectorChoices} />
        </Field>
        <Field {...field('state')} hint="Where the office is, or where it happened.">
          <Select {...choice('state')} placeholder="Choose a state" choices={stateChoices} />
        </Field>
      </FieldSet>
      <FieldSet id="what" legend="What do you know?">
        <Field
          {...field('suspectedAssets')}
          hint="Houses, land, vehicles, accounts, companies: what, where, and roughly how much in naira."
        >
          <TextArea rows={5} {...control('suspectedAssets')} />
        </Field>
        <Field {...field('declaredAssets')} hint="What the person has declared, if you know it.">
          <TextArea rows={4} {...control('declaredAssets')} />
        </Field>
        <Field
          {...field('wealthSource')}
          hint="Where the money is said to come from, or where you think it does."
        >
          <TextArea rows={4} {...control('wealthSource')} />
        </Field>
        <Field
          {...field('evidence')}
          hint="What you saw, read or hold yourself, and what you only heard. Leave out what only you could know."
        >
          <TextArea rows={8} {...control('evidence')} />
        </Field>
        <Field {...field('relevantLinks')} hint="Whole web addresses, one a line.">
          <TextArea rows={3} {...control('relevantLinks')} />
        </Field>
        <Field {...field('incidentDate')} hint="A year, a month or a day: 2024, 2024-03 or 2024-03-15.">
          <TextInput inputMode="numeric" {...control('incidentDate')} />
        </Field>
      </FieldSet>
    </>
  )
}

const sectorChoices = sectors.map((value) => ({ value, label: sectorNames[value] }))
const stateChoices = states.map((value) => ({ value, label: value }))

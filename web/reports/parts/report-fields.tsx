import { Fragment, type ReactNode } from 'react'
import { isItems, type PlainField, reportFields } from '#domain/reports/fields.ts'
import { offices } from '#domain/reports/offices.ts'
import { sectors } from '#domain/reports/sectors.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { choicesOf } from '../../choices-of.ts'
import { useFormState } from '../../form.tsx'
import type { FormFields } from '../../refused-form.ts'
import { type FormWords, useReportFormWords } from '../writing/form-words.ts'
import { stateChoices } from './form-choices.ts'
import { formParts } from './form-parts.ts'
import { ItemRows } from './item-rows.tsx'

type ReportFieldsProps = { before?: FormFields | undefined; step?: number | null }

/**
 * Every field of a report, for a new one and for a change. Works as one plain form.
 *
 * @param step the one part that is shown, from 0; all of them when left out
 */
export function ReportFields({ before, step }: ReportFieldsProps) {
  const { textOf, problemOf } = useFormState(before)
  const { labels, sectorNames, reportForm: words } = useReportFormWords()
  const lines = (name: PlainField) => ({ defaultValue: textOf(name), maxLength: reportFields[name].longest })
  // Browsers remember what was typed into single lines, and offer it to the next person; of paragraphs they keep nothing.
  const line = (name: PlainField) => ({ ...lines(name), autoComplete: 'off' })
  const choice = (name: PlainField) => ({
    key: textOf(name),
    defaultValue: textOf(name),
    autoComplete: 'off',
  })
  const controls = {
    personName: <TextInput {...line('personName')} />,
    position: <TextInput {...line('position')} list="offices" />,
    sector: (
      <Select
        {...choice('sector')}
        placeholder={words.chooseSector}
        choices={choicesOf(sectors, sectorNames)}
      />
    ),
    state: <Select {...choice('state')} placeholder={words.chooseState} choices={stateChoices} />,
    suspectedAssets: <TextArea rows={5} {...lines('suspectedAssets')} />,
    declaredAssets: <TextArea rows={4} {...lines('declaredAssets')} />,
    wealthSource: <TextArea rows={4} {...lines('wealthSource')} />,
    evidence: <TextArea rows={8} {...lines('evidence')} />,
    relevantLinks: <TextArea rows={3} {...lines('relevantLinks')} />,
    incidentDate: <TextInput inputMode="numeric" {...line('incidentDate')} />,
  } satisfies Record<PlainField, ReactNode>
  const plain = (name: PlainField) => (
    <Fragment key={name}>
      <Field
        name={name}
        label={labels[name]}
        hint={hintFor(words.hints, name)}
        error={problemOf(name)}
        required={reportFields[name].required}
      >
        {controls[name]}
      </Field>
      {name === 'position' ? <Offices /> : null}
    </Fragment>
  )
  return [...formParts].map(([number, names]) => (
    <Part key={number} number={number} step={step ?? null}>
      {names.map((name) =>
        isItems(name) ? <ItemRows key={name} side={name} before={before} /> : plain(name),
      )}
    </Part>
  ))
}

function Offices() {
  return (
    <datalist id="offices">
      {offices.map((office) => (
        <option key={office} value={office} />
      ))}
    </datalist>
  )
}

function hintFor(hints: FormWords['reportForm']['hints'], name: PlainField): string | undefined {
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

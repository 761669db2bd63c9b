import { askedMeasures, groupings, periods } from '#domain/figures/questions.ts'
import { kindsOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import { states } from '#domain/reports/places.ts'
import { sectors } from '#domain/reports/sectors.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/dates/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { type Choice, Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm, useFormState } from '../../../form.tsx'

type NewCardProps = {
  words: Words['boards']
  sectorNames: Words['sectorNames']
  kindTitles: Words['kindTitles']
}

/** The form that builds a question. It works without a script. */
export function NewCard({ words, sectorNames, kindTitles }: NewCardProps) {
  const { textOf, problemOf } = useFormState()
  const named = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, label: names[value] }))
  const orAll = (choices: Choice[]) => [{ value: '', label: words.all }, ...choices]
  const byGrouping = named(groupings, words.groupings)
  return (
    <Card as="section" className="space-y-4">
      <h2>{words.addTitle}</h2>
      <TokenForm intent="add">
        <Field name="cardName" label={words.cardName} error={problemOf('cardName')} required>
          <TextInput defaultValue={textOf('cardName')} maxLength={80} autoComplete="off" />
        </Field>
        <Chosen
          name="measure"
          required
          label={words.measure}
          hint={words.retractedHint}
          choices={named(askedMeasures, words.measures)}
        />
        <Chosen name="by" required label={words.by} choices={byGrouping} />
        <Chosen name="and" label={words.and} choices={[{ value: '', label: words.nothing }, ...byGrouping]} />
        <Chosen
          name="state"
          label={words.state}
          choices={orAll(states.map((state) => ({ value: state, label: state })))}
        />
        <Chosen name="sector" label={words.sector} choices={orAll(named(sectors, sectorNames))} />
        <Chosen name="kind" label={words.kind} choices={orAll(named(kindsOfWrong, kindTitles))} />
        <Chosen name="period" required label={words.period} choices={named(periods, words.periods)} />
        <div className="grid gap-5 sm:grid-cols-2">
          {(['from', 'to'] as const).map((end) => (
            <DateField key={end} name={end} label={words[end]} error={problemOf(end)} value={textOf(end)} />
          ))}
        </div>
        <SubmitButton>{words.add}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

type ChosenProps = {
  name: string
  label: string
  hint?: string
  required?: boolean
  choices: readonly Choice[]
}

function Chosen({ name, label, hint, required, choices }: ChosenProps) {
  const { textOf, problemOf } = useFormState()
  return (
    <Field name={name} label={label} hint={hint} error={problemOf(name)} required={required}>
      <Select defaultValue={textOf(name)} choices={choices} />
    </Field>
  )
}

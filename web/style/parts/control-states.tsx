import { Checkbox } from '#ui/checkbox.tsx'
import { DateField } from '#ui/dates/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { FieldError } from '#ui/field-error.tsx'
import { FieldSet } from '#ui/field-set.tsx'
import { Labelled } from '#ui/labelled.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const choices = [
  { value: 'one', label: 'The first' },
  { value: 'two', label: 'The second' },
]

export function ControlStates() {
  return (
    <section aria-labelledby="controls" className="space-y-5">
      <h2 id="controls">Fields</h2>
      <Field name="plain" label="Required, empty" required>
        <TextInput />
      </Field>
      <Field name="hinted" label="With a hint" hint="What helps to fill it in.">
        <TextInput defaultValue="Filled in" />
      </Field>
      <Field name="wrong" label="With a mistake" error="Please fill this in." required>
        <TextInput />
      </Field>
      <Field name="disabled" label="Disabled">
        <TextInput disabled defaultValue="Cannot be changed" />
      </Field>
      <Field name="long" label="Several lines" error="Please keep this to 10 characters.">
        <TextArea defaultValue="More than ten characters" />
      </Field>
      <Field name="list" label="A list">
        <Select choices={choices} placeholder="Please choose" />
      </Field>
      <Labelled label="In a form in which every answer may stay open">
        <Select name="labelled" defaultValue="one" choices={choices} />
      </Labelled>
      <RadioGroup name="radio" legend="One of a few" options={choices} defaultValue="two" required />
      <RadioGroup
        name="radio-wrong"
        legend="With a mistake"
        hint="And a hint."
        error="Please choose one from the list."
        options={[...choices, { value: 'three', label: 'Disabled', hint: 'Not now.', disabled: true }]}
      />
      <Checkbox name="box" label="A box" hint="With a hint." />
      <Checkbox name="box-ticked" label="Ticked" defaultChecked />
      <Checkbox name="box-wrong" label="With a mistake" error="Please fill this in." />
      <DateField name="asked-day" label="A day" value="2026-11-05" />
      <DateField
        name="wrong-day"
        label="A day that is none"
        value="31//2026"
        error="Enter a day, a month and a year."
        required
      />
      <FieldSet id="group" legend="A group of fields" hint="They belong together." optional>
        <FieldError id="group-mistake">A mistake by itself.</FieldError>
      </FieldSet>
    </section>
  )
}

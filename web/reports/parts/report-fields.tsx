import { type InputEvent, type ReactNode, useState } from 'react'
import { type FieldName, isItems, type PlainField, reportFields } from '#domain/reports/fields.ts'
import { fieldsOfKind, isRequired } from '#domain/reports/fields-of-kind.ts'
import { typedIncidentDate } from '#domain/reports/incident-date.ts'
import { isKindOfWrong, kindsOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import { offices } from '#domain/reports/offices.ts'
import { sectors } from '#domain/reports/sectors.ts'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { choicesOf } from '../../choices-of.ts'
import { useFormState } from '../../form.tsx'
import type { FormFields } from '../../refused-form.ts'
import { type FormWords, useReportFormWords } from '../writing/form-words.ts'
import { stateChoices } from './form-choices.ts'
import { fieldsOfForm, formParts } from './form-parts.ts'
import { ItemRows } from './item-rows.tsx'

type ReportFieldsProps = {
  before?: FormFields | undefined
  /** The one page that is shown, from 0; -1 for none, and all of them when left out. */
  page?: number
  /** All fields when left out. */
  names?: readonly FieldName[]
}

/**
 * The fields of a report, for a new one and for a change. What is on other pages, and what the chosen kind of wrong does not need, is
 * hidden and sent along.
 */
export function ReportFields({ before, page, names: wanted = fieldsOfForm }: ReportFieldsProps) {
  const { textOf, problemOf } = useFormState(before)
  const [chosen, choose] = useState<string | null>(null)
  const typed = chosen ?? textOf('wrongKind')
  const kind = isKindOfWrong(typed) ? typed : null
  const asked = fieldsOfKind(kind)
  const isAsked = (name: FieldName) => asked.includes(name)
  // Public words have no kind: what was told as a deed stays one.
  const needsAssets = kind !== null || textOf('whatHappened') === ''
  const isNeeded = (name: PlainField) => isRequired(name, kind) && (name !== 'suspectedAssets' || needsAssets)
  const { labels, sectorNames, kindNames, reportForm: words } = useReportFormWords()
  const lines = (name: PlainField) => ({ defaultValue: textOf(name), maxLength: reportFields[name].longest })
  // Browsers remember what was typed into single lines, and offer it to the next person; of paragraphs they keep nothing.
  const line = (name: PlainField) => ({ ...lines(name), autoComplete: 'off' })
  const choice = (name: PlainField) => ({
    key: textOf(name),
    defaultValue: textOf(name),
    autoComplete: 'off',
  })
  const controls = {
    place: <TextInput {...line('place')} />,
    amount: <TextInput {...line('amount')} />,
    whatHappened: <TextArea rows={8} {...lines('whatHappened')} />,
    witnesses: <TextArea rows={4} {...lines('witnesses')} />,
    mustNotSee: <TextArea rows={4} {...lines('mustNotSee')} />,
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
    incidentDate: (
      <TextInput {...line('incidentDate')} defaultValue={typedIncidentDate(textOf('incidentDate'))} />
    ),
  } satisfies Record<Exclude<PlainField, 'wrongKind'>, ReactNode>
  const hintOf = (name: PlainField) =>
    name === 'whatHappened' && kind ? words.questions[kind] : hintFor(words.hints, name)
  const plain = (name: Exclude<PlainField, 'wrongKind'>) => (
    <>
      <Field
        name={name}
        label={labels[name]}
        hint={hintOf(name)}
        error={problemOf(name)}
        required={isNeeded(name)}
      >
        {controls[name]}
      </Field>
      {name === 'position' ? <Offices /> : null}
    </>
  )
  const kinds = (
    <RadioGroup
      name="wrongKind"
      legend={labels.wrongKind}
      hint={words.hints.wrongKind}
      error={problemOf('wrongKind')}
      options={kindsOfWrong.map((value) => ({ value, ...kindNames[value] }))}
      defaultValue={typed}
      // Reports from before there were kinds have none, and are changed without one.
      required={page !== undefined}
    />
  )
  const fieldOf = (name: FieldName) => {
    if (isItems(name)) return <ItemRows side={name} before={before} />
    else return name === 'wrongKind' ? kinds : plain(name)
  }
  return [...formParts].map(([number, names]) => {
    const shown = names.filter((name) => wanted.includes(name))
    if (shown.length === 0) return null
    return (
      <Part
        key={number}
        number={number}
        title={
          kind === 'wealth' && shown.includes('suspectedAssets') ? words.wealthStep : words.steps[number]
        }
        page={page ?? null}
        onChoose={choose}
      >
        {shown.map((name) => (
          <div key={name} hidden={!isAsked(name)}>
            {fieldOf(name)}
          </div>
        ))}
      </Part>
    )
  })
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

type PartProps = {
  number: number
  title: string | undefined
  page: number | null
  onChoose: (kind: string) => void
  children: ReactNode
}

function Part({ number, title = '', page, onChoose, children }: PartProps) {
  const { stepOf, steps } = useReportFormWords().reportForm
  const follow = ({ target }: InputEvent<HTMLFieldSetElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'wrongKind') onChoose(target.value)
  }
  return (
    <fieldset
      data-step={number}
      tabIndex={-1}
      hidden={page !== null && page !== number}
      onInput={follow}
      className="min-w-0 space-y-5"
    >
      <legend className="mb-4 w-full border-b border-line pb-1 text-xl font-bold">
        {page === null ? title : fill(stepOf, { step: number + 1, steps: steps.length, title })}
      </legend>
      {children}
    </fieldset>
  )
}

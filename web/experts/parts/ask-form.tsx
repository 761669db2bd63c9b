import { effortHours } from '#domain/experts/assignment.ts'
import { expertiseAreas } from '#domain/experts/expert.ts'
import type { ExpertDesk } from '#server/experts/assignments/expert-desk.ts'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { DateField } from '#ui/dates/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { useNames } from '../../page-names.ts'
import { type Chosen, chosenQuery } from './desk-address.ts'
import { ChosenPages, FilesToGive } from './files-to-give.tsx'
import { WantedForm } from './wanted-form.tsx'

export type AskFormProps = {
  reportId: string
  chosen: Chosen
  desk: ExpertDesk
  words: Words['expertDeskPage']
}

/** What staff fill in to ask an expert: who, what, until when, and what of the report. */
export function AskForm({ reportId, chosen, desk, words }: AskFormProps) {
  const { textOf, problemOf } = useFormState({ dueOn: desk.dueOn, area: chosen.wanted.area ?? '' })
  const names = useNames('expertiseAreaNames', 'expertLanguageNames', 'labels')
  const labels: Readonly<Record<string, string>> = names.labels
  return (
    <Card className="space-y-3">
      <h2>{words.ask}</h2>
      <p>{words.askText}</p>
      <FilesToGive reportId={reportId} query={chosenQuery(chosen)} files={desk.files} words={words} />
      <WantedForm chosen={chosen} words={words} />
      <TokenForm intent="ask">
        <RefusalNotice labels={words.labels} />
        <RadioGroup
          name="expert"
          legend={words.labels.expert}
          hint={words.order}
          required
          error={problemOf('expert')}
          defaultValue={textOf('expert')}
          options={desk.candidates.map((candidate) => ({
            value: candidate.id,
            label: candidate.username,
            hint: [
              candidate.areas.map((area) => names.expertiseAreaNames[area]).join(', '),
              candidate.languages.map((language) => names.expertLanguageNames[language]).join(', '),
              ...(candidate.knowsZone ? [words.knowsZone] : []),
              fill(words.load, { open: candidate.open, most: candidate.mostOpen }),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
        <Field name="area" label={words.labels.area} error={problemOf('area')} required>
          <Select
            placeholder={words.choose}
            defaultValue={textOf('area')}
            choices={expertiseAreas.map((value) => ({ value, label: names.expertiseAreaNames[value] }))}
          />
        </Field>
        <RadioGroup
          name="hours"
          legend={words.labels.hours}
          required
          error={problemOf('hours')}
          defaultValue={textOf('hours')}
          options={effortHours.map((value) => ({ value, label: value }))}
        />
        <DateField
          name="dueOn"
          label={words.labels.dueOn}
          error={problemOf('dueOn')}
          required
          value={textOf('dueOn')}
        />
        <Field
          name="question"
          label={words.labels.question}
          hint={words.questionHint}
          error={problemOf('question')}
          required
        >
          <TextArea rows={3} defaultValue={textOf('question')} />
        </Field>
        <h3>{words.extract}</h3>
        <p>{words.extractText}</p>
        {desk.fields.map(({ name, text }) => (
          <div key={name} className="space-y-2">
            <Checkbox
              name={`give.${name}`}
              value="yes"
              label={fill(words.give, { field: labels[name] ?? name })}
              defaultChecked={textOf(`give.${name}`) === 'yes'}
            />
            <Field name={`extract.${name}`} label={fill(words.textOf, { field: labels[name] ?? name })}>
              <TextArea rows={3} defaultValue={textOf(`extract.${name}`) || text} />
            </Field>
          </div>
        ))}
        <ChosenPages chosen={chosen.pages} files={desk.files} words={words} />
        <Field name="fileText" label={words.fileText} hint={words.fileTextHint}>
          <TextArea rows={3} defaultValue={textOf('fileText')} />
        </Field>
        <SubmitButton>{words.invite}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

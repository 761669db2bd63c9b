import { longestPetitionAnswer } from '#domain/cases/petitions.ts'
import type { MadePetition as Made } from '#server/report-view/petitions-section.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/dates/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../../dates.ts'
import { SubmitButton, TokenForm, useFormState } from '../../../form.tsx'
import { PetitionText } from './petition-text.tsx'

type MadePetitionProps = { words: Words['petitions']; reportId: string; petition: Made }

/** One on which two people decided: its package, when it was handed over, and what came back. */
export function MadePetition({ words, reportId, petition }: MadePetitionProps) {
  const { id, number, decidedOn, sentOn, answer } = petition
  return (
    <Card as="section" aria-label={number} className="space-y-4">
      <h3>{number}</h3>
      <p>
        {fill(words.decided, { day: partialDay(decidedOn) })}{' '}
        {sentOn ? fill(words.sent, { day: partialDay(sentOn) }) : words.notSent}
      </p>
      <PetitionText words={words} petition={petition} />
      {answer ? (
        <>
          <p>{fill(words.answered, { day: partialDay(answer.on) })}</p>
          <blockquote className="border-l-4 border-line pl-4 break-words whitespace-pre-line">
            {answer.text}
          </blockquote>
        </>
      ) : null}
      <TokenForm action={`/reports/${reportId}/petitions/${id}`} reloadDocument className="space-y-2">
        <p className="text-sm text-muted">{words.package}</p>
        <SubmitButton size="small" tone="secondary" aria-label={fill(words.takeOne, { number })}>
          {words.take}
        </SubmitButton>
      </TokenForm>
      {sentOn ? <Answered words={words} petition={petition} /> : <Sent words={words} petition={petition} />}
    </Card>
  )
}

type StepProps = { words: Words['petitions']; petition: Pick<Made, 'id'> }

function Sent({ words, petition: { id } }: StepProps) {
  const { textOf, problemOf } = useStateOf(id)
  return (
    <TokenForm intent="sent">
      <input type="hidden" name="petition" value={id} />
      <DateField
        id={`sent-${id}`}
        name="sentOn"
        label={words.day}
        error={problemOf('sentOn')}
        required
        value={textOf('sentOn')}
      />
      <SubmitButton>{words.recordSent}</SubmitButton>
    </TokenForm>
  )
}

function Answered({ words, petition: { id } }: StepProps) {
  const { textOf, problemOf } = useStateOf(id)
  return (
    <TokenForm intent="answered">
      <input type="hidden" name="petition" value={id} />
      <DateField
        id={`answered-${id}`}
        name="answeredOn"
        label={words.day}
        error={problemOf('answeredOn')}
        required
        value={textOf('answeredOn')}
      />
      <Field
        id={`answer-${id}`}
        name="answer"
        label={words.answer}
        hint={words.answerHint}
        error={problemOf('answer')}
        required
      >
        <TextArea rows={4} defaultValue={textOf('answer')} maxLength={longestPetitionAnswer} />
      </Field>
      <SubmitButton tone="secondary">{words.recordAnswer}</SubmitButton>
    </TokenForm>
  )
}

/** What was typed into the form of this petition, and not into that of another on the page. */
function useStateOf(id: string) {
  const { textOf, problemOf } = useFormState()
  const isThis = textOf('petition') === id
  return {
    textOf: (name: string) => (isThis ? textOf(name) : ''),
    problemOf: (name: string) => (isThis ? problemOf(name) : undefined),
  }
}

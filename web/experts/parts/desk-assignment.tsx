import type { DeskAssignment } from '#server/experts/assignments/expert-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import {
  MessageNumber,
  RefusalNotice,
  SubmitButton,
  TokenForm,
  useFormState,
  useRefusedForm,
} from '../../form.tsx'
import { useNames } from '../../page-names.ts'
import { Messages } from './talk.tsx'

type DeskAssignmentProps = {
  assignment: DeskAssignment
  /** Whether its talk is shown from an earlier message on. */
  isEarlier: boolean
  /** Of the form for a message: see `MessageNumber`. */
  number: string
  words: Words['expertDeskPage']
}

/** One assignment, as the staff of the report see it. */
export function DeskAssignmentCard({ assignment, isEarlier, number: ofForm, words }: DeskAssignmentProps) {
  const { id, number, expert, state, dueOn, question, talk, answer, steps } = assignment
  const { assignmentStateNames } = useNames('assignmentStateNames')
  const place = `talk-${number}`
  return (
    <Card as="section" className="space-y-3">
      <h2 id={place}>{`${number}: ${expert ?? words.left}`}</h2>
      <p className="flex flex-wrap gap-2">
        <Badge>{assignmentStateNames[state]}</Badge>
        <span>{fill(words.due, { day: partialDay(dueOn) })}</span>
      </p>
      <p className="whitespace-pre-line">{question}</p>
      {answer ? <Answer answer={answer} words={words} /> : null}
      {talk.count > 0 ? (
        <Messages
          talk={talk}
          words={words}
          newest={isEarlier ? `?#${place}` : null}
          before={(number) => `?talk=${id}&before=${number}#${place}`}
        />
      ) : null}
      {steps.write ? <WriteForm id={id} number={ofForm} words={words} /> : null}
      <div className="flex flex-wrap gap-3">
        {(['extend', 'close', 'withdraw'] as const)
          .filter((step) => steps[step])
          .map((step) => (
            <TokenForm key={step} intent={`${step} ${id}`}>
              <SubmitButton tone={step === 'withdraw' ? 'danger' : 'secondary'} size="small">
                {words.steps[step]}
              </SubmitButton>
            </TokenForm>
          ))}
      </div>
    </Card>
  )
}

function WriteForm({ id, number, words }: Pick<DeskAssignmentProps, 'number' | 'words'> & { id: string }) {
  const intent = `write ${id}`
  const isRefused = useRefusedForm()?.values.intent === intent
  const { textOf, problemOf } = useFormState()
  return (
    <TokenForm intent={intent}>
      <MessageNumber number={number} />
      {isRefused ? <RefusalNotice labels={{ message: words.message }} /> : null}
      <Field
        name="message"
        id={`message-${id}`}
        label={words.message}
        error={isRefused ? problemOf('message') : undefined}
        required
      >
        <TextArea rows={3} defaultValue={isRefused ? textOf('message') : ''} />
      </Field>
      <SubmitButton tone="secondary">{words.sendMessage}</SubmitButton>
    </TokenForm>
  )
}

type AnswerProps = { answer: NonNullable<DeskAssignment['answer']>; words: Words['expertDeskPage'] }

function Answer({ answer, words }: AnswerProps) {
  const { findingNames, confidenceNames } = useNames('findingNames', 'confidenceNames')
  const { answerLabels: labels } = words
  const value = [answer.valueFrom, answer.valueTo].filter(Boolean).join(' – ')
  const rows = [
    { term: labels.finding, detail: findingNames[answer.finding] },
    { term: labels.confidence, detail: confidenceNames[answer.confidence] },
    { term: labels.restsOn, detail: answer.restsOn },
    { term: labels.limits, detail: answer.limits },
    { term: labels.value, detail: value },
    { term: labels.nextSteps, detail: answer.nextSteps },
    { term: labels.mayQuote, detail: answer.mayQuote ? words.quoteYes : words.quoteNo },
  ]
  return (
    <div className="space-y-2">
      <h3>{words.answer}</h3>
      <DescriptionList items={rows.filter(({ detail }) => detail !== '')} />
      <p className="text-sm text-muted">{words.supports}</p>
    </div>
  )
}

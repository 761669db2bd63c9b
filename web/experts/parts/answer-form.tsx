import { confidences, findings } from '#domain/experts/assignment.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { useNames } from '../../page-names.ts'

type AnswerFormProps = {
  answer: Record<string, string>
  isAnswered: boolean
  words: Words['expertAssignment']
}

/** An answer supports a verification of staff. It never is one. */
export function AnswerForm({ answer, isAnswered, words }: AnswerFormProps) {
  const { textOf, problemOf } = useFormState(answer)
  const { findingNames, confidenceNames } = useNames('findingNames', 'confidenceNames')
  const { labels } = words
  return (
    <Card className="space-y-3">
      <h2>{words.answer}</h2>
      <p>{isAnswered ? words.answered : words.answerText}</p>
      <TokenForm intent="answer">
        <RefusalNotice labels={labels} />
        <RadioGroup
          name="finding"
          legend={labels.finding}
          required
          error={problemOf('finding')}
          defaultValue={textOf('finding')}
          options={findings.map((value) => ({ value, label: findingNames[value] }))}
        />
        <RadioGroup
          name="confidence"
          legend={labels.confidence}
          required
          error={problemOf('confidence')}
          defaultValue={textOf('confidence')}
          options={confidences.map((value) => ({ value, label: confidenceNames[value] }))}
        />
        <Field
          name="restsOn"
          label={labels.restsOn}
          hint={words.restsOnHint}
          error={problemOf('restsOn')}
          required
        >
          <TextArea rows={5} defaultValue={textOf('restsOn')} />
        </Field>
        {(['limits', 'nextSteps'] as const).map((name) => (
          <Field key={name} name={name} label={labels[name]} error={problemOf(name)}>
            <TextArea rows={3} defaultValue={textOf(name)} />
          </Field>
        ))}
        {(['valueFrom', 'valueTo'] as const).map((name) => (
          <Field key={name} name={name} label={labels[name]} error={problemOf(name)}>
            <TextInput defaultValue={textOf(name)} maxLength={30} />
          </Field>
        ))}
        <RadioGroup
          name="mayQuote"
          legend={labels.mayQuote}
          required
          error={problemOf('mayQuote')}
          defaultValue={textOf('mayQuote')}
          options={[
            { value: 'no', label: words.quoteNo },
            { value: 'yes', label: words.quoteYes },
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="step" value="send">
            {words.sendAnswer}
          </SubmitButton>
          <SubmitButton name="step" value="draft" tone="secondary" formNoValidate>
            {words.saveDraft}
          </SubmitButton>
        </div>
      </TokenForm>
    </Card>
  )
}

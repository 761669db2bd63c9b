import { punishments } from '#domain/conversations/punishment.ts'
import { longestSourceMessage } from '#domain/conversations/source-conversation.ts'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { FieldSet } from '#ui/field-set.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Words } from '#words/words.ts'
import { MessageNumber, RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { stateChoices } from '../parts/form-choices.ts'

type TellFormProps = {
  formToken?: string | undefined
  number: string
  words: Pick<Words, 'punished' | 'punishmentNames'>
}

/** What happened, in which state, and the story. */
export function TellForm({ formToken, number, words: { punished: words, punishmentNames } }: TellFormProps) {
  const { textOf, problemOf } = useFormState()
  return (
    <Card as="section" className="space-y-4">
      <h2>{words.tellTitle}</h2>
      <TokenForm {...(formToken === undefined ? {} : { formToken })} intent="tell">
        <RefusalNotice
          failure={words.failure}
          labels={{ what: words.what, state: words.state, text: words.text }}
        />
        <MessageNumber number={number} />
        <FieldSet id="what" legend={words.what} hint={words.whatHint} error={problemOf('what')}>
          {punishments.map((each) => (
            <Checkbox
              key={each}
              name={`what.${each}`}
              label={punishmentNames[each]}
              defaultChecked={textOf(`what.${each}`) === 'on'}
            />
          ))}
        </FieldSet>
        <Field name="state" label={words.state} hint={words.stateHint} error={problemOf('state')}>
          <Select choices={stateChoices} placeholder={words.noState} defaultValue={textOf('state')} />
        </Field>
        <Field name="text" label={words.text} hint={words.textHint} error={problemOf('text')} required>
          <TextArea rows={8} maxLength={longestSourceMessage} defaultValue={textOf('text')} />
        </Field>
        <SubmitButton>{words.button}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

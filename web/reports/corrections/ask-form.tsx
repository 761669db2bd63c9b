import {
  type CorrectionRequest,
  type Passage,
  requesters,
  requestLengths,
} from '#domain/publishing/corrections.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState, useLeavingGuard } from '../../form.tsx'
import { useNames } from '../../page-names.ts'
import { passageText } from '../parts/item-text.ts'
import { partName } from '../parts/part-name.ts'

type AskFormProps = {
  words: Words['askForCorrection']
  passages: readonly Passage[]
  number: string
  formToken: string
}

export function AskForm({ words, passages, number, formToken }: AskFormProps) {
  const names = useNames('labels', 'partTexts', 'sideNames', 'assetKinds', 'itemTexts', 'requesterNames')
  const labels: Record<keyof CorrectionRequest, string> = words.labels
  const { textOf, problemOf } = useFormState({ number })
  const guard = useLeavingGuard()
  const lines = (name: 'wrong' | 'right' | 'shown') => ({
    defaultValue: textOf(name),
    maxLength: requestLengths[name],
  })
  return (
    <Card>
      <TokenForm formToken={formToken} {...guard}>
        <input type="hidden" name="number" value={textOf('number')} />
        <RefusalNotice labels={labels} />
        <RadioGroup
          name="requester"
          legend={labels.requester}
          required
          error={problemOf('requester')}
          defaultValue={textOf('requester')}
          options={requesters.map((value) => ({ value, label: names.requesterNames[value] }))}
        />
        <RadioGroup
          name="about"
          legend={labels.about}
          required
          error={problemOf('about')}
          defaultValue={textOf('about')}
          options={[
            { value: 'whole', label: partName('whole', names) },
            ...passages.map((passage) => ({
              value: passage.part,
              label: partName(passage.part, names),
              hint: <span className="whitespace-pre-line break-words">{passageText(passage, names)}</span>,
            })),
          ]}
        />
        <Field name="wrong" label={labels.wrong} error={problemOf('wrong')} required>
          <TextArea {...lines('wrong')} />
        </Field>
        <Field name="right" label={labels.right} error={problemOf('right')}>
          <TextArea {...lines('right')} />
        </Field>
        <Field name="shown" label={labels.shown} hint={words.shownHint} error={problemOf('shown')}>
          <TextArea {...lines('shown')} />
        </Field>
        <Field name="reply" label={labels.reply} hint={words.replyHint} error={problemOf('reply')}>
          <TextInput autoComplete="off" defaultValue={textOf('reply')} maxLength={requestLengths.reply} />
        </Field>
        <SubmitButton>{words.button}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

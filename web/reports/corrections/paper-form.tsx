import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

type PaperFormProps = {
  words: Words['correctionLookUp']
  /** How many are with the request already. */
  count: number
  requestCode: string
  accept: string
  formToken: string
  days: number
}

/** Where a person who has the code of a request adds a document. The file comes last, so that the code is read before it. */
export function PaperForm({ words, count, requestCode, accept, formToken, days }: PaperFormProps) {
  return (
    <Card className="space-y-3">
      <h2>{words.papers}</h2>
      <p>{words.papersText}</p>
      {count > 0 ? <p>{fill(words.papersSoFar, { count })}</p> : null}
      <TokenForm formToken={formToken} encType="multipart/form-data" intent="attach">
        <input type="hidden" name="requestCode" value={requestCode} />
        <Field name="file" label={words.paperFile} hint={fill(words.papersKept, { count: days })} required>
          <TextInput type="file" accept={accept} />
        </Field>
        <SubmitButton tone="secondary">{words.addPaper}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

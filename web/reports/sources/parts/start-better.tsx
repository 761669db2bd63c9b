import { Card } from '#ui/card.tsx'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm } from '../../../form.tsx'

type StartBetterProps = {
  words: Words['betterReport']
  /** The new form's number and its token. */
  start: { formNumber: string; formToken: string }
}

/** Beneath a rejection: a new form that is filled from the report. */
export function StartBetter({ words, start: { formNumber, formToken } }: StartBetterProps) {
  return (
    <Card as="section" className="space-y-3">
      <h2>{words.title}</h2>
      <ul className="list-disc space-y-1 pl-5">
        {[...words.about, words.ownCode].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TokenForm action="/report" formToken={formToken} intent="better">
        <input type="hidden" name="formNumber" value={formNumber} />
        <SubmitButton tone="secondary">{words.button}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

import { Link } from 'react-router'
import { longestSourceMessage } from '#domain/conversations/source-conversation.ts'
import { sourceVisitPeriod } from '#domain/retention/periods.ts'
import { minutes } from '#domain/time/durations.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { MessageNumber, RefusalNotice, SubmitButton, TokenForm, useRefusedForm } from '../../../form.tsx'
import { CodeField } from './code-field.tsx'

type EndedProps = {
  words: Words['returnByCode']
  /** What was typed and not sent. */
  typed: string
}

/** After the end of a visit, on a page whose form cannot bring its words along: they are there to copy. */
export function Ended({ words, typed }: EndedProps) {
  return (
    <>
      <PageHeader title={words.title} lead={inMinutes(words.ended)} />
      {typed ? (
        <Card className="space-y-2">
          <p className="font-semibold">{words.notSent}</p>
          <p className="break-words whitespace-pre-line">{typed}</p>
        </Card>
      ) : null}
      <p>
        <Link to="/report/return" className={linkStyles}>
          {words.button}
        </Link>
      </p>
    </>
  )
}

type OpenAgainProps = EndedProps & {
  /** A form of its own, for the token of the visit has ended with it. */
  again: { formNumber: string; formToken: string }
  message: Pick<Words['conversation'], 'label' | 'hint'>
}

/** As `Ended`, with a form that opens the visit again and sends the message. It is in the form alone. */
export function OpenAgain({ words, typed, again, message }: OpenAgainProps) {
  const refused = useRefusedForm()
  const isOwn = refused?.values.formNumber !== undefined
  const token = (isOwn && refused?.formToken) || again.formToken
  return (
    <>
      <PageHeader title={words.title} lead={inMinutes(typed ? words.endedWithMessage : words.ended)} />
      <Card>
        <TokenForm ownToken={token}>
          {isOwn ? <RefusalNotice labels={{ sourceCode: words.label }} /> : null}
          <input
            type="hidden"
            name="formNumber"
            value={isOwn ? refused?.values.formNumber : again.formNumber}
          />
          <MessageNumber number={again.formNumber} />
          <CodeField words={words} />
          <Field name="message" label={message.label} hint={message.hint}>
            <TextArea rows={5} maxLength={longestSourceMessage} defaultValue={typed} />
          </Field>
          <SubmitButton>{words.openAndSend}</SubmitButton>
        </TokenForm>
      </Card>
    </>
  )
}

function inMinutes(text: string): string {
  return fill(text, { minutes: sourceVisitPeriod / minutes(1) })
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { longestSourceMessage } from '#domain/conversations/source-conversation.ts'
import type { SourceMessage } from '#server/sources/conversation-of-report.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { TextArea } from '#ui/text-area.tsx'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { MessageNumber, RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'

type MessagesProps = {
  messages: readonly SourceMessage[]
  /** On whose side the reader is. */
  reader: 'source' | 'staff'
  words: Words['conversation']
  /** Leads to the messages before these; left out where all are here. */
  earlier?: number | null
  /** The page that shows them; left out for this page. */
  path?: string
  /** Whether these are earlier messages, so that a link leads back to the newest. */
  isEarlier?: boolean
}

type ConversationProps = MessagesProps & {
  formToken?: string
  /** Of the form: see `MessageNumber`. */
  number: string
  /** For staff: what was found in the draft, above the field. */
  draft?: ReactNode
  /** What the field holds after a check. */
  written?: string | undefined
  /** Whether the draft was checked and has words to look at. */
  isChecked?: boolean
  /** In place of the form, where no more is taken. */
  ended?: ReactNode
}

/** What was written, and the form to write more. */
export function Conversation({
  formToken,
  number,
  draft,
  written,
  isChecked = false,
  ended,
  ...shown
}: ConversationProps) {
  const { words, reader } = shown
  return (
    <section className="space-y-4" aria-labelledby="conversation">
      <h2 id="conversation">{reader === 'staff' ? words.titleForStaff : words.title}</h2>
      <Messages {...shown} />
      {ended === undefined ? (
        <MessageForm {...{ formToken, number, draft, written, isChecked, words, reader }} />
      ) : (
        ended
      )}
    </section>
  )
}

type FormProps = Pick<MessagesProps, 'words' | 'reader'> &
  Pick<ConversationProps, 'draft' | 'number'> & {
    formToken: string | undefined
    written: string | undefined
    isChecked: boolean
  }

function MessageForm({ formToken, number, draft, written, isChecked, words, reader }: FormProps) {
  const { textOf, problemOf } = useFormState(written === undefined ? {} : { message: written })
  return (
    <TokenForm {...(formToken === undefined ? {} : { formToken })} intent="write">
      <RefusalNotice failure={words.failure} labels={{ message: words.label }} />
      <MessageNumber number={number} />
      {draft}
      <Field
        name="message"
        label={words.label}
        hint={reader === 'staff' ? words.hintForStaff : words.hint}
        error={problemOf('message')}
        required
      >
        <TextArea rows={5} maxLength={longestSourceMessage} defaultValue={textOf('message')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{isChecked ? words.draft.sendAnyway : words.button}</SubmitButton>
        {draft ? (
          <SubmitButton tone="secondary" name="only" value="check">
            {words.draft.check}
          </SubmitButton>
        ) : null}
      </div>
    </TokenForm>
  )
}

export function Messages({ messages, reader, words, earlier, path = '', isEarlier = false }: MessagesProps) {
  if (messages.length === 0) return <p className="text-muted">{words.none}</p>
  return (
    <>
      {earlier ? (
        <p>
          <Link to={`${path}?before=${earlier}`} className={linkStyles}>
            {words.earlier}
          </Link>
        </p>
      ) : null}
      <ol className="space-y-3">
        {messages.map(({ number, side, sentOn, text }) => (
          <Card as="li" key={number}>
            <p className="text-sm text-muted">
              <span className="font-semibold">{nameOf(side, reader, words)}</span>,{' '}
              <time dateTime={sentOn}>{partialDay(sentOn)}</time>
            </p>
            <p className="mt-1 break-words whitespace-pre-line">{text}</p>
          </Card>
        ))}
      </ol>
      {isEarlier ? (
        <p>
          <Link to="?" className={linkStyles}>
            {words.newest}
          </Link>
        </p>
      ) : null}
    </>
  )
}

function nameOf(side: SourceMessage['side'], reader: MessagesProps['reader'], words: Words['conversation']) {
  if (side === 'staff') return words.staff
  else return reader === 'source' ? words.you : words.source
}

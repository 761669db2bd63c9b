import { Link } from 'react-router'
import type { Talk as TalkShown } from '#server/experts/assignments/talk.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { TextArea } from '#ui/text-area.tsx'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { MessageNumber, RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { useNames } from '../../page-names.ts'

type TalkProps = {
  talk: TalkShown
  isEarlier: boolean
  /** Of the form for a message: see `MessageNumber`. */
  number: string
  words: Words['expertAssignment']
}

/** What the expert and staff write to each other. */
export function Talk({ talk, isEarlier, number, words }: TalkProps) {
  const { textOf, problemOf } = useFormState()
  return (
    <Card className="space-y-3">
      <h2 id="talk">{`${words.messages} (${talk.count})`}</h2>
      <Messages
        talk={talk}
        words={words}
        newest={isEarlier ? '?#talk' : null}
        before={(earlier) => `?before=${earlier}#talk`}
      />
      <TokenForm intent="write">
        <RefusalNotice labels={{ message: words.message }} />
        <MessageNumber number={number} />
        <Field
          name="message"
          label={words.message}
          hint={words.messageHint}
          error={problemOf('message')}
          required
        >
          <TextArea rows={4} defaultValue={textOf('message')} />
        </Field>
        <SubmitButton tone="secondary">{words.sendMessage}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

type MessagesProps = {
  talk: TalkShown
  words: Pick<Words['expertAssignment'], 'earlier' | 'newest'>
  /** Leads to the messages before this one. */
  before(number: number): string
  /** Leads back; null where these are the newest. */
  newest: string | null
}

export function Messages({ talk: { messages, earlier }, words, before, newest }: MessagesProps) {
  const { talkSides } = useNames('talkSides')
  return (
    <>
      {earlier === null ? null : (
        <p>
          <Link to={before(earlier)} className={linkStyles}>
            {words.earlier}
          </Link>
        </p>
      )}
      <ol className="space-y-3">
        {messages.map(({ number, side, sentOn, text }) => (
          <li key={number} className="rounded-card border border-line p-3">
            <p className="break-words whitespace-pre-line">{text}</p>
            <p className="text-sm text-muted">{`${talkSides[side]}, ${partialDay(sentOn)}`}</p>
          </li>
        ))}
      </ol>
      {newest === null ? null : (
        <p>
          <Link to={newest} className={linkStyles}>
            {words.newest}
          </Link>
        </p>
      )}
    </>
  )
}

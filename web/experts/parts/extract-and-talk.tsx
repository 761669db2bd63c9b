import { Link } from 'react-router'
import type { ExpertAssignment, TalkMessage } from '#server/experts/assignments/show-assignment.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { useNames } from '../../page-names.ts'

type ExtractProps = {
  id: string
  number: string
  work: NonNullable<ExpertAssignment['work']>
  words: Words['expertAssignment']
}

/** What staff gave out of the report, with the number of the assignment on it. */
export function ExtractOfReport({ id, number, work, words }: ExtractProps) {
  const names = useNames('labels')
  const labels: Readonly<Record<string, string>> = names.labels
  return (
    <Card className="space-y-4">
      <h2>{words.question}</h2>
      <p className="whitespace-pre-line">{work.question}</p>
      <h2>{words.extract}</h2>
      <p className="text-sm text-muted">{words.extractText}</p>
      {work.extract.length === 0 && work.pages === 0 ? <p>{words.noExtract}</p> : null}
      {work.extract.map(({ label, text }) => (
        <div key={label} className="space-y-1">
          <h3>{label === 'fileText' ? words.fileText : (labels[label] ?? label)}</h3>
          <p className="break-words whitespace-pre-line">{text}</p>
          <p className="text-sm text-muted">{fill(words.mark, { number })}</p>
        </div>
      ))}
      {work.pages > 0 ? (
        <div className="space-y-1">
          <h3>{words.pages}</h3>
          <ul className="flex flex-wrap gap-4">
            {Array.from({ length: work.pages }, (_, place) => place + 1).map((page) => (
              <li key={page}>
                <Link to={`/expert-dashboard/${id}/pages/${page}`} className={linkStyles}>
                  {fill(words.pageLink, { number: page })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Card>
  )
}

type TalkProps = { messages: readonly TalkMessage[]; words: Words['expertAssignment'] }

/** What the expert and staff write to each other. */
export function Talk({ messages, words }: TalkProps) {
  const { textOf, problemOf } = useFormState()
  return (
    <Card className="space-y-3">
      <h2>{`${words.messages} (${messages.length})`}</h2>
      <Messages messages={messages} />
      <TokenForm intent="write">
        <RefusalNotice labels={{ message: words.message }} />
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

export function Messages({ messages }: { messages: readonly TalkMessage[] }) {
  const { talkSides } = useNames('talkSides')
  return (
    <ol className="space-y-3">
      {messages.map(({ number, side, sentOn, text }) => (
        <li key={number} className="rounded-card border border-line p-3">
          <p className="break-words whitespace-pre-line">{text}</p>
          <p className="text-sm text-muted">{`${talkSides[side]}, ${partialDay(sentOn)}`}</p>
        </li>
      ))}
    </ol>
  )
}

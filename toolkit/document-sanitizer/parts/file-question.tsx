import type { Hidden, Question } from '@fitila/sanitizer/contract'
import { type KeyboardEvent, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Entry } from './entries.ts'
import { countOf } from './written.ts'

type FileQuestionProps = {
  entry: Entry
  question: Question
  isBusy: boolean
  onAnswer(words: Partial<Pick<Entry, 'password' | 'hidden'>>): void
}

/** What has to be answered before this file can be cleaned. */
export function FileQuestion({ entry, question, isBusy, onAnswer }: FileQuestionProps) {
  if (question.ask === 'password')
    return (
      <PasswordQuestion
        entry={entry}
        isRetry={question.isRetry}
        isBusy={isBusy}
        onPassword={(password) => onAnswer({ password })}
      />
    )
  else
    return (
      <HiddenQuestion hidden={question.hidden} isBusy={isBusy} onChoose={(hidden) => onAnswer({ hidden })} />
    )
}

type PasswordQuestionProps = {
  entry: Entry
  isRetry: boolean
  isBusy: boolean
  onPassword(password: string): void
}

function PasswordQuestion({ entry, isRetry, isBusy, onPassword }: PasswordQuestionProps) {
  const [password, setPassword] = useState('')
  const send = () => {
    if (password !== '' && !isBusy) onPassword(password)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') send()
  }
  return (
    <div className="space-y-3">
      <Field
        name={`password-${entry.id}`}
        label={`Password of ${entry.file.name}`}
        hint="This file is locked. Its password stays on this device; the cleaned copy will have none."
        error={isRetry ? 'That password does not open this file.' : undefined}
        required
      >
        <TextInput
          type="password"
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button type="button" size="small" disabled={isBusy || password === ''} onClick={send}>
        Unlock and clean
      </Button>
    </div>
  )
}

type HiddenQuestionProps = {
  hidden: readonly Hidden[]
  isBusy: boolean
  onChoose(choice: 'remove' | 'keep'): void
}

const mostShown = 20

function HiddenQuestion({ hidden, isBusy, onChoose }: HiddenQuestionProps) {
  return (
    <Alert tone="warning" title="This file holds something that is not seen when it is opened">
      <div className="space-y-3">
        <ul className="list-disc space-y-1 pl-5 break-words">
          {hidden.slice(0, mostShown).map(({ text, where }) => (
            <li key={`${where} ${text}`}>
              {where ? `${where}: ` : ''}
              {text}
            </li>
          ))}
        </ul>
        {hidden.length > mostShown ? <p>And {countOf(hidden.length - mostShown, 'more', 'more')}.</p> : null}
        <p>
          A person who knows how can read it. Remove it, unless it is part of what you want to show. Then read
          it first, for names and for what only few people know.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="button" size="small" disabled={isBusy} onClick={() => onChoose('remove')}>
            Remove it and clean
          </Button>
          <Button
            type="button"
            tone="secondary"
            size="small"
            disabled={isBusy}
            onClick={() => onChoose('keep')}
          >
            Keep it and clean the rest
          </Button>
        </div>
      </div>
    </Alert>
  )
}

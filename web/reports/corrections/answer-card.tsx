import { Link } from 'react-router'
import type { RequestAnswer, RequestState } from '#server/publishing/corrections/look-up-request.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'
import { RequestSteps } from './request-steps.tsx'

type AnswerCardProps = {
  words: Words['correctionLookUp']
  answer: RequestAnswer
  requestCode: string
  formToken: string
}

/** The state of a request, for a person who has its code. */
export function AnswerCard({ words, answer, requestCode, formToken }: AnswerCardProps) {
  const states: Record<RequestState, { title: string; text: string }> = words.states
  const { title, text } = states[answer.state]
  const canWithdraw = answer.state === 'waiting' || answer.state === 'disputed'
  return (
    <Card className="space-y-3" role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      {answer.words ? <p className="whitespace-pre-line">{answer.words}</p> : null}
      <p className="text-sm text-muted">
        {words.about}{' '}
        <Link to={`/reports/${answer.reportId}`} className={linkStyles}>
          {answer.referenceNumber}
        </Link>
        {fill(words.askedOn, { day: partialDay(answer.receivedOn) })}
      </p>
      <RequestSteps words={words} steps={answer.steps} promised={answer.promised} />
      {answer.hasLetter ? (
        <p>
          <Link to={`/reports/${answer.reportId}/correction/letter`} className={linkStyles}>
            {words.letter}
          </Link>
        </p>
      ) : null}
      {canWithdraw ? (
        <TokenForm formToken={formToken} intent="withdraw">
          <input type="hidden" name="requestCode" value={requestCode} />
          <SubmitButton tone="secondary">{words.withdraw}</SubmitButton>
        </TokenForm>
      ) : null}
    </Card>
  )
}

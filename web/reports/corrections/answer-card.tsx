import { Link } from 'react-router'
import type { RequestAnswer, RequestState } from '#server/publishing/corrections/look-up-request.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

const meanings = {
  waiting: { title: 'It waits', text: 'No member of staff has decided on it yet.' },
  disputed: {
    title: 'Taken up',
    text: 'The report now says that it is disputed. Staff look into it; their answer will stand here and at the report.',
  },
  refused: { title: 'Not taken up', text: 'Staff read it and changed nothing. The reason:' },
  corrected: {
    title: 'Corrected',
    text: 'The public words were changed. What stands about it in the change log:',
  },
  answered: {
    title: 'Answered',
    text: 'The words stay as they are. The answer, which stands at the report too:',
  },
  withdrawn: { title: 'Taken back', text: 'It was taken back.' },
  retracted: {
    title: 'The report was taken back',
    text: 'None of it is public any more. In its place stands:',
  },
} as const satisfies Record<RequestState, { title: string; text: string }>

type AnswerCardProps = { answer: RequestAnswer; requestCode: string; formToken: string }

/** How a request stands, for whoever has its code. */
export function AnswerCard({ answer, requestCode, formToken }: AnswerCardProps) {
  const { title, text } = meanings[answer.state]
  const canWithdraw = answer.state === 'waiting' || answer.state === 'disputed'
  return (
    <Card className="space-y-3" role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      {answer.words ? <p className="whitespace-pre-line">{answer.words}</p> : null}
      <p className="text-sm text-muted">
        About{' '}
        <Link to={`/reports/${answer.reportId}`} className={linkStyles}>
          {answer.referenceNumber}
        </Link>
        , asked on {partialDay(answer.receivedOn)}
      </p>
      {canWithdraw ? (
        <TokenForm formToken={formToken} intent="withdraw">
          <input type="hidden" name="requestCode" value={requestCode} />
          <SubmitButton tone="secondary">Take my request back</SubmitButton>
        </TokenForm>
      ) : null}
    </Card>
  )
}

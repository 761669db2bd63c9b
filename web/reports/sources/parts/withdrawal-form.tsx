import { mayBeDeleted } from '#domain/reports/withdrawal.ts'
import { nextStatus, type Status } from '#domain/reports/workflow.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup, type RadioOption } from '#ui/radio-group.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../../form.tsx'

type WithdrawalFormProps = {
  status: Status
  /** For so many days staff can read what was withdrawn. */
  days: number
  words: Words['withdrawal']
  formToken?: string
  /** What holds for a report with a code alone. */
  hasCode: boolean
}

/** The choice, and what each of the two does. A report that was public has none. */
export function WithdrawalForm({ status, days, words, formToken, hasCode }: WithdrawalFormProps) {
  const { textOf, problemOf } = useFormState()
  if (!mayBeDeleted(status)) return <Alert>{words.public}</Alert>
  const mayWithdraw = nextStatus(status, 'withdraw') !== null
  const withdraw = { value: 'withdraw', label: words.withdraw, hint: fill(words.withdrawHint, { days }) }
  const options: RadioOption[] = [
    ...(mayWithdraw ? [withdraw] : []),
    { value: 'delete', label: words.delete, hint: words.deleteHint },
  ]
  return (
    <>
      {mayWithdraw ? null : <p>{words.decided}</p>}
      <Card as="section" className="space-y-2">
        <h2>{words.staysTitle}</h2>
        <ul className="list-disc space-y-1 pl-5">
          {words.stays.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {hasCode ? <p>{words.code}</p> : null}
      </Card>
      <TokenForm {...(formToken === undefined ? {} : { formToken })} reloadDocument>
        <RefusalNotice failure={words.failure} labels={{ step: words.legend }} />
        <RadioGroup
          name="step"
          legend={words.legend}
          options={options}
          error={problemOf('step')}
          defaultValue={textOf('step')}
          required
        />
        <SubmitButton tone="danger">{words.button}</SubmitButton>
      </TokenForm>
    </>
  )
}

import { useState } from 'react'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { partialDay } from '../../dates.ts'
import { OnceAlive } from '../../once-alive.tsx'
import { answerDays } from '../answer-days.ts'

/** Freedom of Information Act 2011, sections 4 and 6. Counted on the device; without JavaScript the rule stands alone. */
export function AnswerClock() {
  const [received, setReceived] = useState('')
  const days = answerDays(received)
  return (
    <Card as="section" aria-labelledby="clock" className="space-y-4">
      <h2 id="clock">The clock</h2>
      <p>
        From the day they received your letter they have 7 days. Where the Act allows it they may take 7 more,
        and have to tell you so in time.
      </p>
      <OnceAlive>
        <Field name="received" label="The day they received it">
          <TextInput
            type="date"
            autoComplete="off"
            className="max-w-56"
            onChange={({ target }) => setReceived(target.value)}
          />
        </Field>
      </OnceAlive>
      <p role="status">
        {days ? (
          <>
            An answer is due by <strong>{partialDay(days.answer)}</strong>; with an extension by{' '}
            <strong>{partialDay(days.extended)}</strong>.
          </>
        ) : null}
      </p>
    </Card>
  )
}

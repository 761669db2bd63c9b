import { useState } from 'react'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/dates/date-field.tsx'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { OnceAlive } from '../../once-alive.tsx'
import { answerDays } from '../answer-days.ts'

/** Freedom of Information Act 2011, sections 4 and 6. Counted on the device; without JavaScript there is only the rule. */
export function AnswerClock({ words }: { words: Words['letterDesk'] }) {
  const [received, setReceived] = useState('')
  const days = answerDays(received)
  return (
    <Card as="section" aria-labelledby="clock" className="space-y-4">
      <h2 id="clock">{words.clock.title}</h2>
      <p>{words.clock.text}</p>
      <OnceAlive>
        <DateField
          name="received"
          label={words.clock.received}
          marked={false}
          value={received}
          onChange={setReceived}
        />
      </OnceAlive>
      <p role="status">
        {days ? (
          <>
            {words.clock.due} <strong>{partialDay(days.answer)}</strong>
            {words.clock.extended} <strong>{partialDay(days.extended)}</strong>.
          </>
        ) : null}
      </p>
    </Card>
  )
}

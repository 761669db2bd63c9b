import type { OpenDispute } from '#server/plans/disputes/list-disputes.ts'
import { Card } from '#ui/card.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { nairaOf } from '../../amounts.ts'
import { dayOf } from '../../dates.ts'

type DisputesProps = {
  disputes: readonly OpenDispute[]
  words: Pick<Words, 'heldPayments' | 'billing'>
}

/** Payments whose bank asks for the money back, and until when to answer. */
export function Disputes({ disputes, words: { billing, heldPayments: texts } }: DisputesProps) {
  return (
    <Card as="section" className="space-y-3">
      <h2>{texts.disputes}</h2>
      <p>{texts.disputesText}</p>
      <ul className="divide-y divide-line">
        {disputes.map(({ id, reference, plan, amountKobo, openedOn, answerBy }) => (
          <li key={id} className="py-2">
            <p className="font-semibold">
              {fill(texts.line, { plan: billing.plans[plan], naira: nairaOf(amountKobo) })}
            </p>
            <p className="break-words">
              {fill(texts.disputeLine, { day: dayOf(openedOn), id, reference })}{' '}
              {answerBy ? fill(texts.answerBy, { day: dayOf(answerBy) }) : null}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

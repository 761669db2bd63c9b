import { Link } from 'react-router'
import type { Billing } from '#server/plans/billing/show-billing.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { nairaOf } from '../../amounts.ts'
import { dayOf } from '../../dates.ts'

type OwnPaymentsProps = {
  payments: Billing['payments']
  words: Words['billing']
  states: Words['payment']['states']
}

/** The payments that can still be traced to the account. */
export function OwnPayments({ payments, words, states }: OwnPaymentsProps) {
  return (
    <Card as="section" className="space-y-3">
      <h2>{words.payments}</h2>
      <p>{words.paymentsText}</p>
      {payments.length === 0 ? <p>{words.noPayments}</p> : null}
      <ul className="divide-y divide-line">
        {payments.map(({ reference, plan, amountKobo, state, startedOn, eraseOn, papers }) => (
          <li key={reference} className="py-2">
            <p className="font-semibold">
              {fill(words.paymentLine, { plan: words.plans[plan], naira: nairaOf(amountKobo) })}
            </p>
            <p>
              {states[state].title}, {dayOf(startedOn)}
            </p>
            <p className="break-words">{fill(words.paymentNumber, { reference })}</p>
            <p className="text-muted">
              {fill(words.erasedOn, { day: dayOf(eraseOn) })}
              {papers.length > 0 ? ` ${words.savePapers}` : null}
            </p>
            {papers.map((kind) => (
              <p key={kind}>
                <a
                  href={`/payments/${reference}/${kind}.pdf`}
                  className={`${linkStyles} inline-block py-2`}
                  download
                >
                  {kind === 'invoice' ? words.invoice : words.creditNote}
                  <span className="sr-only">: {reference}</span>
                </a>
              </p>
            ))}
            {state === 'paid' ? null : (
              <Link to={`/payments/${reference}`} className={linkStyles}>
                {words.lookAt}
                <span className="sr-only">: {reference}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { Link } from 'react-router'
import type { Batch } from '#server/plans/vouchers/batch-queries.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'

type BatchListProps = {
  batches: readonly Batch[]
  words: Words['makeVouchers']
  names: Words['planTexts']['names']
}

/** Who sells which vouchers, and how many of them were used. */
export function BatchList({ batches, words, names }: BatchListProps) {
  return (
    <Card as="section" className="space-y-3 print:hidden">
      <h2>{words.batches}</h2>
      {batches.length === 0 ? <p>{words.noBatches}</p> : null}
      <ul className="divide-y divide-line">
        {batches.map((batch) => (
          <li key={batch.id} className="space-y-1 py-3">
            <BatchLines batch={batch} words={words} names={names} />
            {batch.state === 'open' ? (
              <p>
                <Link
                  to={`/admin/vouchers/${batch.id}`}
                  className={linkStyles}
                  aria-label={fill(words.lookAt, {
                    day: dayOf(batch.madeOn),
                    seller: sellerOf(batch, words),
                  })}
                >
                  {words.look}
                </Link>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** One batch in words. */
export function BatchLines({ batch, words, names }: Omit<BatchListProps, 'batches'> & { batch: Batch }) {
  const { tier, days, used, size, madeOn, lastDay, state } = batch
  const seller = sellerOf(batch, words)
  return (
    <>
      <p className="font-semibold">
        {fill(words.batchLine, { plan: names[tier], days, used, size })} · {words.states[state]}
      </p>
      <p className="break-words">
        {fill(words.batchText, { day: dayOf(madeOn), lastDay: dayOf(lastDay), seller })}
      </p>
    </>
  )
}

function sellerOf({ soldBy }: Batch, words: Words['makeVouchers']): string {
  return soldBy === '' ? words.given : fill(words.sold, { seller: soldBy })
}

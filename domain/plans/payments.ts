import { type Duration, hours, minutes } from '../time/durations.ts'

/** How long after its start a payment is looked at, where the provider told nothing. */
const looks: readonly Duration[] = [minutes(10), hours(1), hours(6), hours(24), hours(72)]

/** From one look to the next; null after the last. @param done how many there were */
export function waitForLook(done: number): Duration | null {
  const next = looks[done]
  return next === undefined ? null : next - (looks[done - 1] ?? 0)
}

/** In kobo: above this, two people give a payment back. */
export const mostToGiveBackAlone = 5_000_000

/**
 * Failed and abandoned payments may still be paid late. `held` waits for a person, and `disputed` for a bank. A refunded one went
 * back, by us or after a dispute.
 */
export type PaymentState = 'started' | 'paid' | 'failed' | 'abandoned' | 'held' | 'disputed' | 'refunded'

/** How a dispute ended. `won`: the money stays. `partly-lost`: a part of it went back, and a person decides about the rest. */
export type DisputeOutcome = 'won' | 'lost' | 'partly-lost'

/** Where a dispute is, as the provider tells it. */
export type SeenDispute = { status: 'open' | 'won' | 'lost' /** Null: all of it. */; lostKobo: number | null }

/** Null while the bank has not decided. */
export function judgeDispute(
  { status, lostKobo }: SeenDispute,
  asked: { amountKobo: number },
): DisputeOutcome | null {
  if (status !== 'lost') return status === 'won' ? 'won' : null
  return lostKobo === null || lostKobo >= asked.amountKobo ? 'lost' : 'partly-lost'
}

export type Seen = {
  status: 'paid' | 'open' | 'failed'
  amountKobo: number
  currency: string
  isLive: boolean
}

/**
 * What a payment is by what the provider tells of it. Only the whole price in naira, in the right world, is paid; money that
 * came in another way is held for a person.
 */
export function judgePayment(seen: Seen, asked: { amountKobo: number; isLive: boolean }) {
  if (seen.status !== 'paid') return seen.status
  const isRight =
    seen.amountKobo === asked.amountKobo && seen.currency === 'NGN' && seen.isLive === asked.isLive
  return isRight ? 'paid' : 'held'
}

import { eq } from 'drizzle-orm'
import { lateBy } from '#domain/plans/trial.ts'
import { after } from '#domain/time/durations.ts'
import { trialPayments } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Look, Payments } from './contract.ts'

type Here = Pick<Application, 'database' | 'now' | 'publicUrl'>
type Row = typeof trialPayments.$inferSelect

/** Payments on trial: a page of ours plays what a payment service would do. No money is taken, and nothing leaves the site. */
export function openLocal({ database: { queries }, now, publicUrl }: Here): Payments {
  const ofReference = (reference: string) => eq(trialPayments.reference, reference)
  return {
    ...{ tradeName: 'Fitila', isLive: false, checkoutOrigin: new URL(publicUrl).origin },
    async start({ reference, amountKobo, returnTo }) {
      await queries.insert(trialPayments).values({ reference, amountKobo })
      return new URL(`${returnTo}/trial`)
    },
    async charge({ reference, amountKobo }) {
      await queries.insert(trialPayments).values({ reference, amountKobo, play: 'success' })
      return true
    },
    async refund(reference) {
      await queries
        .update(trialPayments)
        .set({ play: 'failure', arrivesAt: null })
        .where(ofReference(reference))
      return true
    },
    async look(reference) {
      const [row] = await queries.select().from(trialPayments).where(ofReference(reference))
      return row ? lookAt(row, now()) : null
    },
    async lookAtDispute(reference) {
      const [row] = await queries.select().from(trialPayments).where(ofReference(reference))
      if (row?.play !== 'disputed') return null
      return { reference, status: row.decision ?? 'open', lostKobo: null, answerBy: null }
    },
    readNews: () => null,
    trial: {
      async play(reference, play) {
        const arrivesAt = play === 'late' ? after(now(), lateBy) : null
        await queries.update(trialPayments).set({ play, arrivesAt }).where(ofReference(reference))
      },
      async decide(reference, decision) {
        await queries.update(trialPayments).set({ decision }).where(ofReference(reference))
      },
    },
  }
}

function lookAt({ amountKobo, play, arrivesAt }: Row, now: Date): Look {
  const hasArrived = play === 'success' || play === 'disputed' || (arrivesAt !== null && arrivesAt <= now)
  const unpaid = play === 'failure' ? 'failed' : 'open'
  return {
    status: hasArrived ? 'paid' : unpaid,
    ...{ amountKobo, currency: 'NGN', isLive: false, channel: 'trial' },
    card: { authorization: 'trial', email: 'trial@fitila.example', lastFour: '0000', expires: '2099-12' },
  }
}

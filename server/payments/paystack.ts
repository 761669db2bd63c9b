import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { SeenDispute } from '#domain/plans/payments.ts'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { seconds } from '#domain/time/durations.ts'
import type { PaystackSettings } from '#server/kernel/payment-settings.ts'
import { type Card, type Look, type Payments, ProviderSilent } from './contract.ts'

const patience = seconds(10)
const longestAnswer = 256 * 1024

const started = z.object({ data: z.object({ authorization_url: z.url(), reference: z.string() }) })

const looked = z.object({
  data: z.object({
    status: z.string(),
    reference: z.string(),
    amount: z.int(),
    currency: z.string(),
    domain: z.string(),
    channel: z.string().nullish(),
    customer: z.object({ email: z.string() }).nullish(),
    authorization: z
      .object({
        authorization_code: z.string(),
        reusable: z.boolean(),
        last4: z.string().regex(/^\d{4}$/),
        exp_month: z.string().regex(/^\d{1,2}$/),
        exp_year: z.string().regex(/^\d{4}$/),
      })
      .nullish()
      .catch(null),
  }),
})

const news = z.object({
  event: z.string(),
  data: z.object({
    reference: z.string().nullish().catch(null),
    id: z.union([z.int(), z.string()]).nullish().catch(null),
  }),
})

const disputed = z.object({
  data: z.object({
    domain: z.string(),
    status: z.string(),
    resolution: z.string().nullish(),
    refund_amount: z.int().nullish(),
    transaction: z.object({ reference: z.string() }),
    dueAt: z.string().nullish(),
    due_at: z.string().nullish(),
  }),
})

// As documented for "verify transaction". A status that is not here may still become another.
const statuses: Readonly<Record<string, Look['status']>> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'failed',
}

/**
 * Paystack, by its documented interface: initialize, verify, charge, refund, disputes and webhooks. Requests are never repeated here: a payment whose
 * start was not answered is looked at later.
 */
export function openPaystack({ secretKey, apiUrl, tradeName, checkoutOrigin }: PaystackSettings): Payments {
  const isLive = secretKey.startsWith('sk_live_')

  async function ask(path: string, body?: object): Promise<{ status: number; answer: unknown }> {
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      const text = await response.text()
      if (text.length > longestAnswer) throw new Error('a longer answer than any documented')
      return { status: response.status, answer: JSON.parse(text) }
    } catch {
      throw new ProviderSilent('Paystack did not answer')
    }
  }

  return {
    tradeName,
    checkoutOrigin,
    isLive,
    trial: null,
    async start({ reference, email, amountKobo, returnTo, onlyCard }) {
      const { status, answer } = await ask('/transaction/initialize', {
        ...{ reference, email, amount: amountKobo, currency: 'NGN', callback_url: returnTo },
        ...(onlyCard ? { channels: ['card'] } : {}),
      })
      const parsed = started.safeParse(answer)
      if (status !== 200 || !parsed.success || parsed.data.data.reference !== reference)
        throw new ProviderSilent(`Paystack did not start a payment: ${status}`)
      const url = new URL(parsed.data.data.authorization_url)
      if (url.origin !== checkoutOrigin) throw new ProviderSilent('Paystack leads to another site')
      return url
    },
    async charge({ reference, amountKobo, card }) {
      const { status } = await ask('/transaction/charge_authorization', {
        ...{ reference, email: card.email, amount: amountKobo, currency: 'NGN' },
        authorization_code: card.authorization,
      })
      if (status >= 500) throw new ProviderSilent(`Paystack did not charge: ${status}`)
      return status === 200
    },
    async refund(reference) {
      const { status } = await ask('/refund', { transaction: reference })
      if (status >= 500) throw new ProviderSilent(`Paystack gave nothing back: ${status}`)
      return status === 200
    },
    async look(reference) {
      const { status, answer } = await ask(`/transaction/verify/${encodeURIComponent(reference)}`)
      if (status === 400 || status === 404) return null
      const parsed = looked.safeParse(answer)
      if (status !== 200 || !parsed.success || parsed.data.data.reference !== reference)
        throw new ProviderSilent(`Paystack did not tell of a payment: ${status}`)
      const { data } = parsed.data
      return {
        status: statuses[data.status] ?? 'open',
        amountKobo: data.amount,
        currency: data.currency,
        isLive: data.domain === 'live',
        channel: data.channel ?? null,
        card: cardOf(data),
      }
    },
    async lookAtDispute(dispute) {
      const { status, answer } = await ask(`/dispute/${encodeURIComponent(dispute)}`)
      if (status === 400 || status === 404) return null
      const parsed = disputed.safeParse(answer)
      if (status !== 200 || !parsed.success)
        throw new ProviderSilent(`Paystack did not tell of a dispute: ${status}`)
      const { data } = parsed.data
      if ((data.domain === 'live') !== isLive) return null
      return {
        reference: data.transaction.reference,
        status: disputeStatusOf(data),
        lostKobo: data.refund_amount ?? null,
        answerBy: dayOf(data.dueAt ?? data.due_at ?? null),
      }
    },
    readNews(body, signature) {
      const expected = createHmac('sha512', secretKey).update(body).digest()
      const given = Buffer.from(signature ?? '', 'hex')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const parsed = news.safeParse(jsonIn(body))
      if (!parsed.success) return { reference: null, dispute: null }
      const { event, data } = parsed.data
      return event.startsWith('charge.dispute.')
        ? { reference: null, dispute: data.id == null ? null : String(data.id) }
        : { reference: data.reference ?? null, dispute: null }
    },
  }
}

// A dispute that the site declined and that is resolved was refused by the bank: the money stays.
function disputeStatusOf({ status, resolution }: z.infer<typeof disputed>['data']): SeenDispute['status'] {
  if (status !== 'resolved') return 'open'
  else if (resolution === 'declined') return 'won'
  else return resolution?.endsWith('accepted') ? 'lost' : 'open'
}

function dayOf(moment: string | null): Day | null {
  const date = new Date(moment ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : dayInNigeria(date)
}

function cardOf({ authorization, customer }: z.infer<typeof looked>['data']): Card | null {
  if (!authorization?.reusable || !customer) return null
  const { authorization_code: code, last4, exp_month: month, exp_year: year } = authorization
  return {
    ...{ authorization: code, email: customer.email, lastFour: last4 },
    expires: `${year}-${month.padStart(2, '0')}`,
  }
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { seconds } from '#domain/time/durations.ts'
import type { PaystackSettings } from '#server/kernel/payment-settings.ts'
import { type Look, type Payments, ProviderSilent } from './contract.ts'

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
  }),
})

const news = z.object({ event: z.string(), data: z.object({ reference: z.string().nullish() }) })

// As documented for "verify transaction". A status that is not here may still become another.
const statuses: Readonly<Record<string, Look['status']>> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'failed',
}

/**
 * Paystack, by its documented interface: initialize, verify and webhooks. Requests are never repeated here: a payment whose
 * start was not answered is looked at later.
 */
export function openPaystack({ secretKey, apiUrl, tradeName, checkoutOrigin }: PaystackSettings): Payments {
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
    isLive: secretKey.startsWith('sk_live_'),
    trial: null,
    async start({ reference, email, amountKobo, returnTo }) {
      const { status, answer } = await ask('/transaction/initialize', {
        ...{ reference, email, amount: amountKobo, currency: 'NGN', callback_url: returnTo },
      })
      const parsed = started.safeParse(answer)
      if (status !== 200 || !parsed.success || parsed.data.data.reference !== reference)
        throw new ProviderSilent(`Paystack did not start a payment: ${status}`)
      const url = new URL(parsed.data.data.authorization_url)
      if (url.origin !== checkoutOrigin) throw new ProviderSilent('Paystack leads to another site')
      return url
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
      }
    },
    readNews(body, signature) {
      const expected = createHmac('sha512', secretKey).update(body).digest()
      const given = Buffer.from(signature ?? '', 'hex')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const parsed = news.safeParse(jsonIn(body))
      return { reference: (parsed.success && parsed.data.data.reference) || null }
    },
  }
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

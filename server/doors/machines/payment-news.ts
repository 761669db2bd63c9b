import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { isFrozen } from '#server/freezing/is-frozen.ts'
import type { Application } from '#server/kernel/application.ts'
import { settleDispute } from '#server/plans/disputes/settle-dispute.ts'
import { settlePayment } from '#server/plans/payments/settle-payment.ts'
import { smallBody } from './small-body.ts'

const mostBytes = 64 * 1024

/**
 * Where the provider tells that something happened to a payment. Its signature is checked over the bytes as they came. What it
 * tells is a reason to ask the provider, so that forged, old and reordered news change nothing. None of it is stored.
 *
 * 200: taken, also where it is about nothing of ours. 401: not signed. 413: too long. 500 and 503: the provider tells it again later.
 */
export function mountPaymentNews(site: Hono<{ Bindings: HttpBindings }>, application: Application): void {
  const { payments } = application
  if (!payments) return
  site.post('/payments/news', smallBody(mostBytes), async (context) => {
    const body = Buffer.from(await context.req.arrayBuffer())
    const news = payments.readNews(body, context.req.header('x-paystack-signature') ?? null)
    if (!news) return context.body(null, 401)
    // The provider tells it again later.
    if (await isFrozen(application)) return context.body(null, 503)
    if (news.reference !== null) await settlePayment(application, news.reference)
    if (news.dispute !== null) await settleDispute(application, news.dispute)
    return context.body(null, 200)
  })
}

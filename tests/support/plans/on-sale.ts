import { paymentSettings } from '#server/kernel/payment-settings.ts'
import { openPayments } from '#server/payments/index.ts'
import type { TestApplication } from '../test-application.ts'
import { paystackStandIn, type StandIn, secretKey } from './paystack-stand-in.ts'

/** Lets an application sell plans through a stand-in of Paystack. */
export async function putOnSale(application: TestApplication): Promise<StandIn> {
  const standIn = await paystackStandIn()
  const settings = paymentSettings(
    {
      PAYSTACK_SECRET_KEY: secretKey,
      PAYSTACK_API_URL: standIn.origin,
      PAYMENT_TRADE_NAME: 'Lamp Books',
    },
    application.publicUrl,
    false,
  )
  application.payments = openPayments(settings, application)
  return standIn
}

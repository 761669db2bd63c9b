import { type Payments, ProviderSilent } from '#server/payments/contract.ts'

/** A provider that starts payments, of which nothing is heard afterwards. */
export const startingPayments: Payments = {
  ...{ tradeName: 'Lamp Books', isLive: false, checkoutOrigin: 'https://checkout.invalid' },
  start: async () => new URL('https://checkout.invalid/access'),
  charge: async () => true,
  refund: async () => false,
  look: async () => {
    throw new ProviderSilent('nothing is heard')
  },
  lookAtDispute: async () => null,
  readNews: () => null,
  trial: null,
}

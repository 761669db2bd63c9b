import type { Play } from '#domain/plans/trial.ts'

/** Where a payment is, as the provider tells it now. */
export type Look = {
  /** `open`: it may still be paid. */
  status: 'paid' | 'open' | 'failed'
  amountKobo: number
  currency: string
  /** Real money, or the provider's own world for trials. */
  isLive: boolean
  /** As the provider calls it: `card`, `bank_transfer`, `ussd`. */
  channel: string | null
  /** A card that can be charged again; null where the payment was made otherwise. */
  card: Card | null
}

export type Card = {
  /** What the provider takes in place of the card's number, together with the address of the first payment. */
  authorization: string
  email: string
  lastFour: string
  /** YYYY-MM. */
  expires: string
}

export type Charge = { reference: string; amountKobo: number; card: Pick<Card, 'authorization' | 'email'> }

export type Start = {
  /** Ours: random, and used once. */
  reference: string
  /** A one-time address of ours, because the provider asks for one. */
  email: string
  amountKobo: number
  /** Only a card can be charged again. */
  onlyCard: boolean
  /** Where the provider's page leads back to. */
  returnTo: string
}

/** Who takes the money. People pay on a page of theirs; no script of theirs is on a page of ours. */
export type Payments = {
  /** The name that a bank shows beside the payment. */
  tradeName: string
  /** Whether only real money counts. */
  isLive: boolean
  /** The only origin to which a payment leads. */
  checkoutOrigin: string
  /** @throws ProviderSilent */
  start(payment: Start): Promise<URL>
  /**
   * Charges a card again. Whether it was paid is found out by looking.
   *
   * @returns whether the provider took the order
   * @throws ProviderSilent
   */
  charge(charge: Charge): Promise<boolean>
  /**
   * Gives all of a payment back, by the way on which it came.
   *
   * @returns whether the provider took the order; it takes none twice
   * @throws ProviderSilent
   */
  refund(reference: string): Promise<boolean>
  /** Null where the provider does not know it. @throws ProviderSilent */
  look(reference: string): Promise<Look | null>
  /**
   * Reads what the provider tells by itself. It is a reason to look, and nothing else is taken from it.
   *
   * @param body as it came, byte by byte
   * @returns null where it is not signed by the provider
   */
  readNews(body: Buffer, signature: string | null): { reference: string | null } | null
  /** Where payments are on trial, a page of ours says what happens to them; null where a service takes money. */
  trial: { play(reference: string, play: Play): Promise<void> } | null
}

/** The provider did not answer, or not as documented. What it did is found out by looking again. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent'
}

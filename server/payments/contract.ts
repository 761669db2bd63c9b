import type { SeenDispute } from '#domain/plans/payments.ts'
import type { Decision, Play } from '#domain/plans/trial.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'

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

/** A payment whose bank asks for the money back. */
export type DisputeLook = SeenDispute & {
  reference: string
  /** The last day on which the site can answer; null where none is named. */
  answerBy: Day | null
}

/** What the provider tells by itself: which payment or which dispute to look at. */
export type News = { reference: string | null; dispute: string | null }

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
  /** Null where the provider does not know it, or it is of another world. @throws ProviderSilent */
  lookAtDispute(dispute: string): Promise<DisputeLook | null>
  /**
   * Reads what the provider tells by itself. It is a reason to look, and nothing else is taken from it.
   *
   * @param body as it came, byte by byte
   * @returns null where it is not signed by the provider
   */
  readNews(body: Buffer, signature: string | null): News | null
  /** Where payments are on trial, a page of ours says what happens to them; null where a service takes money. */
  trial: {
    play(reference: string, play: Play): Promise<void>
    /** What the bank decides about a payment that was played as disputed. Its dispute has the payment's reference. */
    decide(reference: string, decision: Decision): Promise<void>
  } | null
}

/** The provider did not answer, or not as documented. What it did is found out by looking again. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent'
}

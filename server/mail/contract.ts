/** A mail in plain text. Nothing in it may say what a report is about. */
export type Letter = {
  /** Stays the same when a letter is tried again, so that a receiving server can tell. */
  id: string
  to: string
  subject: string
  text: string
  /** Where one click stops this kind of mail (RFC 8058); left out for mail that was asked for. */
  stopAddress?: string
}

export type Mail = {
  /** True when letters leave this machine, so that addresses can be confirmed by them. */
  isReal: boolean
  /** @throws MailFailed */
  send(letter: Letter): Promise<void>
  /** Deletes the letters that are kept on this machine since this moment or before. Where a mail server takes them there are none. */
  deleteUntil(limit: Date): Promise<void>
  close(): void
}

/**
 * What is known after a failure. `refused`: this address will not take it later either. `not-taken`: worth another try.
 * `unknown`: the line broke after the words were handed over, so it may have arrived.
 */
export type MailOutcome = 'refused' | 'not-taken' | 'unknown'

const mark = Symbol.for('fitila.mail-failed')

export class MailFailed extends Error {
  readonly outcome: MailOutcome
  readonly [mark] = true

  constructor(reason: string, outcome: MailOutcome) {
    super(reason)
    this.name = 'MailFailed'
    this.outcome = outcome
  }
}

export function isMailFailed(thrown: unknown): thrown is MailFailed {
  return typeof thrown === 'object' && thrown !== null && mark in thrown
}

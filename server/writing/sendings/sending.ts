import type { ReceiptCode } from '@fitila/receipts/receipt-code'
import type { Person } from '#domain/actor.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import type { Caller } from '#server/access/caller.ts'
import type { Application } from '#server/kernel/application.ts'

export type Submitted = { id: string; referenceNumber: string }

/** A report that was checked and waits to be stored. */
export type Sending = {
  application: Application
  sender: AccountSender | FormSender
  words: ReportText
  submissionKey: string
  /** The id of the rejected report that this one was filled from. */
  earlier: string | null
}

export type AccountSender = { kind: 'account'; actor: Person }

/** A form without an account: the number of the form and the code stay out of the database. */
export type FormSender = {
  kind: 'form'
  formHash: Buffer
  lookupHash: Buffer
  code: ReceiptCode
  /** Looks at the saved draft before it goes with the report. @throws RuleBroken 'draft-changed' */
  checkDraft: (sealedDraft: Uint8Array) => void
  /** Counted where the report is stored: staff read later what comes after many of one network. */
  caller: Caller
}

/** `before`: the same form came before, and this is its report. */
export type Outcome =
  | { kind: 'stored'; report: Submitted; leftBehind: readonly string[] }
  | { kind: 'before'; report: Submitted }
  | { kind: 'refused'; refusal: Error }

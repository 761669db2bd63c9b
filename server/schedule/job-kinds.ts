/**
 * Every kind of work that is done after the answer, and what it has to know. Keep that to ids where it can be: it is sealed,
 * but less is better. `server/schedule/jobs/handlers.ts` has to say how each is done.
 */
export type JobData = {
  /** A letter that says that there is news, if by then there still is some of this moment or later. */
  'mail.news': { userId: string; since: string }
  'registration-letter': { registrationId: string }
  'confirmation-letter': { email: string }
  'reset-letter': { email: string }
  'new-address-letter': { userId: string; email: string }
  'account-notice': {
    to: string
    notice: 'address-change-asked' | 'address-changed' | 'password-changed' | 'second-step-changed'
  }
  sweep: Record<never, never>
  /** Chains what happened, and signs the root of a day that has ended. */
  'log.advance': Record<string, never>
  /** Deletes the drafts whose time has run out. */
  'drafts.sweep': Record<string, never>
  /** Marks new and changed reports, so that they are found beside similar ones. */
  'reports.mark': Record<string, never>
  /** Deletes uploads that nobody finished, and stored bytes that no row knows. */
  'attachments.sweep': Record<string, never>
}

export type JobKind = keyof JobData

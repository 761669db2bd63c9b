import type { Lane } from './lanes.ts'

/**
 * Every kind of work that is done after the answer, and what it has to know. Keep that to ids where it can be: it is sealed,
 * but less is better. `server/schedule/jobs/handlers.ts` has to say how each is done. What is done regularly is in
 * `server/schedule/jobs/schedule.ts`.
 */
export type JobData = {
  /** Goes on comparing a declaration of interests with the reports. */
  'declaration.compare': { userId: string; declaredAt: string }
  /** Makes public what was approved; at an uneven moment. */
  'publication.batch': Record<string, never>
  /** A letter that says that there is news, if by then there still is some of this moment or later. */
  'mail.news': { userId: string; since: string }
  /** The same letter, if by then there still is something to do about the renewal of their plan. */
  'mail.plan-news': { userId: string }
  'registration-letter': { registrationId: string }
  'confirmation-letter': { email: string }
  'reset-letter': { email: string }
  'new-address-letter': { userId: string; email: string }
  'account-notice': {
    to: string
    notice:
      | 'address-change-asked'
      | 'address-changed'
      | 'password-changed'
      | 'second-step-changed'
      | 'second-step-reset-asked'
      | 'journal-alarm'
      | 'api-key-made'
      | 'api-key-revoked'
      | 'webhook-stopped'
  }
}

export type JobKind = keyof JobData

export const laneOf = {
  'declaration.compare': 'chores',
  'publication.batch': 'chores',
  'mail.news': 'mail',
  'mail.plan-news': 'mail',
  'registration-letter': 'mail',
  'confirmation-letter': 'mail',
  'reset-letter': 'mail',
  'new-address-letter': 'mail',
  'account-notice': 'mail',
} as const satisfies Record<JobKind, Lane>

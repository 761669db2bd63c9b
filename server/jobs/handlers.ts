import {
  sendConfirmationLetter,
  sendNewAddressLetter,
  sendNotice,
  sendRegistrationLetter,
  sendResetLetter,
} from '#server/people/account-letters.ts'
import type { JobKind } from '#server/queue/job-kinds.ts'
import type { Handler } from './run-due-jobs.ts'
import { sweepAndComeBack } from './sweep.ts'

/** How each kind of work is done. A kind that is missing here does not compile. */
export const handlers = {
  'registration-letter': sendRegistrationLetter,
  'confirmation-letter': sendConfirmationLetter,
  'reset-letter': sendResetLetter,
  'new-address-letter': sendNewAddressLetter,
  'account-notice': sendNotice,
  sweep: sweepAndComeBack,
} satisfies Record<JobKind, Handler>

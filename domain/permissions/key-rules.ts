import { people } from './rule.ts'

/** Keys of the API. To make one, the password or a code was given a moment ago. A suspended person still revokes theirs. */
export const keyRules = {
  'key.see': people({ evenSuspended: true }),
  'key.make': people({ confirmed: true }),
  'key.revoke': people({ evenSuspended: true }),
} as const

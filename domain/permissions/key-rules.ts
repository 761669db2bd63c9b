import { people } from './rule.ts'

/** Keys and webhooks of the API. To make one, the password or a code was given a moment ago. A suspended person still revokes theirs. */
export const keyRules = {
  'key.see': people({ evenSuspended: true }),
  'key.make': people({ confirmed: true }),
  'key.revoke': people({ evenSuspended: true }),
  'webhook.see': people({ evenSuspended: true }),
  'webhook.make': people({ confirmed: true }),
  'webhook.change-key': people({ confirmed: true }),
  'webhook.try': people(),
  'webhook.remove': people({ evenSuspended: true }),
} as const

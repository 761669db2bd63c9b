import { everyone, staff } from './rule.ts'

/** What visitors write to us, and how often pages were opened. Neither belongs to a person with an account. */
export const messageRules = {
  'message.send': everyone(),
  'message.read': staff('answers-messages'),
  'message.close': staff('answers-messages'),
  'page-views.count': everyone(),
  'refused-by-browsers.count': everyone(),
  'page-views.read': staff('administers', { otherwise: 'administrators-only' }),
} as const

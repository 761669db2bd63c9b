import { staffRoles } from '../people/roles.ts'
import { forRoles } from './rule.ts'

/** What visitors write to us, and how often pages were opened. Neither belongs to anybody, so nobody has one of their own. */
export const messageRules = {
  'message.read': forRoles<null>(staffRoles),
  'message.close': forRoles<null>(staffRoles),
  'page-views.read': forRoles<null>(['administrator'], () => true, 'administrators-only'),
} as const

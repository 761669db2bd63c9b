import { people } from './rule.ts'

/**
 * What a plan brings. What an account has made stays visible to it without the plan, and can be deleted: it is paused, and
 * nothing in it is changed.
 */
export const featureRules = {
  'search.advanced': people({ feature: 'advanced-search' }),
  'saved-search.see': people({ evenSuspended: true }),
  'saved-search.save': people({ feature: 'advanced-search' }),
  'saved-search.delete': people({ evenSuspended: true }),
  'dashboard.see': people({ feature: 'dashboard' }),
  'analytics.see': people({ feature: 'analytics' }),
  'folder.see': people({ evenSuspended: true }),
  'folder.change': people({ feature: 'report-selection' }),
  'folder.delete': people({ evenSuspended: true }),
  'name-list.see': people({ evenSuspended: true }),
  'name-list.compare': people({ feature: 'cross-reference' }),
  'name-list.delete': people({ evenSuspended: true }),
} as const

import { everyone, people, staff } from './rule.ts'

/** Who may open which kind of page. A suspended person still reads their own reports, and no page of the staff. */
export const pageRules = {
  'page.everyone': everyone(),
  'page.person': people({ evenSuspended: true }),
  'page.staff': staff('judges'),
  'page.administrator': staff('administers', { otherwise: 'administrators-only' }),
} as const

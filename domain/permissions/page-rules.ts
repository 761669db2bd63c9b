import { type Role, staffRoles } from '../people/roles.ts'
import { forStaff, type Rule } from './rule.ts'

const administrators: readonly Role[] = ['administrator']

/** Who may open which kind of page. A suspended person still reads their own reports, and no page of the staff. */
export const pageRules = {
  'page.person': ((actor) => (actor.kind === 'person' ? true : 'sign-in-needed')) satisfies Rule<null>,
  'page.staff': forStaff<null>(staffRoles),
  'page.administrator': forStaff<null>(administrators, () => true, 'administrators-only'),
} as const

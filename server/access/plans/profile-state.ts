import { createHash } from 'node:crypto'
import type { AccountStatus } from '#domain/people/accounts.ts'
import type { Role } from '#domain/people/roles.ts'
import type { PaidTier } from '#domain/plans/plans.ts'
import type { PlanNews } from '#domain/plans/renewals.ts'

type Shown = {
  username: string
  email: string
  role: Role
  status: AccountStatus
  running: PaidTier | null
  hadTime: boolean
  isPastDue: boolean
  planNews: PlanNews | null
}

/** A short value for what the frame of a page shows of a person. A page carries it, and the live line sends the present one. */
export function profileState(person: Shown): string {
  const { username, email, role, status, running, hadTime, isPastDue, planNews } = person
  const shown = [username, email, role, status, running, hadTime, isPastDue, planNews]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
}
